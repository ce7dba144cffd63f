package org.baoqi.rules.record.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.baoqi.rules.Cases;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.rules.record.RecordedMove;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PgnTest {
    @TestFactory
    Stream<DynamicTest> readsWhatPeopleWrite() {
        return Cases.in("/record/pgn.csv", row -> {
            Pgn.Reading reading = read(row[1]);
            assertEquals(Optional.empty(), reading.damage());
            GameRecord game = reading.games().get(0);
            assertEquals(row[2], game.moves(Notation.ICCS));
            assertEquals(row[3], game.result().code());
            assertEquals(row[4], String.join(" ", remarks(game.line())));
        });
    }

    @TestFactory
    Stream<DynamicTest> tellsWhereAndWhyAFileIsDamaged() {
        return Cases.in("/record/damage.csv", row -> {
            Pgn.Reading reading = read(row[1]);
            assertEquals(Integer.parseInt(row[2]), reading.games().size());
            assertEquals(Integer.parseInt(row[3]), reading.damage().get().line());
            assertEquals(row[4], summary(reading.damage().get().reason()));
        });
    }

    @Test
    void keepsAllOfAFileInItsOrder() {
        assertEquals(file("kept.pgn"), Pgn.write(kept()));
    }

    @Test
    void keepsAllInEveryForm() {
        for (Notation form : Notation.values()) {
            GameRecord again = read(Pgn.write(kept(), form)).games().get(0);
            assertEquals(kept().line(), again.line(), form.id());
            assertEquals(kept().result(), again.result(), form.id());
        }
    }

    @Test
    void readsClockAndMarksAndVariations() {
        List<RecordedMove> moves = kept().line().moves();
        assertEquals(Optional.of(Duration.ofMillis(3_570_500)), moves.get(1).clock());
        assertEquals(Set.of(MoveMark.DRAW_OFFER), moves.get(6).marks());
        assertEquals(Set.of(MoveMark.CAPTURE), moves.get(8).marks());
        assertEquals(2, moves.get(5).alternatives().size());
        assertEquals(
                List.of("$6"),
                moves.get(5)
                        .alternatives()
                        .get(0)
                        .moves()
                        .get(2)
                        .alternatives()
                        .get(0)
                        .moves()
                        .get(0)
                        .assessments());
    }

    @Test
    void readsManyGames() {
        assertEquals(
                3,
                read(file("kept.pgn") + "\n" + file("kept.pgn") + "\n炮二平五 *")
                        .games()
                        .size());
    }

    @Test
    void writesTheStartIfItIsNotTheUsualOne() {
        Position start = Position.parse("3k5/9/9/9/9/9/9/9/9/4K4 b - - 5 12");
        GameRecord game = GameRecord.of(start, start.legalMoves().subList(0, 1));
        assertEquals(
                List.of(game.line(), start),
                List.of(again(game).line(), again(game).start()));
    }

    @Test
    void boardDemandsMarks() {
        Position position = Position.initial();
        for (var move : kept().line().plain().subList(0, 8)) position = position.play(move);
        assertEquals(
                Set.of(MoveMark.CAPTURE, MoveMark.CHECK),
                MoveMark.of(position, kept().line().plain().get(8)));
    }

    private static GameRecord again(GameRecord game) {
        return read(Pgn.write(game)).games().get(0);
    }

    private static GameRecord kept() {
        return read(file("kept.pgn")).games().get(0);
    }

    private static Pgn.Reading read(String text) {
        return Pgn.read(text.replace('⏎', '\n'), Position.initial());
    }

    private static List<String> remarks(Line line) {
        List<String> all = new ArrayList<>(line.remarks());
        line.moves().forEach(move -> all.addAll(move.remarks()));
        return all;
    }

    private static String summary(Pgn.Damage.Reason reason) {
        if (reason instanceof Pgn.Damage.BadMove move)
            return move.why().getClass().getSimpleName();
        if (reason instanceof Pgn.Damage.BadPosition position)
            return position.error().fault().name();
        return ((Pgn.Damage.Malformed) reason).fault().name();
    }

    static String file(String name) {
        try (InputStream in = PgnTest.class.getResourceAsStream("/record/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
