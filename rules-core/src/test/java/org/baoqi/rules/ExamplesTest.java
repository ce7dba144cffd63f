package org.baoqi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Refusal;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchResult;
import org.baoqi.rules.engine.SearchTask;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.GameEnd;
import org.baoqi.rules.law.Result;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.GameReader;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.Pgn;
import org.junit.jupiter.api.Test;

/** How to use this library, one short example a method. Copy what you need. */
class ExamplesTest {
    @Test
    void playAMoveAndAskThePosition() {
        Position start = Position.initial();
        Position next = start.play(Move.iccs("h2e2"));

        Point centre = new Point(5, 2); // the fifth file from Red's right, two ranks from Red's edge
        assertEquals(Optional.of(new Piece(Side.RED, Kind.CANNON)), next.pieceAt(centre));
        assertEquals(Optional.empty(), start.pieceAt(centre)); // a position never changes
        assertEquals(Side.BLACK, next.sideToMove());
        assertEquals(44, start.legalMoves().size());
        assertFalse(next.isInCheck(Side.BLACK));
    }

    @Test
    void askWhyAMoveIsIllegal() {
        Move intoTheHorsesLeg = Move.iccs("b0d1");
        Optional<Refusal> refusal = Position.initial().refusal(intoTheHorsesLeg);

        assertFalse(Position.initial().isLegal(intoTheHorsesLeg));
        assertEquals(Refusal.Reason.LEG_BLOCKED, refusal.get().reason());
    }

    @Test
    void readAPositionThatAUserGives() {
        Fen.Reading good = Fen.read("3k5/9/9/9/9/9/9/9/4R4/4K4 w");
        assertTrue(good instanceof Fen.Reading.Read read && read.position().sideToMove() == Side.RED);

        Fen.Reading bad = Fen.read("9/9/9/9/9/9/9/9/4R4/4K4 w");
        assertTrue(bad instanceof Fen.Reading.Refused refused
                && refused.error().fault() == Fen.Problem.Fault.KING_MISSING);
    }

    @Test
    void readAndWriteAMoveInChinese() {
        Position position = Position.initial();
        Resolution meaning = WrittenMove.read("炮二平五", position);

        assertEquals(new Resolution.Legal(Move.iccs("h2e2")), meaning);
        assertEquals("炮二平五", Notation.TRADITIONAL.write(position, Move.iccs("h2e2")));
        assertEquals("C2=5", Notation.ENGLISH.write(position, Move.iccs("h2e2")));
        assertTrue(WrittenMove.read("炮二進九", position) instanceof Resolution.Illegal);
        assertEquals(new Resolution.NotUnderstood(), WrittenMove.read("hello", position));
    }

    @Test
    void readAnyFileAndWritePgn() {
        byte[] file = "[Red \"許銀川\"]\n\n1. 炮二平五 馬8進7 1-0".getBytes(StandardCharsets.UTF_8);
        GameReading reading = GameReader.read(file); // PGN, DhtmlXQ, XQF, CBR…: found by the content

        assertEquals(List.of(), reading.problems());
        GameRecord game = reading.games().get(0);
        assertEquals(Optional.of("許銀川"), game.tag("Red"));
        assertEquals(List.of(Move.iccs("h2e2"), Move.iccs("h9g7")), game.line().plain());
        assertTrue(Pgn.write(game, Notation.ICCS).contains("1. H2-E2 H9-G7"));
    }

    @Test
    void writeAGameOfYourOwn() {
        GameRecord game = GameRecord.of(Position.initial(), List.of(Move.iccs("h2e2")));

        String pgn = Pgn.write(game);
        assertTrue(pgn.startsWith("[Game \"Chinese Chess\"]"));
        assertTrue(pgn.contains("[" + Tag.FORMAT + " \"Chinese\"]"));
        assertTrue(pgn.endsWith("1. 炮二平五\n*\n"));
    }

    @Test
    void judgeAGameUnderABook() {
        RuleBook book = RuleBooks.byId("XQEF").get();
        Game game = Game.from(Position.parse("4k4/9/9/9/5R3/9/9/9/9/3K5 w"));
        List<Move> checks = List.of(Move.iccs("f5e5"), Move.iccs("e9f9"), Move.iccs("e5f5"), Move.iccs("f9e9"));
        for (int round = 0; round < 3; round++) for (Move move : checks) game = game.play(move);

        Verdict verdict = book.judge(game);
        assertEquals(Verdict.Stage.DECIDED, verdict.stage());
        assertEquals(Verdict.Reason.PERPETUAL_CHECK, verdict.reason());
        assertEquals(Optional.of(Result.BLACK_WINS), verdict.result());
        assertEquals("XQEF 65(3)", verdict.article().get().toString());
    }

    @Test
    void runAClock() {
        TimeControl control =
                TimeControl.of(Duration.ofMinutes(15), TimeControl.Bonus.increment(Duration.ofSeconds(5)));
        Moment start = new Moment(0); // in a program: TimeSource.system().now()
        GameClock clock = GameClock.set(BothSides.same(control)).start(Side.RED, start);

        Moment pressed = start.plus(Duration.ofSeconds(20));
        clock = clock.press(Side.RED, pressed);
        assertEquals(Duration.ofSeconds(15 * 60 - 20 + 5), clock.remaining(Side.RED, pressed));
        assertEquals(Optional.of(Side.BLACK), clock.running());
        assertEquals("15m+5s", TimeControlText.write(control));
    }

    @Test
    void endAGameByAFallenFlag() {
        RuleBook book = RuleBooks.byId("XQEF").get();
        Optional<GameEnd> end = book.regulations().endings().flags(Position.initial(), Set.of(Side.RED));

        assertEquals(EndingReason.FLAG, end.get().reason());
        assertEquals(Result.BLACK_WINS, end.get().result());
    }

    @Test
    void askTheEngine() {
        Game game = Game.from(Position.parse("3k5/R8/9/9/9/9/9/9/1R7/5K3 w"));
        try (Engine engine = new Engine()) {
            SearchResult thought = engine.think(SearchTask.of(game, SearchLimits.ofNodes(10_000)));

            assertEquals(Optional.of(Move.iccs("b1b9")), thought.best());
            assertTrue(thought.score().isMate());
        }
    }
}
