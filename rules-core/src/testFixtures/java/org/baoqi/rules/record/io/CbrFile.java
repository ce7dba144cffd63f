package org.baoqi.rules.record.io;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/** Makes CBR and CBL files by the description of the formats, apart from the code that reads them. */
public final class CbrFile {
    private static final int SLOT = 4096;

    private final ByteArrayOutputStream moves = new ByteArrayOutputStream();

    private CbrFile() {}

    public static byte[] of(GameRecord game) {
        return new CbrFile().write(game);
    }

    /** A library: header, index, and the records in slots of 4096 bytes. */
    public static byte[] library(List<GameRecord> games) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] header = new byte[66_624 + games.size() * 276];
        put(header, 0, "CCBridgeLibrary".getBytes(StandardCharsets.US_ASCII));
        for (int i = 0; i < 4; i++) header[60 + i] = (byte) (games.size() >>> 8 * i);
        put(header, 64, "棋庫".getBytes(StandardCharsets.UTF_16LE));
        out.writeBytes(header);
        for (GameRecord game : games) {
            byte[] record = of(game);
            out.writeBytes(Arrays.copyOf(record, (record.length + SLOT - 1) / SLOT * SLOT));
        }
        return out.toByteArray();
    }

    private byte[] write(GameRecord game) {
        byte[] header = new byte[2214];
        // The gaps between the fields hold what was in memory.
        Arrays.fill(header, (byte) 0xCD);
        put(header, 0, "CCBridge Record\0".getBytes(StandardCharsets.US_ASCII));
        header[19] = 2;
        for (int at : new int[] {756, 852, 1012, 1140, 1204, 1364, 1428, 1524, 1652, 2080})
            put(header, at, new byte[2]);
        text(header, 180, game.tag("Title").orElse(""));
        text(header, 692, game.tag("Event").orElse(""));
        text(header, 884, game.tag("Date").orElse(""));
        text(header, 948, game.tag("Site").orElse(""));
        text(header, 1076, game.tag("Red").orElse(""));
        text(header, 1300, game.tag("Black").orElse(""));
        header[2076] = (byte) ((game.result().ordinal() + 1) % 4);
        header[2112] = (byte) (game.start().sideToMove() == Side.RED ? 1 : 2);
        board(header, game);
        opening(game);
        Tree.walk(game.line(), this::move);
        byte[] file = Arrays.copyOf(header, header.length + moves.size());
        put(file, header.length, moves.toByteArray());
        return file;
    }

    private static void board(byte[] header, GameRecord game) {
        String letters = "?RNBAKCP";
        for (int i = 0; i < 90; i++) {
            Point point = new Point(9 - i % 9, 9 - i / 9);
            header[2120 + i] = 0;
            for (int k = 1; k < letters.length(); k++)
                for (Side side : Side.values())
                    if (game.start()
                            .points(new Piece(side, Tree.kind(letters.charAt(k))))
                            .contains(point)) header[2120 + i] = (byte) (16 * (side.ordinal() + 1) + k);
        }
    }

    private void opening(GameRecord game) {
        String remark = String.join("\n", game.line().remarks());
        moves.write((game.line().moves().isEmpty() ? 1 : 0) + (remark.isEmpty() ? 0 : 4));
        moves.writeBytes(new byte[3]);
        remark(remark);
    }

    private void move(RecordedMove move, boolean hasNext, boolean hasAlternative) {
        String remark = String.join("\n", move.remarks());
        moves.write((hasNext ? 0 : 1) + (hasAlternative ? 2 : 0) + (remark.isEmpty() ? 0 : 4));
        moves.write(0);
        moves.write(square(move.move().from()));
        moves.write(square(move.move().to()));
        remark(remark);
    }

    private void remark(String remark) {
        if (remark.isEmpty()) return;
        byte[] text = remark.getBytes(StandardCharsets.UTF_16LE);
        for (int i = 0; i < 4; i++) moves.write(text.length >>> 8 * i);
        moves.writeBytes(text);
    }

    private static int square(Point point) {
        return (9 - point.rank()) * 9 + 9 - point.file();
    }

    private static void text(byte[] header, int at, String text) {
        put(header, at, (text + "\0").getBytes(StandardCharsets.UTF_16LE));
    }

    private static void put(byte[] into, int at, byte[] bytes) {
        System.arraycopy(bytes, 0, into, at, bytes.length);
    }
}
