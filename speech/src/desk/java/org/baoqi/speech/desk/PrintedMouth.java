package org.baoqi.speech.desk;

import java.io.PrintStream;
import java.util.List;
import org.baoqi.speech.announce.Announcement;

/** Writes what is said, one announcement a line, for eyes, braille displays and screen readers. */
record PrintedMouth(PrintStream out) implements Mouth {
    @Override
    public void say(List<Announcement> announcements) {
        for (Announcement announcement : announcements) out.println(announcement.shown());
        out.flush();
    }

    @Override
    public void stop() {
        // What is written stays.
    }

    @Override
    public void close() {
        out.flush();
    }
}
