package org.baoqi.speech.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchTask;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Transcripts: a line that begins with {@code >} is what the reader says, the lines below it are what he hears. */
class ReviewSessionTest {
    private static final GameRecord GAME = game();

    private static GameRecord game() {
        return Pgn.read(text("game.pgn"), Position.initial()).games().get(0);
    }

    private static String text(String file) {
        try (InputStream in = ReviewSessionTest.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ReviewSession session(SpokenLanguage voice) {
        ReviewSession session = new ReviewSession(GAME, new Announcer(voice, Verbosity.SHORT), Side.RED);
        session.note(Analysis.read(GAME, text("analysis.txt")));
        return session;
    }

    @ParameterizedTest
    @CsvSource({"reading.txt, zh-TW", "simplified.txt, zh-CN", "english.txt, en", "cantonese.txt, yue"})
    void everythingSaidStandsInTheTranscript(String file, String language) {
        ReviewSession session = session(SpokenLanguage.fromTag(language).get());
        StringBuilder heard = new StringBuilder();
        add(heard, session.opened());
        for (String line : text(file).split("\n"))
            if (line.startsWith("> ")) {
                heard.append(line).append('\n');
                add(heard, answer(session, line.substring(2)));
            }
        assertEquals(text(file), heard.toString());
    }

    /** Everything that is said, the engine's opinion last. */
    private static List<Announcement> answer(ReviewSession session, String line) {
        ReviewAnswer answer = session.read(line);
        List<Announcement> said = new ArrayList<>(answer.said());
        while (answer.wish().equals(Optional.of(ReviewAnswer.Wish.THINK))) {
            Game game = session.wondering().get();
            answer = session.opinion(game, think(game));
            said.addAll(answer.said());
        }
        return said;
    }

    private static Assessment think(Game game) {
        try (Engine engine = new Engine(1, 1)) {
            return Assessment.of(engine.think(SearchTask.of(game, SearchLimits.ofNodes(5_000))));
        }
    }

    @Test
    void anOpinionThatNobodyWaitsForAnyMoreIsKeptUnsaid() {
        ReviewSession session =
                new ReviewSession(GAME, new Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT), Side.RED);
        assertEquals(
                Optional.of(ReviewAnswer.Wish.THINK),
                session.hear(List.of("形勢")).wish());
        Game start = session.wondering().get();
        session.hear(List.of("下一步"));
        assertEquals(Optional.empty(), session.wondering());
        assertEquals(List.of(), session.opinion(start, think(start)).said());
        session.hear(List.of("上一步"));
        assertEquals(Optional.empty(), session.hear(List.of("形勢")).wish());
    }

    private static void add(StringBuilder heard, List<Announcement> said) {
        for (Announcement announcement : said)
            heard.append(announcement.shown()).append('\n');
    }

    @Test
    void tellsWhatTheReaderWantsBesidesReading() {
        ReviewSession session = session(SpokenLanguage.TAIWAN_MANDARIN);
        assertEquals(
                Optional.of(ReviewAnswer.Wish.PLAY_FROM_HERE),
                session.hear(List.of("從這裡下")).wish());
        assertEquals(
                Optional.of(ReviewAnswer.Wish.ANALYSE),
                session.hear(List.of("分析")).wish());
        assertEquals(Optional.empty(), session.hear(List.of("下一步")).wish());
    }

    @Test
    void answersWhateverIsSaid() {
        Random random = new Random(8);
        ReviewSession session = session(SpokenLanguage.TAIWAN_MANDARIN);
        String[] words = ("下一步 上一步 第三回合 變著 回主線 註解甲 刪除變著 炮二平五 馬8進7 讀棋盤 車在哪裡 對 不是 一 "
                        + "分析 最後 開頭 下一個錯著 形勢 兵三進一 @#$ 時間 提示 認輸")
                .split(" ");
        for (int i = 0; i < 2_000; i++) {
            String said = words[random.nextInt(words.length)];
            ReviewAnswer answer = session.read(said);
            assertTrue(!answer.said().isEmpty() || answer.wish().isPresent(), said);
        }
    }
}
