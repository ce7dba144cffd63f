package org.baoqi.rules.record.io;

import java.util.Arrays;
import java.util.Random;

/** Spoils files as disks, editors and enemies do: flips, cuts, doubles, moves and adds bytes, and puts large numbers in. */
public final class Mutations {
    private static final byte[][] NASTY = {
        {-1, -1, -1, 127},
        {0, 0, 0, 0},
        {-1, -1, -1, -1},
        "\t-1".getBytes(),
        "99999999999".getBytes(),
        "\n".getBytes(),
        "((((".getBytes()
    };

    private final Random random;

    public Mutations(Random random) {
        this.random = random;
    }

    public byte[] of(byte[] good) {
        byte[] bad = good.clone();
        for (int n = 1 + random.nextInt(4); n > 0 && bad.length > 1; n--) bad = once(bad);
        return bad;
    }

    private byte[] once(byte[] file) {
        int at = random.nextInt(file.length);
        int length = 1 + random.nextInt(Math.min(64, file.length - at));
        switch (random.nextInt(7)) {
            case 0:
                file[at] ^= (byte) (1 << random.nextInt(8));
                return file;
            case 1:
                file[at] = (byte) random.nextInt();
                return file;
            case 2:
                return joined(Arrays.copyOf(file, at), Arrays.copyOfRange(file, at + length, file.length));
            case 3:
                return joined(Arrays.copyOf(file, at + length), Arrays.copyOfRange(file, at, file.length));
            case 4:
                return joined(joined(Arrays.copyOf(file, at), nasty()), Arrays.copyOfRange(file, at, file.length));
            case 5:
                return Arrays.copyOf(file, at);
            default:
                int other = random.nextInt(file.length - length + 1);
                System.arraycopy(file.clone(), at, file, other, length);
                return file;
        }
    }

    private byte[] nasty() {
        return NASTY[random.nextInt(NASTY.length)];
    }

    private static byte[] joined(byte[] one, byte[] other) {
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }
}
