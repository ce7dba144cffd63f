package org.baoqi.speech.mirror;

import java.nio.charset.StandardCharsets;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.generators.HKDFBytesGenerator;
import org.bouncycastle.crypto.params.HKDFParameters;

/** The two keys of a connection, derived from a secret that both ends have. */
record ChannelKeys(byte[] deviceToHost, byte[] hostToDevice) {
    private static final int KEY_BYTES = 32;

    /** @param salt fresh from both ends, so that no two connections have the same keys */
    static ChannelKeys derive(byte[] secret, byte[] salt) {
        return new ChannelKeys(expand(secret, salt, "device to host"), expand(secret, salt, "host to device"));
    }

    /** HKDF with SHA-256 (RFC 5869). */
    static byte[] expand(byte[] secret, byte[] salt, String purpose) {
        HKDFBytesGenerator generator = new HKDFBytesGenerator(new SHA256Digest());
        byte[] info = ("baoqi mirror 1 " + purpose).getBytes(StandardCharsets.UTF_8);
        generator.init(new HKDFParameters(secret, salt, info));
        byte[] key = new byte[KEY_BYTES];
        generator.generateBytes(key, 0, key.length);
        return key;
    }
}
