package org.baoqi.app.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;

/** Games from elsewhere, with variations and comments. */
final class Records {
    static final int A_FILE = 5;
    private static final int PLIES = 30;

    private Records() {}

    static List<GameRecord> random(Random random, int count) {
        List<GameRecord> records = new ArrayList<>();
        for (int i = 0; i < count; i++) records.add(random(random));
        return records;
    }

    static GameRecord random(Random random) {
        List<Tag> tags = List.of(
                new Tag(Tag.GAME, "Chinese Chess"),
                new Tag("Date", "2025.0" + (1 + random.nextInt(9)) + ".1" + random.nextInt(10)),
                new Tag("Red", "紅手" + random.nextInt(50)),
                new Tag("Black", "黑手" + random.nextInt(50)));
        GameResult[] results = GameResult.values();
        GameRecord.Line line = line(Position.initial(), PLIES, random);
        return new GameRecord(tags, Position.initial(), line, results[random.nextInt(results.length)]);
    }

    private static GameRecord.Line line(Position start, int plies, Random random) {
        List<RecordedMove> moves = new ArrayList<>();
        Position position = start;
        for (int i = 0; i < plies && !position.legalMoves().isEmpty(); i++) {
            Move move = any(position, random);
            moves.add(annotated(position, move, random));
            position = position.play(move);
        }
        return new GameRecord.Line(random.nextInt(4) == 0 ? List.of("開頭的話") : List.of(), moves);
    }

    private static RecordedMove annotated(Position position, Move move, Random random) {
        RecordedMove recorded = RecordedMove.of(move);
        if (random.nextInt(5) == 0) recorded = recorded.withClock(Duration.ofSeconds(random.nextInt(3600)));
        if (random.nextInt(6) == 0) recorded = recorded.withRemark("第" + random.nextInt(100) + "句，這一步很要緊");
        if (random.nextInt(9) == 0) recorded = assessed(recorded, "$" + (1 + random.nextInt(4)));
        if (random.nextInt(7) > 0) return recorded;
        return recorded.withAlternative(line(position, 1 + random.nextInt(4), random));
    }

    private static RecordedMove assessed(RecordedMove move, String code) {
        return new RecordedMove(
                move.move(), move.marks(), move.clock(), List.of(code), move.remarks(), move.alternatives());
    }

    private static Move any(Position position, Random random) {
        List<Move> legal = position.legalMoves();
        return legal.get(random.nextInt(legal.size()));
    }
}
