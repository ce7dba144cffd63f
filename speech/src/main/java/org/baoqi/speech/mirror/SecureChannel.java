package org.baoqi.speech.mirror;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.generators.HKDFBytesGenerator;
import org.bouncycastle.crypto.params.HKDFParameters;

/**
 * Seals messages and opens them: AES-GCM with a key for each direction and a number for each frame. What was forged,
 * changed, or sent before does not open.
 */
final class SecureChannel {
    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final int TAG_BITS = 128;
    private static final int NONCE_BYTES = 12;

    private final SecretKeySpec sealing;
    private final SecretKeySpec opening;
    private final ReplayWindow window = new ReplayWindow();
    private long sent;

    private SecureChannel(byte[] sealing, byte[] opening) {
        this.sealing = new SecretKeySpec(sealing, "AES");
        this.opening = new SecretKeySpec(opening, "AES");
    }

    static SecureChannel ofDevice(Keys keys) {
        return new SecureChannel(keys.deviceToHost(), keys.hostToDevice());
    }

    static SecureChannel ofHost(Keys keys) {
        return new SecureChannel(keys.hostToDevice(), keys.deviceToHost());
    }

    synchronized byte[] seal(String text) {
        byte[] number = number(sent++);
        try {
            byte[] sealed = cipher(Cipher.ENCRYPT_MODE, sealing, number).doFinal(text.getBytes(StandardCharsets.UTF_8));
            return Bytes.join(number, sealed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The text, if it comes from the other end and comes for the first time. */
    synchronized Optional<String> open(byte[] frame) {
        if (frame.length < Long.BYTES) return Optional.empty();
        long number = ByteBuffer.wrap(frame).getLong();
        if (!window.isFresh(number)) return Optional.empty();
        try {
            byte[] text = cipher(Cipher.DECRYPT_MODE, opening, number(number))
                    .doFinal(frame, Long.BYTES, frame.length - Long.BYTES);
            window.take(number);
            return Optional.of(new String(text, StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            return Optional.empty();
        }
    }

    private static Cipher cipher(int mode, SecretKeySpec key, byte[] number) throws GeneralSecurityException {
        byte[] nonce = Bytes.join(new byte[NONCE_BYTES - Long.BYTES], number);
        Cipher cipher = Cipher.getInstance(CIPHER);
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        return cipher;
    }

    private static byte[] number(long number) {
        return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
    }

    /** The two keys of a connection, derived from a secret that both ends have. */
    record Keys(byte[] deviceToHost, byte[] hostToDevice) {
        private static final int KEY_BYTES = 32;

        /** @param salt fresh from both ends, so that no two connections have the same keys */
        static Keys derive(byte[] secret, byte[] salt) {
            return new Keys(expand(secret, salt, "device to host"), expand(secret, salt, "host to device"));
        }

        /** HKDF with SHA-256 (RFC 5869). */
        static byte[] expand(byte[] secret, byte[] salt, String purpose) {
            HKDFBytesGenerator generator = new HKDFBytesGenerator(new SHA256Digest());
            byte[] info = ("baoqi mirror 2 " + purpose).getBytes(StandardCharsets.UTF_8);
            generator.init(new HKDFParameters(secret, salt, info));
            byte[] key = new byte[KEY_BYTES];
            generator.generateBytes(key, 0, key.length);
            return key;
        }
    }

    /** Remembers which numbered frames have come: each is taken once, also when it is overtaken by a few others. */
    private static final class ReplayWindow {
        private static final int WIDTH = Long.SIZE;

        private long highest = -1;
        /** Bit i is set when the frame {@code highest - i} has come. */
        private long seen;

        boolean isFresh(long number) {
            if (number < 0) return false;
            if (number > highest) return true;
            long age = highest - number;
            return age < WIDTH && (seen >> age & 1) == 0;
        }

        /** Marks a fresh frame as come. */
        void take(long number) {
            if (number > highest) {
                long ahead = number - highest;
                seen = (ahead < WIDTH ? seen << ahead : 0) | 1;
                highest = number;
            } else {
                seen |= 1L << (highest - number);
            }
        }
    }
}
