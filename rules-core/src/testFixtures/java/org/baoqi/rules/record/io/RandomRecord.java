package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;

/** Games of random legal moves, with variations, remarks and tags that every format can hold. */
public final class RandomRecord {
    private static final int DEEPEST = 2;
    private static final String[] REMARKS = {
        "好棋", "此時應走車二進六，對搶先手。", "A (b) c; 50%", "兩頭蛇", "紅方占優", "1. 兵三進一 不好", "兵<卒 & 馬 &lt; 炮"
    };
    private static final String[] NAMES = {"許銀川", "呂 欽", "柳大華", "Xu", "王天一"};

    private final Random random;

    public RandomRecord(Random random) {
        this.random = random;
    }

    public GameRecord next() {
        Position start = random.nextInt(3) == 0 ? middle() : Position.initial();
        Line line = line(start, random.nextInt(60), 0);
        List<String> remarks = random.nextInt(4) == 0 ? List.of(remark()) : List.of();
        return new GameRecord(tags(), start, new Line(remarks, line.moves()), result());
    }

    /** A position without counters, which most formats do not know. */
    private Position middle() {
        Position position = Position.initial();
        for (int i = random.nextInt(80); i > 0 && !position.legalMoves().isEmpty(); i--)
            position = position.play(any(position.legalMoves()));
        String[] fields = position.fen().split(" ");
        return Position.parse(fields[0] + " " + fields[1]);
    }

    private Line line(Position start, int plies, int depth) {
        List<RecordedMove> moves = new ArrayList<>();
        Position position = start;
        for (int i = 0; i < plies; i++) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) break;
            Move move = any(legal);
            RecordedMove recorded = RecordedMove.of(move);
            if (random.nextInt(6) == 0) recorded = recorded.withRemark(remark());
            legal.remove(move);
            boolean branches = depth < DEEPEST && random.nextInt(8) == 0;
            for (int n = random.nextInt(3); branches && n > 0 && !legal.isEmpty(); n--)
                recorded = recorded.withAlternative(variation(position, legal, depth));
            moves.add(recorded);
            position = position.play(move);
        }
        return new Line(List.of(), moves);
    }

    private Line variation(Position position, List<Move> legal, int depth) {
        Move first = any(legal);
        legal.remove(first);
        List<RecordedMove> moves = new ArrayList<>(List.of(RecordedMove.of(first)));
        moves.addAll(line(position.play(first), random.nextInt(6), depth + 1).moves());
        return new Line(List.of(), moves);
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private String remark() {
        return REMARKS[random.nextInt(REMARKS.length)];
    }

    private List<Tag> tags() {
        List<Tag> tags = new ArrayList<>();
        tags.add(new Tag("Title", "第" + random.nextInt(100) + "局"));
        tags.add(new Tag("Event", "全國象棋個人賽"));
        tags.add(new Tag("Date", "2026.11." + (1 + random.nextInt(30))));
        tags.add(new Tag("Site", "臺北"));
        tags.add(new Tag("Red", NAMES[random.nextInt(NAMES.length)]));
        tags.add(new Tag("Black", NAMES[random.nextInt(NAMES.length)]));
        return tags;
    }

    private GameResult result() {
        return GameResult.values()[random.nextInt(GameResult.values().length)];
    }
}
