package org.baoqi.speech.mirror;

import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The host's part until a connection is trusted: by the code of a seat, or by the key that a device has from pairing. */
final class HostHandshake {
    private final JoinCodes codes;
    private final KeyRing keys;
    private final InetAddress from;
    private final SecureRandom random;
    private Optional<Pairing> pairing = Optional.empty();
    private DeviceRole seat;
    private Optional<String> device = Optional.empty();

    /** @param from where the connection comes from */
    HostHandshake(JoinCodes codes, KeyRing keys, InetAddress from, SecureRandom random) {
        this.codes = codes;
        this.keys = keys;
        this.from = from;
        this.random = random;
    }

    /** Whether a text takes so long to answer that others should not wait for it. */
    static boolean isLong(String text) {
        return !text.startsWith(Handshake.RESUME);
    }

    /** The seat whose code was proved. */
    DeviceRole seat() {
        return seat;
    }

    /** The device that came back, if it was known. */
    Optional<String> device() {
        return device;
    }

    Handshake.Step take(String text) {
        List<String> fields = Handshake.read(text);
        if (pairing.isPresent()) return finish(pairing.get(), fields);
        if (Handshake.is(fields, Handshake.PAIR, 4)) return pair(fields.get(1), fields.get(2), fields.get(3));
        if (Handshake.is(fields, Handshake.RESUME, 3)) return resume(fields.get(1), fields.get(2));
        return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
    }

    /** A text that is none of the rounds is no guess. */
    private Handshake.Step pair(String wanted, String nonce, String firstRound) {
        Optional<DeviceRole> named = Arrays.stream(DeviceRole.values())
                .filter(role -> role.name().equals(wanted))
                .findFirst();
        if (!named.isPresent() || !Bytes.fromHex(nonce).isPresent())
            return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
        seat = named.get();
        Optional<JoinCode> code = codes.guess(seat, from);
        if (!code.isPresent()) return Handshake.Step.Broken.telling(MirrorLink.News.SLOW);
        try {
            Pairing begun = new Pairing(Handshake.HOST, Handshake.device(seat, nonce), code.get(), random);
            String mine = begun.firstRound();
            begun.takeFirstRound(firstRound);
            pairing = Optional.of(begun);
            return new Handshake.Step.Answer(Handshake.write(Handshake.ROUNDS_OF_HOST, mine, begun.secondRound()));
        } catch (Pairing.Failed notOne) {
            return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
        }
    }

    private Handshake.Step finish(Pairing begun, List<String> fields) {
        if (!Handshake.is(fields, Handshake.ROUNDS_OF_DEVICE, 3))
            return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
        try {
            begun.takeSecondRound(fields.get(1));
        } catch (Pairing.Failed notOne) {
            return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
        }
        String proof = begun.thirdRound();
        try {
            begun.takeThirdRound(fields.get(2));
        } catch (Pairing.Failed wrong) {
            codes.wrong(seat, from);
            return Handshake.Step.Broken.telling(MirrorLink.News.WRONG_CODE);
        }
        codes.right(from);
        SecureChannel channel = SecureChannel.ofHost(begun.keys());
        return new Handshake.Step.Trusted(channel, begun.secret(), Handshake.write(Handshake.PAIRED, proof));
    }

    /** Whether the device really has the secret shows when its first message opens. */
    private Handshake.Step resume(String share, String tag) {
        Optional<KeyRing.Key> key = keys.find(share, tag);
        if (!key.isPresent()) return Handshake.Step.Broken.telling(MirrorLink.News.UNKNOWN);
        byte[] secret = key.get().secret();
        ResumeKeys mine = new ResumeKeys(secret, random);
        Optional<SecureChannel.Keys> agreed = mine.with(share, share, mine.share());
        if (!agreed.isPresent()) return Handshake.Step.Broken.telling(MirrorLink.News.FOREIGN);
        device = Optional.of(key.get().device());
        seat = key.get().seat();
        String answer = ResumeKeys.tag(secret, Handshake.RESUMED, share, mine.share());
        return new Handshake.Step.Trusted(
                SecureChannel.ofHost(agreed.get()), secret, Handshake.write(Handshake.RESUMED, mine.share(), answer));
    }
}
