package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgeCommandTest {
    /** A rook chases an unrooted cannon, which goes to and fro. */
    private static final String CHASE = "9/3k5/5a3/9/6b2/2c6/9/4K4/6R2/9 w";

    private static final String CYCLE = "g1c1 c4g4 c1g1 g4c4";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void explainsTheVerdictMoveByMove() throws IOException {
        judge("--rules", "tw113", "--fen", CHASE, "--moves", CYCLE, "--fold", "3");
        assertEquals(
                List.of(
                        "紅方長捉不變，紅方負。",
                        "《中華民國象棋規則》113 年修訂版（2024），2章2節C5",
                        "紅方步步捉包：長捉。",
                        "黑方未犯例。",
                        "紅方俥三平七（捉）：俥捉包",
                        "黑方包3平7（閒）：包逃開，解捉",
                        "紅方俥七平三（捉）：俥捉包",
                        "黑方包7平3（閒）：包逃開，解捉"),
                lines());
    }

    @Test
    void warnsInTheWordsOfTheBook() throws IOException {
        judge("--rules", "xqef", "--fen", CHASE, "--moves", CYCLE, "--fold", "2");
        assertEquals("警誡：紅方長捉，紅方不變作負。", lines().get(0));
        assertEquals("《通用象棋規則》0.7 版（2022），61(2)", lines().get(1));
    }

    @Test
    void saysThatAPieceFindsARoot() throws IOException {
        String fen = "3k5/2n5R/b3ba3/2P6/9/9/9/9/2c6/5K3 w";
        judge("--rules", "axf", "--fen", fen, "--moves", "c6d6 a7c5 d6c6 c5a7", "--fold", "3");
        assertTrue(lines().get(4).endsWith("俥捉馬"), lines().get(4));
        assertTrue(lines().get(5).endsWith("馬生根，解捉"), lines().get(5));
    }

    /** Two horses take turns at a pawn as the king uncovers them (CXA2011 图15). */
    @Test
    void explainsWhatMovesThreatenInChina() throws IOException {
        String fen = "5k3/9/9/9/9/9/9/3NN4/3K5/4p4 w";
        judge("--rules", "cxa2011", "--fen", fen, "--moves", "d1e1 e0d0 e1d1 d0e0", "--fold", "3", "--lang", "zh-CN");
        assertEquals("警告：红方为禁止着法，红方变着，不变作负。", lines().get(0));
        assertEquals("红方两捉，步步捉无根子：禁止着法。", lines().get(2));
        assertEquals("红方帅六平五（捉）：六路马捉卒（马六退五）", lines().get(4));
    }

    /** The check wins one or the other, as it is answered (CXA2011 参考图3). */
    @Test
    void namesTheMovesByWhichACheckWouldWin() throws IOException {
        String fen = "4ka3/4a4/4b4/2p6/9/2RN5/2p6/9/3C5/4K4 w";
        judge("--rules", "cxa2011", "--fen", fen, "--moves", "c4a4 e7c9 a4c4 c9e7", "--fold", "3");
        assertEquals("紅方俥七平九（捉）：伏俥九進五將軍，再炮六進八得五路士，或俥九平七得象", lines().get(4));
        out.reset();
        judge("--lang", "en", "--rules", "cxa2011", "--fen", fen, "--moves", "c4a4 e7c9 a4c4 c9e7", "--fold", "3");
        assertEquals(
                "Red R7=9 (chase): R9+5 check, then C6+8 would win black advisor on file 5, or R9=7 black elephant",
                lines().get(4));
    }

    /** CXA2011 图7: the same check could win an advisor, but who would? */
    @Test
    void saysNothingOfWhatAMatingCheckMightWin() throws IOException {
        String fen = "3ak1c2/4aRN1r/9/3P5/9/9/9/9/4A4/4K3C w";
        judge("--rules", "cxa2011", "--fen", fen, "--moves", "i0h0 i8h8 h0i0 h8i8", "--fold", "3");
        assertEquals("紅方炮一平二（殺）：伏炮二進九將軍，再俥四進一將軍，再傌三退四將軍，再兵六進一，連將殺", lines().get(4));
    }

    /** CXA2011 图8. */
    @Test
    void countsTheAttacksInEnglish() throws IOException {
        String fen = "7R1/2r2k2P/9/9/9/9/c8/4B4/9/4K4 w";
        judge("--lang", "en", "--rules", "cxa2011", "--fen", fen, "--moves", "h9h3 f8f9 h3h9 f9f8", "--fold", "3");
        assertEquals("Red: 1 check, 1 chase. Every move attacks, which is forbidden.", lines().get(2));
    }

    @Test
    void tellsProgramsWhetherASearchReachedItsBound() throws IOException {
        judge("--json", "--rules", "cxa2011", "--fen", CHASE, "--moves", CYCLE, "--fold", "3");
        assertTrue(lines().get(0).endsWith("\"bounded\": false}"), lines().get(0));
    }

    @Test
    void speaksEnglish() throws IOException {
        judge("--lang", "en", "--rules", "axf", "--fen", CHASE, "--moves", CYCLE, "--fold", "2");
        assertEquals("Warning: Red is chasing perpetually. Red loses unless Red changes.", lines().get(0));
        assertEquals("Red R3=7 (chase): red rook chases black cannon", lines().get(4));
    }

    @Test
    void answersProgramsInJson() throws IOException {
        judge("--json", "--rules", "axf", "--fen", CHASE, "--moves", CYCLE, "--fold", "2");
        String json = lines().get(0);
        assertTrue(json.startsWith("{\"status\": \"warned\", \"result\": \"0-1\", \"offender\": \"red\", "), json);
        assertTrue(json.contains("\"classes\": [\"捉\", \"閒\", \"捉\", \"閒\"]"), json);
    }

    @Test
    void judgesThePositionWithoutMoves() throws IOException {
        judge("--json", "--moves", "");
        assertTrue(lines().get(0).startsWith("{\"status\": \"ongoing\", \"result\": \"*\", \"offender\": \"none\""));
        out.reset();
        judge("--json", "--fen", "R3k4/1R7/9/9/9/9/9/9/9/3K5 b");
        assertTrue(lines().get(0).startsWith("{\"status\": \"decided\", \"result\": \"1-0\", \"offender\": \"none\""));
    }

    @Test
    void answersABatchLineByLineAndGoesOnAfterAnError() throws IOException {
        String input = CHASE + "\tg1c1 g1c1\n" + CHASE + "\tg1c1 x\nnonsense\n" + CHASE + "\n";
        Desk.run(
                List.of("judge", "--batch", "--lang", "en"),
                null,
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                out,
                err);
        assertEquals("{\"error\": \"Move 2, \\\"g1c1\\\", is illegal.\"}", lines().get(0));
        assertTrue(lines().get(1).startsWith("{\"error\": \"Move 2, \\\"x\\\", is not understood"), lines().get(1));
        assertTrue(lines().get(2).startsWith("{\"error\": "), lines().get(2));
        assertTrue(lines().get(3).startsWith("{\"status\": \"ongoing\""), lines().get(3));
    }

    @Test
    void refusesUnknownBooksAndFolds() throws IOException {
        assertEquals(2, judge("--rules", "chess"));
        assertEquals(2, judge("--fold", "0"));
        assertEquals(2, judge("--fold", "many"));
    }

    private int judge(String... line) throws IOException {
        List<String> all = new java.util.ArrayList<>(List.of("judge"));
        all.addAll(List.of(line));
        return Desk.run(all, null, new ByteArrayInputStream(new byte[0]), out, err);
    }

    private List<String> lines() {
        return List.of(out.toString(StandardCharsets.UTF_8).split("\n"));
    }
}
