package org.baoqi.rules;

import java.util.Random;

/** Text that nobody meant to write. */
public final class Fuzz {
    private Fuzz() {}

    /** So many of these signs. */
    public static String of(String signs, int length, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) text.append(signs.charAt(random.nextInt(signs.length())));
        return text.toString();
    }

    /** Any characters at all, halves of pairs among them. */
    public static String characters(int length, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) text.append((char) random.nextInt(random.nextBoolean() ? 128 : 65_536));
        return text.toString();
    }

    /** A good text in which one to four places were deleted, replaced, doubled or filled with another sign. */
    public static String spoil(String good, String signs, Random random) {
        StringBuilder text = new StringBuilder(good);
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), at + random.nextInt(3));
            switch (random.nextInt(3)) {
                case 0 -> text.delete(at, end);
                case 1 -> text.insert(at, text.substring(at, end));
                default -> text.replace(at, end, of(signs, 1, random));
            }
        }
        return text.toString();
    }
}
