package org.baoqi.speech.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.ZipInputStream;
import org.baoqi.speech.library.KeptRecord.Origin;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BackupTest {
    private static final List<KeptRecord> GAMES = List.of(
            new KeptRecord("a-1", Origin.IMPORTED, "", "[Red \"甲\"]\n\n炮二平五 馬8進7 1-0", true),
            new KeptRecord("", Origin.IMPORTED, "", "[Red \"乙\"]\n\n兵七進一 {仙人指路} 卒7進1 *", false),
            new KeptRecord("c-3", Origin.REFEREED, "baoqi-match 1\n0 begun\n", "[Red \"丙\"]\n\n炮二平五 *", false));

    private static byte[] file(List<KeptRecord> games) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Backup.write(games, out);
        return out.toByteArray();
    }

    @Test
    void comesBackAsItWas() throws IOException {
        assertEquals(new Backup.Reading(GAMES, 0, false), Backup.read(file(GAMES)));
        assertTrue(Backup.isBackup(file(GAMES)));
    }

    /** The first versions wrote none. */
    @Test
    void aGameWithoutAnOriginWasPlayedIfItHasALog() {
        String log = "baoqi-match 1\n0 begun\n";
        String head = "baoqi-game 1\nid a\nlog ";
        assertEquals(
                Optional.of(Origin.PLAYED),
                KeptRecord.read(head + log.length() + "\n" + log + "\npgn 1\n*\n")
                        .map(KeptRecord::origin));
        assertEquals(
                Optional.of(Origin.IMPORTED),
                KeptRecord.read(head + "0\n\npgn 1\n*\n").map(KeptRecord::origin));
    }

    @Test
    void isAZipThatAnyProgramOpens() throws IOException {
        ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file(GAMES)));
        int entries = 0;
        while (zip.getNextEntry() != null) entries++;
        assertEquals(3, entries);
    }

    @Test
    void aBackupThatIsCutOffGivesTheGamesBeforeTheCut() throws IOException {
        byte[] whole = file(GAMES);
        for (int length = 0; length < whole.length; length++) {
            Backup.Reading part = Backup.read(Arrays.copyOf(whole, length));
            assertEquals(GAMES.subList(0, part.games().size()), part.games());
        }
    }

    @Test
    void aSpoiltByteCostsOneGameAtMost() throws IOException {
        byte[] whole = file(GAMES);
        Random random = new Random(4);
        for (int i = 0; i < 2_000; i++) {
            byte[] spoilt = whole.clone();
            spoilt[random.nextInt(spoilt.length)] = (byte) random.nextInt();
            List<KeptRecord> read = new ArrayList<>(Backup.read(spoilt).games());
            assertTrue(read.size() >= GAMES.size() - 1);
            assertTrue(GAMES.containsAll(read));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1 | 0 | 1 | 1 | 新增一局，更新零局，一局已經有了。 另有一局損壞，讀不出來。", "0 | 0 | 0 | 0 | 備份檔裡沒有可以讀的棋局。"})
    void saysWhatCameOfIt(int added, int changed, int same, int lost, String said) {
        Backup.Merged merged = new Backup.Merged(added, changed, same, lost, false);
        assertEquals(said, String.join(" ", merged.sentences(Words.in(Language.TRADITIONAL))));
    }
}
