package org.baoqi.speech.desk;

import java.util.List;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.table.Table;

/** Where announcements go. */
interface Mouth extends AutoCloseable {
    void say(List<Announcement> announcements);

    /** Falls silent. */
    void stop();

    /** As the audience of a table, whose match is saved with everything that is said. */
    default Table.Audience saving(Runnable save) {
        return said -> {
            if (said.isEmpty()) return;
            say(said);
            save.run();
        };
    }

    @Override
    void close();
}
