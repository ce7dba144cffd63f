package org.baoqi.rules.record.io;

import java.util.Arrays;

/** Reads a file's bytes one after the other. Past the end there is nothing, and {@link #isCut} says so. */
final class ByteReader {
    private final byte[] file;
    private final int end;
    private int at;
    private boolean cut;

    ByteReader(byte[] file, int from, int end) {
        this.file = file;
        this.end = Math.min(end, file.length);
        this.at = Math.min(from, this.end);
    }

    boolean isCut() {
        return cut;
    }

    /** Something else stands where the file should go on. */
    void missing() {
        cut = true;
    }

    int left() {
        return end - at;
    }

    /** 0-255. */
    int next() {
        if (at >= end) {
            cut = true;
            return 0;
        }
        return file[at++] & 0xFF;
    }

    /** Four bytes, the lowest first. */
    int nextInt() {
        return next() | next() << 8 | next() << 16 | next() << 24;
    }

    /** So many bytes, or what is left of them. */
    byte[] take(int length) {
        int wanted = Math.max(length, 0);
        if (length < 0 || wanted > left()) cut = true;
        byte[] taken = Arrays.copyOfRange(file, at, at + Math.min(wanted, left()));
        at += taken.length;
        return taken;
    }
}
