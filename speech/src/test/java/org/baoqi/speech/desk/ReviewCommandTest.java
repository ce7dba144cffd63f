package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReviewCommandTest {
    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("game.txt"), text).toString();
    }

    @Test
    void goesThroughAGameAndEndsPolitelyWithTheInput() throws IOException {
        DeskRun run = DeskRun.of("下一步\n下一步\n", "review", file("[Red \"甲\"]\n[Black \"乙\"]\n\n炮二平五 馬8進7 1-0"));
        assertEquals("甲對乙，紅勝。\n共一回合。\n開局：中炮局。\n第一回合紅方，炮二平五\n第一回合黑方，馬8進7\n覆盤結束。\n", run.out());
        assertEquals(0, run.code());
    }

    @Test
    void keepsVariationsAndComments() throws IOException {
        Path saved = folder.resolve("saved.pgn");
        DeskRun.of("炮八平五\n註解：也可以\n", "review", file("炮二平五 馬8進7"), "--save", saved.toString());
        assertTrue(Files.readString(saved).contains("(1. 炮八平五 {也可以})"), Files.readString(saved));
    }

    @Test
    void analysesAndNamesTheMistakes() throws IOException {
        DeskRun run = DeskRun.of("", "review", file("炮二平五 馬8進7 炮五進四 馬7進5"), "--analyse", "--nodes", "3000");
        assertTrue(run.out().startsWith("已分析四步，共四步。\n第二回合紅方，炮五進四，吃卒\n"), run.out());
        assertTrue(run.out().contains("應走"), run.out());
    }

    @Test
    void asksForAFileAndAGameThatAreThere() throws IOException {
        assertEquals("請寫棋譜檔的名稱：./baoqi review FILE。\n", DeskRun.of("", "review").err());
        assertEquals("讀不到檔案「no/such」。\n", DeskRun.of("", "review", "no/such").err());
        assertEquals(
                "檔案裡有一局，沒有第三局。\n",
                DeskRun.of("", "review", file("炮二平五"), "--game", "3").err());
        assertEquals(
                "這不是棋譜，或是我們不認得的格式。\n沒有讀到棋局。\n",
                DeskRun.of("", "review", file("你好")).err());
    }
}
