package org.baoqi.speech.mirror;

/** What comes of a text that was received before a connection is trusted. */
sealed interface Step {
    /** There is something to answer, and more to come. */
    record Answer(String text) implements Step {}

    /**
     * Both ends have the same keys.
     *
     * @param text what the other end still needs to know it; empty if nothing
     * @param secret kept for later connections of the device
     */
    record Trusted(String device, SecureChannel channel, byte[] secret, String text) implements Step {}

    /**
     * The connection has to end.
     *
     * @param text what the other end is told; empty if nothing
     */
    record Broken(LinkNews why, String text) implements Step {
        static Broken because(LinkNews why) {
            return new Broken(why, "");
        }

        static Broken telling(LinkNews why) {
            return new Broken(why, HandshakeText.write(HandshakeText.NO, why.name()));
        }
    }
}
