package org.baoqi.speech.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.zip.ZipInputStream;
import org.baoqi.speech.Language;
import org.baoqi.speech.Words;
import org.junit.jupiter.api.Test;

class BackupTest {
    private static final List<KeptRecord> GAMES = List.of(
            game("甲", "炮二平五 馬8進7 1-0", true, Set.of("名局", "教學")),
            game("乙", "兵七進一 {仙人指路} 卒7進1 *", false, Set.of()),
            new KeptRecord("baoqi-match 1\n0 begun\n", "[Red \"丙\"]\n\n炮二平五 *", false, Set.of()));

    private static KeptRecord game(String red, String moves, boolean favourite, Set<String> labels) {
        return new KeptRecord("", "[Red \"" + red + "\"]\n\n" + moves, favourite, labels);
    }

    private static byte[] file(List<KeptRecord> games) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Backup.write(games, out);
        return out.toByteArray();
    }

    @Test
    void comesBackAsItWas() throws IOException {
        assertEquals(new Backup.Reading(GAMES, 0), Backup.read(file(GAMES)));
        assertTrue(Backup.isBackup(file(GAMES)));
    }

    @Test
    void isAZipThatAnyProgramOpens() throws IOException {
        ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file(GAMES)));
        int entries = 0;
        while (zip.getNextEntry() != null) entries++;
        assertEquals(3, entries);
    }

    @Test
    void mergesWithoutDuplicates() {
        KeptRecord noted = game("乙", "兵七進一 {仙人指路} 卒7進1 {對兵局} *", true, Set.of("開局"));
        KeptRecord other = game("丁", "炮二平五 *", false, Set.of());
        Backup.Merge merge = Backup.merge(GAMES, List.of(GAMES.get(0), noted, other, other));
        assertEquals(new Backup.Merge(List.of(other), List.of(noted), 2), merge);
        assertEquals(new Backup.Merge(List.of(), List.of(), 3), Backup.merge(GAMES, GAMES));
    }

    @Test
    void whatWasTakenAwayFromARecordElsewhereIsNotLostHere() {
        KeptRecord plain = game("乙", "兵七進一 卒7進1 *", false, Set.of());
        assertEquals(List.of(), Backup.merge(GAMES, List.of(plain)).changed());
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

    @Test
    void saysWhatCameOfIt() throws IOException {
        byte[] spoilt = file(GAMES);
        Arrays.fill(spoilt, 110, 120, (byte) 0);
        Backup.Reading reading = Backup.read(spoilt);
        Backup.Merge merge = Backup.merge(List.of(GAMES.get(1)), reading.games());
        assertEquals(
                List.of("新增一局，更新零局，一局已經有了。", "另有一局損壞，讀不出來。"),
                new BackupWords(Words.in(Language.TRADITIONAL)).sentences(reading, merge));
        assertEquals(
                List.of("The backup holds no game that can be read."),
                new BackupWords(Words.in(Language.ENGLISH))
                        .sentences(Backup.read(new byte[0]), Backup.merge(GAMES, List.of())));
    }
}
