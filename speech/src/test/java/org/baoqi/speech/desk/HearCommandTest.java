package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HearCommandTest {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    @Test
    void answersInASentence() {
        assertEquals("炮二平五。\n", DeskRun.of("", "hear", "跑而平無").out());
        assertEquals("炮二平五，對嗎？\n", DeskRun.of("", "hear", "二平五").out());
        assertEquals("哪一個？一、傌二進一；二、傌二進三。\n", DeskRun.of("", "hear", "馬二進").out());
        assertEquals(
                "傌二進四，不能走：紅傌被拐馬腳，三路，一線有紅相。\n", DeskRun.of("", "hear", "馬二進四").out());
        assertEquals("指令：我的車在哪裡。\n", DeskRun.of("", "hear", "俥在哪").out());
        assertEquals(
                "沒聽懂，請再說一次。說「說明」可以聽有哪些說法。\n", DeskRun.of("", "hear", "今天天氣好").out());
    }

    @Test
    void answersInTheSpeakersLanguage() {
        assertEquals(
                "C2=5.\n",
                DeskRun.of("", "hear", "--lang", "en", "cannon two to five").out());
        assertEquals(
                "马二进三。\n", DeskRun.of("", "hear", "--lang", "zh-CN", "吗二进三").out());
        assertEquals("俥一進一。\n", DeskRun.of("", "hear", "--lang", "yue", "扯日俊日").out());
        assertEquals(
                "horse 2 advance 4 is not possible: The red horse is blocked: there is a red elephant at its leg,"
                        + " file 3, rank 1.\n",
                DeskRun.of("", "hear", "--lang", "en", "horse two forward four").out());
    }

    @Test
    void asksForTheWordThatWouldTellManyMovesApart() {
        assertEquals("炮二平幾？\n", DeskRun.of("", "hear", "炮二平").out());
        assertEquals(
                "{\"outcome\": \"choices\", \"move\": null,"
                        + " \"choices\": [\"i3i4\", \"g3g4\", \"e3e4\", \"c3c4\", \"a3a4\"],"
                        + " \"said\": \"哪一隻兵？\", \"reason\": \"哪一隻兵？\"}\n",
                DeskRun.of("", "hear", "--json", "兵進一").out());
    }

    @Test
    void takesAPositionAndTheAlternativesInOrder() {
        assertEquals(
                "帥五平四。\n",
                DeskRun.of("", "hear", "--fen", "3k5/9/9/9/9/9/9/9/9/4K4 w", "天氣", "率五平四")
                        .out());
    }

    @Test
    void waitsForAnAnswerOrAChoice() {
        assertEquals(
                "指令：對。\n", DeskRun.of("", "hear", "--expect", "answer", "隊").out());
        assertEquals(
                "指令：第二個。\n", DeskRun.of("", "hear", "--expect", "choice", "而").out());
        assertEquals(2, DeskRun.of("", "hear", "--expect", "nothing", "隊").code());
    }

    @Test
    void answersEachLineOfABatchInJson() {
        String input = START + "\tzh-TW\t跑而平無|炮二平五\n"
                + START + "\tyue\t二平五\n"
                + START + "\tzh-CN\t马二进\n"
                + START + "\tzh-TW\t炮三平五\n"
                + START + "\tzh-TW\t人數\n"
                + START + "\ten\thello\n"
                + START + "\tfr\tbonjour\n"
                + START + "\n";
        assertEquals(
                "{\"outcome\": \"sure\", \"move\": \"h2e2\", \"choices\": [], \"said\": \"炮二平五\", \"reason\": null}\n"
                    + "{\"outcome\": \"confirm\", \"move\": \"h2e2\", \"choices\": [], \"said\": \"炮二平五\", \"reason\":"
                    + " null}\n"
                    + "{\"outcome\": \"choices\", \"move\": null, \"choices\": [\"h0i2\", \"h0g2\"], \"said\":"
                    + " \"一、马二进一；二、马二进三\", \"reason\": null}\n"
                    + "{\"outcome\": \"illegal\", \"move\": null, \"choices\": [], \"said\": \"炮三平五\", \"reason\":"
                    + " \"炮三平五，不能走：紅方沒有這樣的棋子；說「我的棋子」可以聽有哪些。\"}\n"
                    + "{\"outcome\": \"command\", \"move\": null, \"choices\": [], \"said\": \"認輸\", \"reason\": null,"
                    + " \"command\": \"resign\"}\n"
                    + "{\"outcome\": \"unknown\", \"move\": null, \"choices\": [], \"said\": null, \"reason\": null}\n"
                    + "{\"error\": \"沒有「fr」這個語言，請用 zh-TW、zh-CN、yue 或 en。\"}\n"
                    + "{\"error\": \"這一行要寫 FEN、定位字元、語言、定位字元，再寫候選文字。\"}\n",
                DeskRun.of(input, "hear", "--batch").out());
    }

    @Test
    void needsATextToHear() {
        assertEquals("hear 後面要寫聽到的文字。\n", DeskRun.of("", "hear").err());
    }
}
