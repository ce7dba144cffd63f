package org.baoqi.speech.mirror;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A device's part until a connection is trusted. */
final class DeviceHandshake {
    private final Optional<byte[]> secret;
    private final ResumeKeys keys;
    private final Pairing pairing;
    private final String nonce;
    private final DeviceRole seat;
    private boolean proved;

    /**
     * @param seat whose code it has
     * @param secret from an earlier connection, if there was one
     */
    DeviceHandshake(DeviceRole seat, JoinCode code, Optional<byte[]> secret, SecureRandom random) {
        this.seat = seat;
        this.secret = secret;
        byte[] fresh = new byte[Handshake.NONCE_BYTES];
        random.nextBytes(fresh);
        nonce = Bytes.hex(fresh);
        keys = secret.map(shared -> new ResumeKeys(shared, random)).orElse(null);
        pairing = secret.isPresent() ? null : new Pairing(Handshake.device(seat, nonce), Handshake.HOST, code, random);
    }

    /** The text to send first. */
    String start() {
        return secret.map(shared -> {
                    String tag = ResumeKeys.tag(shared, Handshake.RESUME, keys.share());
                    return Handshake.write(Handshake.RESUME, keys.share(), tag);
                })
                .orElseGet(() -> Handshake.write(Handshake.PAIR, seat.name(), nonce, pairing.firstRound()));
    }

    /** Whether the other end now has what lets it try one code. */
    boolean hasProved() {
        return proved;
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

    /** Only what an honest host would say here. */
    private MirrorLink.News reason(String name) {
        Stream<MirrorLink.News> honest = secret.isPresent()
                ? Stream.of(MirrorLink.News.UNKNOWN, MirrorLink.News.SLOW)
                : Stream.of(MirrorLink.News.WRONG_CODE, MirrorLink.News.SLOW);
        return honest.filter(news -> news.name().equals(name)).findFirst().orElse(MirrorLink.News.FOREIGN);
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
        return new Handshake.Step.Trusted(SecureChannel.ofDevice(pairing.keys()), pairing.secret(), "");
    }

    /** The host proves itself, too, before anything is sent to it. */
    private Handshake.Step resume(byte[] shared, List<String> fields) {
        boolean real = Handshake.is(fields, Handshake.RESUMED, 3)
                && ResumeKeys.isTag(fields.get(2), shared, Handshake.RESUMED, keys.share(), fields.get(1));
        Optional<SecureChannel.Keys> agreed =
                real ? keys.with(fields.get(1), keys.share(), fields.get(1)) : Optional.empty();
        return agreed.<Handshake.Step>map(both -> new Handshake.Step.Trusted(SecureChannel.ofDevice(both), shared, ""))
                .orElseGet(() -> Handshake.Step.Broken.because(MirrorLink.News.FOREIGN));
    }
}
