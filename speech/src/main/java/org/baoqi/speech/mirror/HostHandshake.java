package org.baoqi.speech.mirror;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The host's part until a connection is trusted: by the code, or by a secret that the device has from an earlier one. */
final class HostHandshake {
    private static final int LONGEST_NAME = 64;

    private final JoinCode.Guard guard;
    private final Map<String, byte[]> secrets;
    private final SecureRandom random;
    private Optional<Pairing> pairing = Optional.empty();
    private String device = "";

    HostHandshake(JoinCode.Guard guard, Map<String, byte[]> secrets, SecureRandom random) {
        this.guard = guard;
        this.secrets = secrets;
        this.random = random;
    }

    Handshake.Step take(String text) {
        List<String> fields = Handshake.read(text);
        try {
            if (pairing.isPresent()) return finish(pairing.get(), fields);
            if (Handshake.is(fields, Handshake.PAIR, 3)) return pair(fields.get(1), fields.get(2));
            if (Handshake.is(fields, Handshake.RESUME, 3)) return resume(fields.get(1), fields.get(2));
            return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
        } catch (Pairing.Failed e) {
            return Handshake.Step.Broken.telling(MirrorLink.News.WRONG_CODE);
        }
    }

    private Handshake.Step pair(String id, String firstRound) throws Pairing.Failed {
        if (id.isEmpty() || id.length() > LONGEST_NAME || id.equals(Handshake.HOST))
            return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
        Optional<JoinCode> code = guard.guess();
        if (!code.isPresent()) return Handshake.Step.Broken.telling(MirrorLink.News.CODE_EXPIRED);
        Pairing begun = new Pairing(Handshake.HOST, id, code.get(), random);
        String mine = begun.firstRound();
        begun.takeFirstRound(firstRound);
        device = id;
        pairing = Optional.of(begun);
        return new Handshake.Step.Answer(Handshake.write(Handshake.ROUNDS_OF_HOST, mine, begun.secondRound()));
    }

    private Handshake.Step finish(Pairing begun, List<String> fields) throws Pairing.Failed {
        if (!Handshake.is(fields, Handshake.ROUNDS_OF_DEVICE, 3))
            return Handshake.Step.Broken.telling(MirrorLink.News.WRONG_CODE);
        begun.takeSecondRound(fields.get(1));
        String proof = begun.thirdRound();
        begun.takeThirdRound(fields.get(2));
        guard.right();
        byte[] secret = begun.secret();
        return new Handshake.Step.Trusted(
                device,
                SecureChannel.ofHost(SecureChannel.Keys.derive(secret, new byte[0])),
                secret,
                Handshake.write(Handshake.PAIRED, proof));
    }

    /** Whether the device really has the secret shows when its first message opens. */
    private Handshake.Step resume(String id, String nonce) {
        byte[] secret = secrets.get(id);
        Optional<byte[]> theirs = Bytes.fromHex(nonce).filter(bytes -> bytes.length == Handshake.NONCE_BYTES);
        if (secret == null || !theirs.isPresent()) return Handshake.Step.Broken.telling(MirrorLink.News.WRONG_CODE);
        byte[] mine = new byte[Handshake.NONCE_BYTES];
        random.nextBytes(mine);
        SecureChannel.Keys keys = SecureChannel.Keys.derive(secret, Bytes.join(theirs.get(), mine));
        return new Handshake.Step.Trusted(
                id, SecureChannel.ofHost(keys), secret, Handshake.write(Handshake.RESUMED, Bytes.hex(mine)));
    }
}
