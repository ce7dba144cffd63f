package org.baoqi.app.listen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player confirms is known after the app was closed, until he has it forgotten. */
class LearnedVoiceTest {
    private static final SpokenLanguage SPOKEN = SpokenLanguage.TAIWAN_MANDARIN;
    /** Not understood at once by who does not know the speaker. */
    private static final List<String> UNCLEAR = List.of("炮二平啥");

    @TempDir
    File folder;

    private Hearing heard() {
        return opened().parser(SPOKEN).hear(UNCLEAR, Position.initial());
    }

    /** The app is opened anew. */
    private LearnedVoice opened() {
        return new LearnedVoice(folder, Runnable::run);
    }

    private void confirm(int times) {
        for (int i = 0; i < times; i++)
            opened().parser(SPOKEN).learn(UNCLEAR, Position.initial(), Move.iccs("h2g2"), true);
    }

    @Test
    void whatWasConfirmedIsKeptAndCanBeForgotten() {
        Hearing before = heard();
        confirm(3);
        assertEquals(new Hearing.Sure(Move.iccs("h2g2")), heard());
        assertNotEquals(before, heard());
        opened().forget();
        assertEquals(before, heard());
    }

    @Test
    void aFileThatIsNoneCostsNothingButWhatWasLearned() throws Exception {
        Hearing before = heard();
        Path file = folder.toPath().resolve("learned-" + SPOKEN.tag() + ".tsv");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        assertEquals(before, heard());
        confirm(3);
        assertEquals(new Hearing.Sure(Move.iccs("h2g2")), heard());
    }
}
