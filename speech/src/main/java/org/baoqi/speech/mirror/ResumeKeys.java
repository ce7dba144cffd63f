package org.baoqi.speech.mirror;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Optional;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.math.ec.rfc7748.X25519;

/**
 * One end of a connection between two that have a secret from pairing: each sends a fresh key of X25519 (RFC 7748) with a tag
 * under the secret. Who has the secret later cannot read what went before; who has only listened has nothing; and the tag
 * names nobody, since it is another one each time.
 */
final class ResumeKeys {
    private final byte[] secret;
    private final byte[] own = new byte[X25519.SCALAR_SIZE];
    private final byte[] nonce = new byte[Handshake.NONCE_BYTES];

    ResumeKeys(byte[] secret, SecureRandom random) {
        this.secret = secret;
        X25519.generatePrivateKey(random, own);
        random.nextBytes(nonce);
    }

    /** The fresh part of one end, as it is sent. */
    String share() {
        byte[] key = new byte[X25519.POINT_SIZE];
        X25519.generatePublicKey(own, 0, key, 0);
        return Bytes.hex(Bytes.join(nonce, key));
    }

    /** What proves that one end has the secret: over all that was sent up to here. */
    static String tag(byte[] secret, String sender, String... shares) {
        HMac mac = new HMac(new SHA256Digest());
        mac.init(new KeyParameter(SecureChannel.Keys.expand(secret, new byte[0], "resume tag")));
        byte[] text = (sender + "\n" + String.join("\n", shares)).getBytes(StandardCharsets.UTF_8);
        mac.update(text, 0, text.length);
        byte[] tag = new byte[mac.getMacSize()];
        mac.doFinal(tag, 0);
        return Bytes.hex(tag);
    }

    static boolean isTag(String tag, byte[] secret, String sender, String... shares) {
        byte[] right = tag(secret, sender, shares).getBytes(StandardCharsets.US_ASCII);
        return MessageDigest.isEqual(right, tag.getBytes(StandardCharsets.US_ASCII));
    }

    /** The keys of the connection; empty if the other end's share is none. */
    Optional<SecureChannel.Keys> with(String theirs, String deviceShare, String hostShare) {
        Optional<byte[]> bytes =
                Bytes.fromHex(theirs).filter(share -> share.length == Handshake.NONCE_BYTES + X25519.POINT_SIZE);
        byte[] agreed = new byte[X25519.POINT_SIZE];
        boolean possible =
                bytes.isPresent() && X25519.calculateAgreement(own, 0, bytes.get(), Handshake.NONCE_BYTES, agreed, 0);
        if (!possible) return Optional.empty();
        byte[] salt = (deviceShare + "\n" + hostShare).getBytes(StandardCharsets.US_ASCII);
        return Optional.of(SecureChannel.Keys.derive(Bytes.join(agreed, secret), salt));
    }
}
