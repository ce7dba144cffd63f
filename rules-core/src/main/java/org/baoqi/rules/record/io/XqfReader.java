package org.baoqi.rules.record.io;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
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
 * XQF of 象棋演播室: a header of 1024 bytes, then the moves, each before those that follow it. Versions up to 1.0 are plain,
 * later ones scrambled ({@link Keys}). A point is a byte, ten times the file from Red's left and the rank.
 */
public final class XqfReader {
    private static final int MOVES = 0x400;
    private static final int PIECES = 0x10;
    private static final int TURNED_VERSION = 12;
    private static final int WHO = 0x32;
    private static final int RESULT = 0x33;
    /** Where a text of the header stands, its length first, and the tag that it becomes. */
    private static final Map<Integer, String> TEXTS = texts();

    private static final int NEXT = 0x80;
    private static final int ALTERNATIVE = 0x40;
    private static final int REMARK = 0x20;

    private final byte[] file;
    private final int version;
    private final Keys keys;
    private final ReadingBudget budget;
    private final Map<MoveNode, byte[]> remarks = new LinkedHashMap<>();

    private XqfReader(byte[] file, ReadingBudget budget) {
        this.file = file;
        this.budget = budget;
        this.version = file[2] & 0xFF;
        this.keys = Keys.of(file, version);
    }

    private static Map<Integer, String> texts() {
        Map<Integer, String> texts = new LinkedHashMap<>();
        texts.put(0x50, "Title");
        texts.put(0xD0, "Event");
        texts.put(0x110, "Date");
        texts.put(0x120, "Site");
        texts.put(0x130, "Red");
        texts.put(0x140, "Black");
        texts.put(0x150, "TimeControl");
        texts.put(0x190, "RedTime");
        texts.put(0x1A0, "BlackTime");
        texts.put(0x1D0, "Annotator");
        texts.put(0x1E0, "Author");
        return texts;
    }

    public static boolean isXqf(byte[] file) {
        return file.length > 3 && file[0] == 'X' && file[1] == 'Q' && file[2] >= 0 && file[2] < ' ';
    }

    static GameReading read(byte[] file, ReadingBudget budget) {
        byte[] whole = file.length < MOVES ? Arrays.copyOf(file, MOVES) : file;
        return new XqfReader(whole, budget).read(file.length < MOVES);
    }

    private GameReading read(boolean cutInHeader) {
        ByteReader bytes = new ByteReader(keys.clear(file, MOVES), MOVES, file.length);
        MoveNode root = moves(bytes);
        Charset charset = charset();
        remarks.forEach((node, text) -> node.remark(new String(text, charset)));
        TreeReader reader = new TreeReader(1);
        Side first = file[WHO] == 1 ? Side.BLACK : Side.RED;
        Optional<GameRecord> game = reader.read(tags(charset), placement(), first, root, result());
        List<GameReading.Problem> problems = new ArrayList<>(reader.problems());
        if (cutInHeader || bytes.isCut()) problems.add(new GameReading.Problem.Cut(1));
        return new GameReading(GameReading.Format.XQF, game.map(List::of).orElse(List.of()), problems);
    }

    /** The first entry is no move: it carries the remark on the position. */
    private MoveNode moves(ByteReader bytes) {
        MoveNode.TreeBuilder nodes = new MoveNode.TreeBuilder(budget);
        bytes.take(2);
        int flags = flags(bytes);
        remark(nodes.root(), flags, bytes);
        if ((flags & NEXT) == 0) return nodes.root();
        while (!nodes.isComplete() && bytes.left() >= 4) entry(nodes, bytes);
        if (!nodes.isComplete()) bytes.take(4);
        return nodes.root();
    }

    private void entry(MoveNode.TreeBuilder nodes, ByteReader bytes) {
        Optional<Point> from = point(bytes.next() - 0x18 - keys.from());
        Optional<Point> to = point(bytes.next() - 0x20 - keys.to());
        int flags = flags(bytes);
        MoveNode node = nodes.add(MoveNode.TreeBuilder.move(from, to), (flags & NEXT) != 0, (flags & ALTERNATIVE) != 0);
        remark(node, flags, bytes);
    }

    private static Optional<Point> point(int value) {
        int place = value & 0xFF;
        return MoveNode.TreeBuilder.point(place / 10, place % 10);
    }

