package org.baoqi.rules.record.io;

import java.nio.charset.StandardCharsets;

/**
 * The keys by which XQF files from version 1.1 on are scrambled, from the four bytes of their header.
 *
 * @param pieces is added to the places of the pieces, and turns their order
 * @param from is added to the point that a move leaves
 * @param to is added to the point that a move reaches
 * @param remark is added to the length of a remark
 * @param stream is added to the bytes of the moves, over and over
 */
record XqfKeys(int pieces, int from, int to, int remark, int[] stream) {
    private static final byte[] MASK = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);
    private static final int LAST_PLAIN_VERSION = 10;
    private static final int KEY_MASK = 0x03;
    private static final int OR = 0x08;
    private static final int SUM = 0x0C;
    private static final int KEY = 0x0D;

    static XqfKeys of(byte[] header, int version) {
        if (version <= LAST_PLAIN_VERSION) return new XqfKeys(0, 0, 0, 0, new int[MASK.length]);
        int pieces = mix(at(header, KEY), at(header, KEY));
        int from = mix(at(header, KEY + 1), pieces);
        int to = mix(at(header, KEY + 2), from);
        int remark = (at(header, SUM) * 256 + at(header, KEY)) % 32_000 + 767;
        return new XqfKeys(pieces, from, to, remark, stream(header));
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
