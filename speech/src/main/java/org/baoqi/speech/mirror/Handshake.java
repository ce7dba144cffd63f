package org.baoqi.speech.mirror;

import java.util.List;

/** The texts with which two phones begin: a word, then fields, each on a line of its own. */
final class Handshake {
    /** Changes with every version that others cannot follow. */
    static final String VERSION = "baoqi-mirror 2";

    static final String PAIR = VERSION + " pair";
    static final String RESUME = VERSION + " resume";
    static final String ROUNDS_OF_HOST = "rounds";
    static final String ROUNDS_OF_DEVICE = "proof";
    static final String PAIRED = "paired";
    static final String RESUMED = "resumed";
    static final String NO = "no";

    /** The host's name in {@link Pairing}. */
    static final String HOST = "host";

    static final int NONCE_BYTES = 16;

    private Handshake() {}

    /** A device's name in {@link Pairing}, which binds the seat that it wants and says nothing else of it. */
    static String device(DeviceRole seat, String nonce) {
        return seat + " " + nonce;
    }

    static String write(String... fields) {
        return String.join("\n", fields);
    }

    static List<String> read(String text) {
        return List.of(text.split("\n", -1));
    }

    static boolean is(List<String> fields, String word, int count) {
        return fields.size() == count && fields.get(0).equals(word);
    }

    /** The answer to a text that was received before a connection is trusted. */
    sealed interface Step {
        /** There is something to answer, and more to come. */
        record Answer(String text) implements Step {}

        /**
         * Both ends have the same keys.
         *
         * @param text what the other end still needs to know it; empty if nothing
         * @param secret kept for later connections
         */
        record Trusted(SecureChannel channel, byte[] secret, String text) implements Step {}

        /**
         * The connection has to end.
         *
         * @param text what the other end is told; empty if nothing
         */
        record Broken(MirrorLink.News why, String text) implements Step {
            static Broken because(MirrorLink.News why) {
                return new Broken(why, "");
            }

            static Broken telling(MirrorLink.News why) {
                return new Broken(why, Handshake.write(Handshake.NO, why.name()));
            }
        }
    }
}
