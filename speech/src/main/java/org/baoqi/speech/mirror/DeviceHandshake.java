package org.baoqi.speech.mirror;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A device's part until a connection is trusted. */
final class DeviceHandshake {
    private final String device;
    private final JoinCode code;
    private final Optional<byte[]> secret;
    private final SecureRandom random;
    private final byte[] nonce = new byte[Handshake.NONCE_BYTES];
    private Pairing pairing;
    private boolean proved;

    /** @param secret from an earlier connection, if there was one */
    DeviceHandshake(String device, JoinCode code, Optional<byte[]> secret, SecureRandom random) {
        this.device = device;
        this.code = code;
        this.secret = secret;
        this.random = random;
    }

    /** The text to send first. */
    String start() {
        if (secret.isPresent()) {
            random.nextBytes(nonce);
            return Handshake.write(Handshake.RESUME, device, Bytes.hex(nonce));
        }
        pairing = new Pairing(device, Handshake.HOST, code, random);
        return Handshake.write(Handshake.PAIR, device, pairing.firstRound());
    }

    Handshake.Step take(String text) {
        List<String> fields = Handshake.read(text);
        if (Handshake.is(fields, Handshake.NO, 2)) return Handshake.Step.Broken.because(reason(fields.get(1)));
        try {
            if (secret.isPresent()) return resume(secret.get(), fields);
            return proved ? finish(fields) : prove(fields);
        } catch (Pairing.Failed e) {
            return Handshake.Step.Broken.because(MirrorLink.News.WRONG_CODE);
        }
    }

    private static MirrorLink.News reason(String name) {
        return Arrays.stream(MirrorLink.News.values())
                .filter(news -> news.name().equals(name))
                .findFirst()
                .orElse(MirrorLink.News.FOREIGN);
    }

    private Handshake.Step prove(List<String> fields) throws Pairing.Failed {
        if (!Handshake.is(fields, Handshake.ROUNDS_OF_HOST, 3))
            return Handshake.Step.Broken.because(MirrorLink.News.FOREIGN);
        pairing.takeFirstRound(fields.get(1));
        String second = pairing.secondRound();
        pairing.takeSecondRound(fields.get(2));
        proved = true;
        return new Handshake.Step.Answer(Handshake.write(Handshake.ROUNDS_OF_DEVICE, second, pairing.thirdRound()));
    }

    private Handshake.Step finish(List<String> fields) throws Pairing.Failed {
        if (!Handshake.is(fields, Handshake.PAIRED, 2)) return Handshake.Step.Broken.because(MirrorLink.News.FOREIGN);
        pairing.takeThirdRound(fields.get(1));
        byte[] shared = pairing.secret();
        return trusted(shared, new byte[0]);
    }

    private Handshake.Step resume(byte[] shared, List<String> fields) {
        Optional<byte[]> theirs =
                Handshake.is(fields, Handshake.RESUMED, 2) ? Bytes.fromHex(fields.get(1)) : Optional.empty();
        return theirs.isPresent()
                ? trusted(shared, Bytes.join(nonce, theirs.get()))
                : Handshake.Step.Broken.because(MirrorLink.News.FOREIGN);
    }

    private Handshake.Step trusted(byte[] shared, byte[] salt) {
        SecureChannel channel = SecureChannel.ofDevice(SecureChannel.Keys.derive(shared, salt));
        return new Handshake.Step.Trusted(device, channel, shared, "");
    }
}
