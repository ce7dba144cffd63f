package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    @Test
    void writesAListOfMovesInEveryForm() {
        assertEquals("炮二平五 馬8進7 俥一進一\n", list("traditional"));
        assertEquals("炮二平五 马8进7 车一进一\n", list("simplified"));
        assertEquals("炮2=5 馬8+7 俥1+1\n", list("axf"));
        assertEquals("炮25 馬87̲ 俥11̲\n", list("short"));
        assertEquals("C2=5 H8+7 R1+1\n", list("english"));
        assertEquals("C2=5 H8+7 R1+1\n", list("wxf"));
        assertEquals("h2e2 h9g7 i0i1\n", list("iccs"));
        assertEquals("h3e3 h10g8 i1i2\n", list("uci"));
    }

    private static String list(String form) {
        return DeskRun.of("1. 砲二平五 H8+7 2. i0i1", "convert", "--to", form).out();
    }

    @Test
    void writesPgn() {
        assertEquals(
                "[Game \"Chinese Chess\"]\n[Result \"*\"]\n[Format \"Chinese\"]\n\n1. 炮二平五 馬8進7\n*\n\n",
                DeskRun.of("h2e2 h9g7", "convert", "--to", "pgn", "-").out());
    }

    @Test
    void writesPgnInAnotherNotation() {
        assertEquals(
                "[Game \"Chinese Chess\"]\n[Result \"*\"]\n[Format \"ICCS\"]\n\n1. H2-E2 H9-G7\n*\n\n",
                DeskRun.of("炮二平五 馬8進7", "convert", "--to", "pgn", "--moves", "iccs")
                        .out());
    }

    @Test
    void writesDhtmlxqAndWhatEnginesAreTold() {
        String dhtmlxq = DeskRun.of("h2e2 h9g7", "convert", "--to", "dhtmlxq").out();
        assertTrue(dhtmlxq.contains("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]"), dhtmlxq);
        assertEquals(
                "position startpos moves h2e2 h9g7\n",
                DeskRun.of(dhtmlxq, "convert", "--to", "ucci").out());
    }

    @Test
    void writesTheRecordSheet() {
        assertTrue(DeskRun.of("h2e2 h9g7", "convert", "--to", "sheet").out().contains("1. 炮二平五 馬8進7\n"));
        assertTrue(DeskRun.of("h2e2", "convert", "--to", "html", "--lang", "en")
                .out()
                .contains("<td>C2=5</td>"));
    }

    @Test
    void takesTheStartFromTheFirstLine() {
        assertEquals(
                "帥五平四\n",
                DeskRun.of("3k5/9/9/9/9/9/9/9/9/4K4 w\nK5=4", "convert", "--to", "traditional")
                        .out());
    }

    @Test
    void readsFilesInGbkAndBig5(@TempDir Path folder) throws IOException {
        assertEquals("h2e2 h9g7\n", file(folder, "炮二平五 马8进7", "GBK"));
        assertEquals("h2e2 h9g7\n", file(folder, "炮二平五 馬8進7", "Big5"));
    }

    private static String file(Path folder, String text, String charset) throws IOException {
        Path file = Files.write(folder.resolve(charset), text.getBytes(Charset.forName(charset)));
        return DeskRun.of("", "convert", "--to", "iccs", file.toString()).out();
    }

    @Test
    void readsStandardInputInGbk() {
        byte[] input = "炮二平五 马8进7".getBytes(Charset.forName("GBK"));
        assertEquals("h2e2 h9g7\n", DeskRun.of(input, "convert", "--to", "iccs").out());
    }

    @Test
    void writesWhatCanBeReadAndTellsTheRestInEveryLanguage() {
        String games = "炮二平五 *\n炮二平五 馬8進7\n馬二進四";
        DeskRun run = DeskRun.of(games, "convert", "--to", "iccs");
        assertEquals(new DeskRun(2, "h2e2\nh2e2 h9g7\n", "第二局：第 3 行：第二回合紅方，「馬二進四」不能走：紅傌被拐馬腳，三路，一線有紅相。\n"), run);
        assertEquals(
                "第二局：第 3 行：第二回合红方，“馬二進四”不能走：红马被蹩马腿，三路，一线有红相。\n",
                DeskRun.of(games, "convert", "--to", "iccs", "--lang", "zh-CN").err());
        assertEquals(
                "Game 2: Line 3: Move 2, Red: \"馬二進四\" is illegal: The red horse is blocked: there is a red elephant"
                        + " at its leg, file 3, rank 1.\n",
                DeskRun.of(games, "convert", "--to", "iccs", "--lang", "en").err());
    }

    @Test
    void answersEachLineOfABatch() {
        String input = START + "\t炮二平五 馬8進7\n"
                + START + "\t炮平五\n"
                + START + "\t炮三平五\n"
                + START + "\tabc\n"
                + START + "\n"
                + "xyz\tabc\n"
                + START + "\t\n";
        assertEquals(
                "{\"moves\": \"h2e2 h9g7\"}\n"
                        + "{\"error\": \"第一回合紅方，「炮平五」不只一種走法，請寫明是哪一個：炮二平五、炮八平五。\"}\n"
                        + "{\"error\": \"第一回合紅方，「炮三平五」：紅方沒有這樣的棋子。\"}\n"
                        + "{\"error\": \"第一回合紅方，看不懂「abc」。\"}\n"
                        + "{\"error\": \"這一行沒有定位字元。要寫 FEN、一個定位字元，再寫著法。\"}\n"
                        + "{\"error\": \"FEN 要有十行，用 / 隔開，這裡有一行。\"}\n"
                        + "{\"moves\": \"\"}\n",
                DeskRun.of(input, "convert", "--to", "iccs", "--batch").out());
    }

    @Test
    void answersWhateverStandsInABatch() {
        Random random = new Random(5);
        String signs = "炮二平五馬8進7前後+-=.()[]{}*$\"\\;% hC";
        StringBuilder input = new StringBuilder();
        for (int line = 0; line < 2_000; line++) {
            input.append(START).append('\t');
            for (int i = random.nextInt(12); i > 0; i--) input.append(signs.charAt(random.nextInt(signs.length())));
            input.append('\n');
        }
        String out = DeskRun.of(input.toString(), "convert", "--to", "short", "--batch")
                .out();
        assertEquals(
                2_000,
                out.lines()
                        .filter(l -> l.matches("\\{\"(moves|error)\": \".*\"}"))
                        .count());
    }

    @Test
    void asksForAFormAndAFileThatAreThere() {
        assertTrue(DeskRun.of("", "convert").err().startsWith("--to 後面要寫 traditional|"));
        assertEquals(
                "讀不到檔案「no/such」。\n",
                DeskRun.of("", "convert", "--to", "wxf", "no/such").err());
    }
}
