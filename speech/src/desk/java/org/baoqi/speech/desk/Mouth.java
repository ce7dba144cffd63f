package org.baoqi.speech.desk;

import java.util.List;
import org.baoqi.speech.announce.Announcement;

/** Where announcements go. */
interface Mouth extends AutoCloseable {
    void say(List<Announcement> announcements);

    /** Falls silent. */
    void stop();

    @Override
    void close();
}
