package org.baoqi.speech.mirror;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

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

    static SecureChannel ofDevice(ChannelKeys keys) {
        return new SecureChannel(keys.deviceToHost(), keys.hostToDevice());
    }

    static SecureChannel ofHost(ChannelKeys keys) {
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
}
