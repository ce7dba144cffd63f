package org.baoqi.rules.record.io;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;

/** Makes XQF files by the description of the format, apart from the code that reads them. */
public final class XqfFile {
    private final int version;
    private final Charset charset;
    private final byte[] header = new byte[0x400];
    private final ByteArrayOutputStream moves = new ByteArrayOutputStream();
    private int keyXy;
    private int keyFrom;
    private int keyTo;
    private int keyRemark;

    private XqfFile(int version, Charset charset) {
        this.version = version;
        this.charset = charset;
    }

    /** @param version as the header has it: 10 for 1.0, 18 for 1.8 */
    public static byte[] of(GameRecord game, int version, Charset charset, Random random) {
        return new XqfFile(version, charset).write(game, random);
    }

    private byte[] write(GameRecord game, Random random) {
        header[0] = 'X';
        header[1] = 'Q';
        header[2] = (byte) version;
        if (version > 10) keys(random);
        pieces(game);
        header[0x32] = (byte) (game.start().sideToMove() == Side.RED ? 0 : 1);
        header[0x33] = (byte) ((game.result().ordinal() + 1) % 4);
        text(0x50, 63, game.tag("Title").orElse(""));
        text(0xD0, 63, game.tag("Event").orElse(""));
        text(0x110, 15, game.tag("Date").orElse(""));
        text(0x120, 15, game.tag("Site").orElse(""));
        text(0x130, 15, game.tag("Red").orElse(""));
        text(0x140, 15, game.tag("Black").orElse(""));
        entry(
                0x18,
                0x20,
                !game.line().moves().isEmpty(),
                false,
                String.join("\n", game.line().remarks()));
        Tree.walk(game.line(), this::move);
        return whole();
    }

    private void keys(Random random) {
        for (int i = 3; i < 0x10; i++) header[i] = (byte) random.nextInt(256);
        int a = header[0x0D] & 255;
        int b = header[0x0E] & 255;
        int c = header[0x0F] & 255;
        keyXy = ((((a * a * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * a % 256;
        keyFrom = ((((b * b * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * keyXy % 256;
        keyTo = ((((c * c * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * keyFrom % 256;
        keyRemark = ((header[0x0C] & 255) * 256 + a) % 32000 + 767;
    }

    private void pieces(GameRecord game) {
        Point[] men = Tree.men(game.start());
        for (int i = 0; i < 32; i++) {
            Point point = men[version >= 12 ? (i + keyXy + 1) % 32 : i];
            int place = point == null ? 255 : place(point);
            header[0x10 + i] = (byte) (place + keyXy);
        }
    }

    private static int place(Point point) {
        return (9 - point.file()) * 10 + point.rank();
    }

    private void text(int at, int longest, String text) {
        byte[] bytes = text.getBytes(charset);
        int length = Math.min(bytes.length, longest);
        header[at] = (byte) length;
        System.arraycopy(bytes, 0, header, at + 1, length);
    }

    private void move(RecordedMove move, boolean hasNext, boolean hasAlternative) {
        int from = place(move.move().from()) + 0x18 + keyFrom;
        int to = place(move.move().to()) + 0x20 + keyTo;
        entry(from, to, hasNext, hasAlternative, String.join("\n", move.remarks()));
    }

    private void entry(int from, int to, boolean hasNext, boolean hasAlternative, String remark) {
        byte[] text = remark.getBytes(charset);
        boolean plain = version <= 10;
        int flags = plain
                ? (hasNext ? 0xF0 : 0) + (hasAlternative ? 0x0F : 0)
                : (hasNext ? 0x80 : 0) + (hasAlternative ? 0x40 : 0) + (text.length > 0 ? 0x20 : 0);
        moves.write(from);
        moves.write(to);
        moves.write(flags);
        moves.write(plain ? 0xFF : 0);
        if (!plain && text.length == 0) return;
        int length = text.length + keyRemark;
        for (int i = 0; i < 4; i++) moves.write(length >>> 8 * i);
        moves.write(text, 0, text.length);
    }

    private byte[] whole() {
        byte[] stream = moves.toByteArray();
        byte[] mask = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; version > 10 && i < stream.length; i++) {
            int key = header[0x0C + i % 4] & header[3] | header[8 + i % 4];
            stream[i] += (byte) (mask[i % 32] & key);
        }
        byte[] file = Arrays.copyOf(header, header.length + stream.length);
        System.arraycopy(stream, 0, file, header.length, stream.length);
        return file;
    }
}
