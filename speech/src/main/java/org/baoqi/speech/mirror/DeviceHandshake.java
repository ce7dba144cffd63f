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
    private final byte[] nonce = new byte[HandshakeText.NONCE_BYTES];
    private Pairing pairing;
    private boolean proved;

    /** @param secret from an earlier connection, if there was one */
    DeviceHandshake(String device, JoinCode code, Optional<byte[]> secret, SecureRandom random) {
        this.device = device;
        this.code = code;
        this.secret = secret;
        this.random = random;
    }

    /** What to send first. */
    String start() {
        if (secret.isPresent()) {
            random.nextBytes(nonce);
            return HandshakeText.write(HandshakeText.RESUME, device, Bytes.hex(nonce));
        }
        pairing = new Pairing(device, HandshakeText.HOST, code, random);
        return HandshakeText.write(HandshakeText.PAIR, device, pairing.firstRound());
    }

    Step take(String text) {
        List<String> fields = HandshakeText.read(text);
        if (HandshakeText.is(fields, HandshakeText.NO, 2)) return Step.Broken.because(reason(fields.get(1)));
        try {
            if (secret.isPresent()) return resume(secret.get(), fields);
            return proved ? finish(fields) : prove(fields);
        } catch (Pairing.Failed e) {
            return Step.Broken.because(LinkNews.WRONG_CODE);
        }
    }

    private static LinkNews reason(String name) {
        return Arrays.stream(LinkNews.values())
                .filter(news -> news.name().equals(name))
                .findFirst()
                .orElse(LinkNews.FOREIGN);
    }

    private Step prove(List<String> fields) throws Pairing.Failed {
        if (!HandshakeText.is(fields, HandshakeText.ROUNDS_OF_HOST, 3)) return Step.Broken.because(LinkNews.FOREIGN);
        pairing.takeFirstRound(fields.get(1));
        String second = pairing.secondRound();
        pairing.takeSecondRound(fields.get(2));
        proved = true;
        return new Step.Answer(HandshakeText.write(HandshakeText.ROUNDS_OF_DEVICE, second, pairing.thirdRound()));
    }

    private Step finish(List<String> fields) throws Pairing.Failed {
        if (!HandshakeText.is(fields, HandshakeText.PAIRED, 2)) return Step.Broken.because(LinkNews.FOREIGN);
        pairing.takeThirdRound(fields.get(1));
        byte[] shared = pairing.secret();
        return trusted(shared, new byte[0]);
    }

    private Step resume(byte[] shared, List<String> fields) {
        Optional<byte[]> theirs =
                HandshakeText.is(fields, HandshakeText.RESUMED, 2) ? Bytes.fromHex(fields.get(1)) : Optional.empty();
        return theirs.isPresent()
                ? trusted(shared, Bytes.join(nonce, theirs.get()))
                : Step.Broken.because(LinkNews.FOREIGN);
    }

    private Step trusted(byte[] shared, byte[] salt) {
        SecureChannel channel = SecureChannel.ofDevice(ChannelKeys.derive(shared, salt));
        return new Step.Trusted(device, channel, shared, "");
    }
}