    /** Plain versions have a half byte for each of the first two flags, and every length. */
    private int flags(ByteReader bytes) {
        int flags = bytes.next();
        bytes.next();
        if (version > 10) return flags;
        return ((flags & 0xF0) != 0 ? NEXT : 0) | ((flags & 0x0F) != 0 ? ALTERNATIVE : 0) | REMARK;
    }

    private void remark(MoveNode node, int flags, ByteReader bytes) {
        if ((flags & REMARK) == 0) return;
        int length = bytes.nextInt() - keys.remark();
        if (length != 0) remarks.put(node, bytes.take(length));
    }

    private Placement placement() {
        Placement placement = new Placement();
        for (int i = 0; i < Placement.SET.length(); i++) {
            int piece = version >= TURNED_VERSION ? (i + keys.pieces() + 1) % Placement.SET.length() : i;
            char letter = Placement.SET.charAt(piece);
            point(file[PIECES + i] - keys.pieces()).ifPresent(point -> placement.put(point, letter));
        }
        return placement;
    }

    private GameResult result() {
        return switch (file[RESULT]) {
            case 1 -> GameResult.RED_WINS;
            case 2 -> GameResult.BLACK_WINS;
            case 3 -> GameResult.DRAW;
            default -> GameResult.UNFINISHED;
        };
    }

    private List<Tag> tags(Charset charset) {
        List<Tag> tags = new ArrayList<>();
        TEXTS.forEach((place, name) -> {
            String text = new String(text(place), charset).trim();
            if (!text.isEmpty()) tags.add(new Tag(name, text));
        });
        return tags;
    }

    private byte[] text(int place) {
        int longest = TEXTS.keySet().stream().filter(p -> p > place).findFirst().orElse(0x1F0) - place - 1;
        int length = Math.min(file[place] & 0xFF, longest);
        return Arrays.copyOfRange(file, place + 1, place + 1 + length);
    }

    /** The encoding of the whole file: a name alone is too short to tell by. */
    private Charset charset() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int place : TEXTS.keySet()) all.write(text(place), 0, text(place).length);
        for (byte[] remark : remarks.values()) all.write(remark, 0, remark.length);
        return TextEncoding.charset(all.toByteArray());
    }

    /**
     * The keys by which XQF files from version 1.1 on are scrambled, from the four bytes of their header.
     *
     * @param pieces is added to the places of the pieces, and turns their order
     * @param from is added to the point that a move leaves
     * @param to is added to the point that a move reaches
     * @param remark is added to the length of a remark
     * @param stream is added to the bytes of the moves, over and over
     */
    private record Keys(int pieces, int from, int to, int remark, int[] stream) {
        private static final byte[] MASK = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);
        private static final int LAST_PLAIN_VERSION = 10;
        private static final int KEY_MASK = 0x03;
        private static final int OR = 0x08;
        private static final int SUM = 0x0C;
        private static final int KEY = 0x0D;

        static Keys of(byte[] header, int version) {
            if (version <= LAST_PLAIN_VERSION) return new Keys(0, 0, 0, 0, new int[MASK.length]);
            int pieces = mix(at(header, KEY), at(header, KEY));
            int from = mix(at(header, KEY + 1), pieces);
            int to = mix(at(header, KEY + 2), from);
            int remark = (at(header, SUM) * 256 + at(header, KEY)) % 32_000 + 767;
            return new Keys(pieces, from, to, remark, stream(header));
        }

        private static int mix(int key, int factor) {
            return (key * key * 54 + 221) * factor & 0xFF;
        }

        private static int[] stream(byte[] header) {
            int[] stream = new int[MASK.length];
            for (int i = 0; i < stream.length; i++)
                stream[i] = MASK[i] & (at(header, SUM + i % 4) & at(header, KEY_MASK) | at(header, OR + i % 4));
            return stream;
        }

        /** The moves in the clear: all bytes from a place on. */
        byte[] clear(byte[] file, int from) {
            byte[] clear = file.clone();
            for (int i = from; i < clear.length; i++) clear[i] -= (byte) stream[i % stream.length];
            return clear;
        }

        private static int at(byte[] header, int place) {
            return header[place] & 0xFF;
        }
    }
}
