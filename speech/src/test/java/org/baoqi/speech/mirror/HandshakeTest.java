package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandshakeTest {
    private final SecureRandom random = new SecureRandom();
    private final JoinCode.Guard guard = new JoinCode.Guard(random);
    private final Map<String, byte[]> secrets = new HashMap<>();

    private HostHandshake host() {
        return new HostHandshake(guard, secrets, random);
    }

    private DeviceHandshake device(JoinCode code, Optional<byte[]> secret) {
        return new DeviceHandshake("phone", code, secret, random);
    }

    private JoinCode wrongCode() {
        return new JoinCode(guard.code().digits().equals("000000") ? "000001" : "000000");
    }

    /** The last step of each end: the device's, then the host's. */
    private static Handshake.Step[] shake(DeviceHandshake device, HostHandshake host) {
        Handshake.Step atHost = host.take(device.start());
        Handshake.Step atDevice = null;
        while (atHost instanceof Handshake.Step.Answer answer) {
            atDevice = device.take(answer.text());
            if (!(atDevice instanceof Handshake.Step.Answer back)) return new Handshake.Step[] {atDevice, atHost};
            atHost = host.take(back.text());
        }
        String last = atHost instanceof Handshake.Step.Trusted trusted
                ? trusted.text()
                : ((Handshake.Step.Broken) atHost).text();
        return new Handshake.Step[] {device.take(last), atHost};
    }

    private static MirrorLink.News refusal(Handshake.Step step) {
        return ((Handshake.Step.Broken) step).why();
    }

    private static void assertUnderstand(Handshake.Step device, Handshake.Step host) {
        SecureChannel from = ((Handshake.Step.Trusted) device).channel();
        SecureChannel to = ((Handshake.Step.Trusted) host).channel();
        assertEquals(Optional.of("炮二平五"), to.open(from.seal("炮二平五")));
        assertEquals(Optional.of("好"), from.open(to.seal("好")));
    }

    @Test
    void theRightCodeGivesBothTheSameKeys() {
        Handshake.Step[] ends = shake(device(guard.code(), Optional.empty()), host());
        assertUnderstand(ends[0], ends[1]);
    }

    @Test
    void aWrongCodeIsToldAndGivesNothing() {
        Handshake.Step[] ends = shake(device(wrongCode(), Optional.empty()), host());
        assertEquals(MirrorLink.News.WRONG_CODE, refusal(ends[0]));
        assertEquals(MirrorLink.News.WRONG_CODE, refusal(ends[1]));
    }

    @Test
    void afterTooManyGuessesEvenTheRightCodeIsOfNoUse() {
        for (int i = 0; i < JoinCode.Guard.MOST_GUESSES; i++) shake(device(wrongCode(), Optional.empty()), host());
        Handshake.Step[] late = shake(device(guard.code(), Optional.empty()), host());
        assertEquals(MirrorLink.News.CODE_EXPIRED, refusal(late[0]));
        Handshake.Step[] renewed = shake(device(guard.renew(), Optional.empty()), host());
        assertUnderstand(renewed[0], renewed[1]);
    }

    @Test
    void aGuessThatIsBrokenOffCounts() {
        for (int i = 0; i < JoinCode.Guard.MOST_GUESSES; i++)
            host().take(device(wrongCode(), Optional.empty()).start());
        assertEquals(
                MirrorLink.News.CODE_EXPIRED,
                refusal(host().take(device(guard.code(), Optional.empty()).start())));
    }

    @Test
    void aDeviceThatWasThereComesBackWithoutTheCode() {
        Handshake.Step.Trusted first =
                (Handshake.Step.Trusted) shake(device(guard.code(), Optional.empty()), host())[1];
        secrets.put("phone", first.secret());
        Handshake.Step[] again = shake(device(wrongCode(), Optional.of(first.secret())), host());
        assertUnderstand(again[0], again[1]);
    }

    @Test
    void whoOnlyClaimsToHaveBeenThereCannotSayAnything() {
        secrets.put("phone", new byte[] {1, 2, 3});
        Handshake.Step[] ends = shake(device(wrongCode(), Optional.of(new byte[] {4, 5, 6})), host());
        SecureChannel forged = ((Handshake.Step.Trusted) ends[0]).channel();
        assertEquals(
                Optional.empty(), ((Handshake.Step.Trusted) ends[1]).channel().open(forged.seal("resign")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET / HTTP/1.1",
                "baoqi-mirror 2 pair\nphone\n1",
                "baoqi-mirror 1 pair\nhost\n1 2 3 4 5 6",
                "baoqi-mirror 1 pair\nphone\n1 2 3 4 5 6",
                "baoqi-mirror 1 pair\nphone\nzz",
                "baoqi-mirror 1 resume\nphone\n00"
            })
    void nonsenseIsRefused(String text) {
        assertTrue(host().take(text) instanceof Handshake.Step.Broken);
    }
}
