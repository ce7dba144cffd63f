package org.baoqi.rules.record.io;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.TreeReader.Placement;

/**
 * CBR and CBL of 象棋橋. A record has a header of texts in UTF-16, the board row by row from Black's edge, and the moves,
 * each before those that follow it. A library is a header, an index and the records; they are found by their signature,
 * whatever the index says.
 */
public final class CbrReader {
    private static final byte[] RECORD = "CCBridge Record".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] LIBRARY = "CCBridgeLibrary".getBytes(StandardCharsets.US_ASCII);
    private static final int VERSION = 19;
    private static final String KINDS = "?rnbakcp";
    private static final int TEXT = 64;
    /** The first version lacks this text, which the second has before all others. */
    private static final int SCRIPT = 128;

    private static final int BLACK = 1300;
    private static final int LAST = 1;
    private static final int ALTERNATIVE = 2;
    private static final int REMARK = 4;
    /** The bytes of a move without its remark. */
    private static final int ENTRY = 4;
    /** Where the texts of the second version stand from the start of a record, and the tags that they become. */
    private static final Map<Integer, String> TEXTS = texts();

    private final byte[] file;
    private final int start;
    private final int end;
    private final int game;
    private final boolean old;
    private final ReadingBudget budget;

    private CbrReader(byte[] file, int start, int end, int game, ReadingBudget budget) {
        this.budget = budget;
        this.file = file;
        this.start = start;
        this.end = end;
        this.game = game;
        this.old = start + VERSION < file.length && file[start + VERSION] == 1;
    }

    private static Map<Integer, String> texts() {
        Map<Integer, String> texts = new LinkedHashMap<>();
        texts.put(180, "Title");
        texts.put(692, "Event");
        texts.put(756, "Round");
        texts.put(852, "Table");
        texts.put(884, "Date");
        texts.put(948, "Site");
        texts.put(1012, "TimeControl");
        texts.put(1076, "Red");
        texts.put(1140, "RedTeam");
        texts.put(1204, "RedTime");
        texts.put(1300, "Black");
        texts.put(1364, "BlackTeam");
        texts.put(1428, "BlackTime");
        texts.put(1524, "Referee");
        texts.put(1652, "Annotator");
        texts.put(2080, Tag.TERMINATION);
        return texts;
    }

    public static boolean isRecord(byte[] file) {
        return has(file, 0, RECORD);
    }

    public static boolean isLibrary(byte[] file) {
        return has(file, 0, LIBRARY);
    }

    static GameReading read(byte[] record, ReadingBudget budget) {
        List<GameReading.Problem> problems = new ArrayList<>();
        Optional<GameRecord> game = new CbrReader(record, 0, record.length, 1, budget).read(problems);
        return new GameReading(GameReading.Format.CBR, game.map(List::of).orElse(List.of()), problems);
    }

    static GameReading readLibrary(byte[] library, ReadingBudget budget) {
        List<Integer> starts = new ArrayList<>();
        for (int i = 1; i < library.length; i++) if (has(library, i, RECORD)) starts.add(i);
        List<GameRecord> games = new ArrayList<>();
        List<GameReading.Problem> problems = new ArrayList<>();
        for (int i = 0; i < starts.size() && budget.game(); i++) {
            int end = i + 1 < starts.size() ? starts.get(i + 1) : library.length;
            new CbrReader(library, starts.get(i), end, i + 1, budget)
                    .read(problems)
                    .ifPresent(games::add);
        }
        if (starts.isEmpty()) problems.add(new GameReading.Problem.Cut(1));
        return new GameReading(GameReading.Format.CBL, games, problems);
    }

    private static boolean has(byte[] file, int at, byte[] signature) {
        if (at + signature.length > file.length) return false;
        for (int i = 0; i < signature.length; i++) if (file[at + i] != signature[i]) return false;
        return true;
    }

    private Optional<GameRecord> read(List<GameReading.Problem> problems) {
        ByteReader bytes = bytes(board() + 94);
        MoveNode root = moves(bytes);
        TreeReader reader = new TreeReader(game);
        Side first = bytes(board() - 8).next() == 2 ? Side.BLACK : Side.RED;
        Optional<GameRecord> read = reader.read(tags(), placement(), first, root, result());
        problems.addAll(reader.problems());
        if (bytes.isCut()) problems.add(new GameReading.Problem.Cut(game));
        return read;
    }

    private int board() {
        return old ? 1864 : 2120;
    }

    private MoveNode moves(ByteReader bytes) {
        MoveNode.TreeBuilder nodes = new MoveNode.TreeBuilder(budget);
        int opening = bytes.next();
        bytes.take(3);
        if ((opening & REMARK) != 0) nodes.root().remark(remark(bytes));
        boolean more = (opening & LAST) == 0;
        while (more && !nodes.isComplete() && bytes.left() >= ENTRY) more = entry(nodes, bytes);
        // Where no move has come yet the zeros behind a game begin; anywhere else something is missing.
        if (!nodes.isComplete() && (more || !nodes.root().next().isEmpty())) bytes.missing();
        return nodes.root();
    }

    /** Reads a move, if it is one. */
    private boolean entry(MoveNode.TreeBuilder nodes, ByteReader bytes) {
        int flags = bytes.next();
        bytes.next();
        int from = bytes.next();
        int to = bytes.next();
        if (from == to) {
            if (from != 0) bytes.missing();
            return false;
        }
        MoveNode node = nodes.add(
                MoveNode.TreeBuilder.move(point(from), point(to)), (flags & LAST) == 0, (flags & ALTERNATIVE) != 0);
        if ((flags & REMARK) != 0) node.remark(remark(bytes));
        return true;
    }

    private static String remark(ByteReader bytes) {
        return text(bytes.take(bytes.nextInt()));
    }

    /** Row by row from Black's edge; in the first version a half byte for the file from Red's right, one for the row. */
    private Optional<Point> point(int value) {
        return old
                ? MoveNode.TreeBuilder.point(Point.FILES - 1 - value / 16, Point.RANKS - 1 - value % 16)
                : MoveNode.TreeBuilder.point(value % Point.FILES, Point.RANKS - 1 - value / Point.FILES);
    }

    private Placement placement() {
        Placement placement = new Placement();
        ByteReader board = bytes(board());
        for (int i = 0; i < Point.FILES * Point.RANKS; i++) {
            int piece = board.next();
            int kind = piece % 16;
            boolean known = kind > 0 && kind < KINDS.length() && (piece / 16 == 1 || piece / 16 == 2);
            if (!known) continue;
            char letter = KINDS.charAt(kind);
            MoveNode.TreeBuilder.point(i % Point.FILES, Point.RANKS - 1 - i / Point.FILES)
                    .ifPresent(p -> placement.put(p, piece / 16 == 1 ? Character.toUpperCase(letter) : letter));
        }
        return placement;
    }

    private GameResult result() {
        return switch (bytes(board() - 44).next()) {
            case 1 -> GameResult.RED_WINS;
            case 2 -> GameResult.BLACK_WINS;
            case 3 -> GameResult.DRAW;
            default -> GameResult.UNFINISHED;
        };
    }

    private List<Tag> tags() {
        List<Tag> tags = new ArrayList<>();
        TEXTS.forEach((place, name) -> {
            // What stands where behind Black's name in the first version is not known.
            if (old && place > BLACK) return;
            String text = text(bytes(old ? place - SCRIPT : place).take(length(name)));
            if (!text.isEmpty()) tags.add(new Tag(name, text));
        });
        return tags;
    }

    private static int length(String name) {
        return switch (name) {
            case "Title" -> 2 * TEXT;
            case "Table", Tag.TERMINATION -> TEXT / 2;
            default -> TEXT;
        };
    }

    /** Up to the first zero; what stands behind it is what was in memory. */
    private static String text(byte[] bytes) {
        String text = new String(bytes, 0, bytes.length / 2 * 2, StandardCharsets.UTF_16LE);
        int zero = text.indexOf('\0');
        return (zero < 0 ? text : text.substring(0, zero)).trim();
    }

    private ByteReader bytes(int from) {
        return new ByteReader(file, start + from, end);
    }
}
