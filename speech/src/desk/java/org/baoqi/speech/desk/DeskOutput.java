package org.baoqi.speech.desk;

import java.io.PrintStream;
import java.util.List;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.table.Table;

/** Says announcements: prints them, and speaks them if that is wanted. */
interface DeskOutput extends AutoCloseable {
    /** The output of a terminal, with a voice if that is wanted and there is one. */
    static DeskOutput of(boolean voice, Terminal terminal) {
        DeskOutput printed = new Printed(terminal.out());
        if (!voice) return printed;
        return SpokenOutput.beside(printed, terminal.spoken()).orElseGet(() -> {
            terminal.err().println(terminal.words().say("play.no-voice"));
            return printed;
        });
    }

    void say(List<Announcement> announcements);

    /** Falls silent. */
    void stop();

    /** As the audience of a table, whose match is saved with everything that is said. */
    default Table.Audience saving(Runnable save) {
        return new Table.Audience() {
            @Override
            public void hear(List<Announcement> said) {
                if (said.isEmpty()) return;
                say(said);
                save.run();
            }

            @Override
            public boolean changeVoice(Request how) {
                return DeskOutput.this.changeVoice(how);
            }
        };
    }

    /** Speaks faster, slower, louder or less loud; whether it can. */
    default boolean changeVoice(Request how) {
        return false;
    }

    @Override
    void close();

    /** Writes what is said, one announcement a line, for eyes, braille displays and screen readers. */
    record Printed(PrintStream out) implements DeskOutput {
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
}
