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
    private final CodeGuard guard = new CodeGuard(random);
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
    private static Step[] shake(DeviceHandshake device, HostHandshake host) {
        Step atHost = host.take(device.start());
        Step atDevice = null;
        while (atHost instanceof Step.Answer answer) {
            atDevice = device.take(answer.text());
            if (!(atDevice instanceof Step.Answer back)) return new Step[] {atDevice, atHost};
            atHost = host.take(back.text());
        }
        String last = atHost instanceof Step.Trusted trusted ? trusted.text() : ((Step.Broken) atHost).text();
        return new Step[] {device.take(last), atHost};
    }

    private static LinkNews refusal(Step step) {
        return ((Step.Broken) step).why();
    }

    private static void assertUnderstand(Step device, Step host) {
        SecureChannel from = ((Step.Trusted) device).channel();
        SecureChannel to = ((Step.Trusted) host).channel();
        assertEquals(Optional.of("炮二平五"), to.open(from.seal("炮二平五")));
        assertEquals(Optional.of("好"), from.open(to.seal("好")));
    }

    @Test
    void theRightCodeGivesBothTheSameKeys() {
        Step[] ends = shake(device(guard.code(), Optional.empty()), host());
        assertUnderstand(ends[0], ends[1]);
    }

    @Test
    void aWrongCodeIsToldAndGivesNothing() {
        Step[] ends = shake(device(wrongCode(), Optional.empty()), host());
        assertEquals(LinkNews.WRONG_CODE, refusal(ends[0]));
        assertEquals(LinkNews.WRONG_CODE, refusal(ends[1]));
    }

    @Test
    void afterTooManyGuessesEvenTheRightCodeIsOfNoUse() {
        for (int i = 0; i < CodeGuard.MOST_GUESSES; i++) shake(device(wrongCode(), Optional.empty()), host());
        Step[] late = shake(device(guard.code(), Optional.empty()), host());
        assertEquals(LinkNews.CODE_EXPIRED, refusal(late[0]));
        Step[] renewed = shake(device(guard.renew(), Optional.empty()), host());
        assertUnderstand(renewed[0], renewed[1]);
    }

    @Test
    void aGuessThatIsBrokenOffCounts() {
        for (int i = 0; i < CodeGuard.MOST_GUESSES; i++)
            host().take(device(wrongCode(), Optional.empty()).start());
        assertEquals(
                LinkNews.CODE_EXPIRED,
                refusal(host().take(device(guard.code(), Optional.empty()).start())));
    }

    @Test
    void aDeviceThatWasThereComesBackWithoutTheCode() {
        Step.Trusted first = (Step.Trusted) shake(device(guard.code(), Optional.empty()), host())[1];
        secrets.put("phone", first.secret());
        Step[] again = shake(device(wrongCode(), Optional.of(first.secret())), host());
        assertUnderstand(again[0], again[1]);
    }

    @Test
    void whoOnlyClaimsToHaveBeenThereCannotSayAnything() {
        secrets.put("phone", new byte[] {1, 2, 3});
        Step[] ends = shake(device(wrongCode(), Optional.of(new byte[] {4, 5, 6})), host());
        SecureChannel forged = ((Step.Trusted) ends[0]).channel();
        assertEquals(Optional.empty(), ((Step.Trusted) ends[1]).channel().open(forged.seal("resign")));
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
        assertTrue(host().take(text) instanceof Step.Broken);
    }
}
