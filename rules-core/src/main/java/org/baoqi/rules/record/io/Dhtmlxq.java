package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.TreeReader.Placement;

/** 東萍 DhtmlXQ (UBB): games as people paste them into forums, with variations and remarks. */
public final class Dhtmlxq {
    private static final Pattern SIGN = Pattern.compile("\\[DhtmlXQ", Pattern.CASE_INSENSITIVE);
    static final String INITIAL = "8979695949392919097717866646260600102030405060708012720323436383";
    static final String FEN = "fen";
    /** Their names of what PGN has a tag for. */
    static final Map<String, String> NAMES = names();

    private Dhtmlxq() {}

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("title", "Title");
        names.put("event", "Event");
        names.put("place", "Site");
        names.put("date", "Date");
        names.put("round", "Round");
        names.put("table", "Table");
        names.put("timerule", "TimeControl");
        names.put("red", "Red");
        names.put("redteam", "RedTeam");
        names.put("redtime", "RedTime");
        names.put("black", "Black");
        names.put("blackteam", "BlackTeam");
        names.put("blacktime", "BlackTime");
        names.put("open", "Opening");
        names.put("author", "Author");
        names.put("endtype", Tag.TERMINATION);
        return names;
    }

    public static boolean isDhtmlxq(String text) {
        return SIGN.matcher(text).find();
    }

    static GameReading read(String text, ReadingBudget budget) {
        List<GameRecord> games = new ArrayList<>();
        List<GameReading.Problem> problems = new ArrayList<>();
        List<Map<String, String>> found = DhtmlxqTags.in(text, budget);
        for (int i = 0; i < found.size() && budget.game(); i++)
            game(found.get(i), i + 1, problems, budget).ifPresent(games::add);
        if (found.isEmpty()) problems.add(new GameReading.Problem.Cut(1));
        return new GameReading(GameReading.Format.DHTMLXQ, games, problems);
    }

    public static String write(GameRecord game) {
        return new Writer().write(game);
    }

    private static Optional<GameRecord> game(
            Map<String, String> values, int number, List<GameReading.Problem> problems, ReadingBudget budget) {
        MoveNode root = new DhtmlxqTree(number, problems, budget).read(values);
        TreeReader reader = new TreeReader(number);
        Optional<GameRecord> game = reader.read(
                tags(values), placement(values), first(values), root, result(values.getOrDefault("result", "")));
        problems.addAll(reader.problems());
        return game;
    }

    /** The format has no place for it; some programs add a FEN. */
    private static Side first(Map<String, String> values) {
        return values.getOrDefault(FEN, "").contains(" b") ? Side.BLACK : Side.RED;
    }

    private static Placement placement(Map<String, String> values) {
        String places = values.getOrDefault("binit", INITIAL).replaceAll("\\s", "");
        Placement placement = new Placement();
        for (int i = 0; i < Placement.SET.length() && 2 * i + 2 <= places.length(); i++) {
            char letter = Placement.SET.charAt(i);
            DhtmlxqTree.point(places.substring(2 * i, 2 * i + 2)).ifPresent(p -> placement.put(p, letter));
        }
        return placement;
    }

    private static GameResult result(String said) {
        return GameResult.fromCode(said.trim()).orElse(GameResult.UNFINISHED);
    }

    /** Where a player is not named with his team, he may be named without it: {@code red}, {@code redname}. */
    private static String said(Map<String, String> values, String name) {
        String said = values.getOrDefault(name, "");
        return said.trim().isEmpty() ? values.getOrDefault(name + "name", "") : said;
    }

    private static List<Tag> tags(Map<String, String> values) {
        List<Tag> tags = new ArrayList<>();
        NAMES.forEach((theirs, ours) -> {
            String value = DhtmlxqTags.Value.read(said(values, theirs)).replace('\n', ' ');
            if (!value.isEmpty()) tags.add(new Tag(ours, value));
        });
        return tags;
    }

    /** Writes a game as DhtmlXQ. Clocks, marks and assessments have no place in it. */
    private static final class Writer {
        private static final String NOWHERE = "99";
        /** The men of a side in the order of the text. */
        private static final Kind[] MEN = {
            Kind.ROOK, Kind.HORSE, Kind.ELEPHANT, Kind.ADVISOR, Kind.KING, Kind.ADVISOR, Kind.ELEPHANT, Kind.HORSE,
            Kind.ROOK, Kind.CANNON, Kind.CANNON, Kind.PAWN, Kind.PAWN, Kind.PAWN, Kind.PAWN, Kind.PAWN
        };

        private final StringBuilder out = new StringBuilder();
        private int branches;

        String write(GameRecord game) {
            out.append("[DhtmlXQ]\n");
            Dhtmlxq.NAMES.forEach((theirs, ours) -> game.tag(ours).ifPresent(value -> tag(theirs, value)));
            if (game.result() != GameResult.UNFINISHED) tag("result", result(game.result()));
            tag("binit", game.start().equals(Position.initial()) ? Dhtmlxq.INITIAL : places(game.start()));
            if (game.start().sideToMove() == Side.BLACK)
                tag(Dhtmlxq.FEN, game.start().fen());
            remark("comment0", game.line().remarks());
            line(game.line(), "movelist", 0, 1);
            return out.append("[/DhtmlXQ]\n").toString();
        }

        private static String result(GameResult result) {
            return switch (result) {
                case RED_WINS -> "红胜";
                case BLACK_WINS -> "黑胜";
                default -> "和棋";
            };
        }

        private static String places(Position position) {
            StringBuilder places = new StringBuilder();
            for (Side side : Side.values()) {
                List<List<Point>> left = new ArrayList<>();
                for (Kind kind : Kind.values()) left.add(new ArrayList<>(position.points(new Piece(side, kind))));
                for (Kind man : MEN) {
                    List<Point> points = left.get(man.ordinal());
                    places.append(points.isEmpty() ? NOWHERE : point(points.remove(0)));
                }
            }
            return places.toString();
        }

        private void line(Line line, String name, int branch, int first) {
            StringBuilder moves = new StringBuilder();
            for (RecordedMove move : line.moves()) moves.append(move(move.move()));
            tag(name, moves.toString());
            for (int i = 0; i < line.moves().size(); i++) remarks(line, i, branch, first);
            for (int i = 0; i < line.moves().size(); i++)
                for (Line other : line.moves().get(i).alternatives()) {
                    int number = ++branches;
                    line(other, "move_" + branch + "_" + (first + i) + "_" + number, number, first + i);
                }
        }

        /** The format has no place for remarks before a variation: they go to its first move. */
        private void remarks(Line line, int index, int branch, int first) {
            List<String> remarks = new ArrayList<>();
            if (index == 0 && branch > 0) remarks.addAll(line.remarks());
            remarks.addAll(line.moves().get(index).remarks());
            remark("comment" + (branch == 0 ? "" : branch + "_") + (first + index), remarks);
        }

        private void remark(String name, List<String> remarks) {
            if (!remarks.isEmpty()) tag(name, String.join("\n", remarks));
        }

        private static String move(Move move) {
            return point(move.from()) + point(move.to());
        }

        private static String point(Point point) {
            return "" + (Point.FILES - point.file()) + (Point.RANKS - 1 - point.rank());
        }

        private void tag(String name, String value) {
            out.append("[DhtmlXQ_").append(name).append(']').append(DhtmlxqTags.Value.write(value));
            out.append("[/DhtmlXQ_").append(name).append("]\n");
        }
    }
}
