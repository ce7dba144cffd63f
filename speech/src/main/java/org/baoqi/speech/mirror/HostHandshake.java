package org.baoqi.speech.mirror;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The host's part until a connection is trusted: by the code, or by a secret that the device has from an earlier one. */
final class HostHandshake {
    private static final int LONGEST_NAME = 64;

    private final CodeGuard guard;
    private final Map<String, byte[]> secrets;
    private final SecureRandom random;
    private Optional<Pairing> pairing = Optional.empty();
    private String device = "";

    HostHandshake(CodeGuard guard, Map<String, byte[]> secrets, SecureRandom random) {
        this.guard = guard;
        this.secrets = secrets;
        this.random = random;
    }

    Step take(String text) {
        List<String> fields = HandshakeText.read(text);
        try {
            if (pairing.isPresent()) return finish(pairing.get(), fields);
            if (HandshakeText.is(fields, HandshakeText.PAIR, 3)) return pair(fields.get(1), fields.get(2));
            if (HandshakeText.is(fields, HandshakeText.RESUME, 3)) return resume(fields.get(1), fields.get(2));
            return Step.Broken.telling(LinkNews.FOREIGN);
        } catch (Pairing.Failed e) {
            return Step.Broken.telling(LinkNews.WRONG_CODE);
        }
    }

    private Step pair(String id, String firstRound) throws Pairing.Failed {
        if (id.isEmpty() || id.length() > LONGEST_NAME || id.equals(HandshakeText.HOST))
            return Step.Broken.telling(LinkNews.FOREIGN);
        Optional<JoinCode> code = guard.guess();
        if (!code.isPresent()) return Step.Broken.telling(LinkNews.CODE_EXPIRED);
        Pairing begun = new Pairing(HandshakeText.HOST, id, code.get(), random);
        String mine = begun.firstRound();
        begun.takeFirstRound(firstRound);
        device = id;
        pairing = Optional.of(begun);
        return new Step.Answer(HandshakeText.write(HandshakeText.ROUNDS_OF_HOST, mine, begun.secondRound()));
    }

    private Step finish(Pairing begun, List<String> fields) throws Pairing.Failed {
        if (!HandshakeText.is(fields, HandshakeText.ROUNDS_OF_DEVICE, 3))
            return Step.Broken.telling(LinkNews.WRONG_CODE);
        begun.takeSecondRound(fields.get(1));
        String proof = begun.thirdRound();
        begun.takeThirdRound(fields.get(2));
        guard.right();
        byte[] secret = begun.secret();
        return new Step.Trusted(
                device,
                SecureChannel.ofHost(ChannelKeys.derive(secret, new byte[0])),
                secret,
                HandshakeText.write(HandshakeText.PAIRED, proof));
    }

    /** Whether the device really has the secret shows when its first message opens. */
    private Step resume(String id, String nonce) {
        byte[] secret = secrets.get(id);
        Optional<byte[]> theirs = Bytes.fromHex(nonce).filter(bytes -> bytes.length == HandshakeText.NONCE_BYTES);
        if (secret == null || !theirs.isPresent()) return Step.Broken.telling(LinkNews.WRONG_CODE);
        byte[] mine = new byte[HandshakeText.NONCE_BYTES];
        random.nextBytes(mine);
        ChannelKeys keys = ChannelKeys.derive(secret, Bytes.join(theirs.get(), mine));
        return new Step.Trusted(
                id, SecureChannel.ofHost(keys), secret, HandshakeText.write(HandshakeText.RESUMED, Bytes.hex(mine)));
    }
}
