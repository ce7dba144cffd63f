package org.baoqi.speech.mirror;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.clock.Moment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandshakeTest {
    private final SecureRandom random = new SecureRandom();
    private Duration now = Duration.ZERO;
    private final JoinCodes codes = new JoinCodes(random, () -> new Moment(now.toNanos()));
    private final KeyRing keys = new KeyRing(List.of(), lines -> {});
    private final InetAddress near = address(1);

    private static InetAddress address(int last) {
        try {
            return InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last});
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private HostHandshake host(InetAddress from) {
        return new HostHandshake(codes, keys, from, random);
    }

    private DeviceHandshake device(JoinCode code, Optional<byte[]> secret) {
        return new DeviceHandshake(DeviceRole.RED, code, secret, random);
    }

    private JoinCode right() {
        return codes.code(DeviceRole.RED);
    }

    private JoinCode wrong() {
        return new JoinCode(right().digits().equals("000000") ? "000001" : "000000");
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

    private Handshake.Step[] pair(JoinCode code) {
        return shake(device(code, Optional.empty()), host(near));
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
        Handshake.Step[] ends = pair(right());
        assertUnderstand(ends[0], ends[1]);
    }

    @Test
    void aWrongCodeIsToldAndGivesNothing() {
        Handshake.Step[] ends = pair(wrong());
        assertEquals(MirrorLink.News.WRONG_CODE, refusal(ends[0]));
        assertEquals(MirrorLink.News.WRONG_CODE, refusal(ends[1]));
    }

    @Test
    void theCodeOfOneSeatOpensNoOther() {
        assertEquals(MirrorLink.News.WRONG_CODE, refusal(pair(codes.code(DeviceRole.BLACK))[0]));
        now = now.plus(JoinCodes.LONGEST_WAIT);
        assertEquals(MirrorLink.News.WRONG_CODE, refusal(pair(codes.code(DeviceRole.OBSERVER))[0]));
    }

    @Test
    void aWrongGuessMakesTheNextWaitAndOthersDoNot() {
        List<DeviceRole> told = new ArrayList<>();
        codes.whenGuessedAt(told::add);
        for (int i = 0; i < JoinCodes.SUSPICIOUS; i++) {
            assertEquals(MirrorLink.News.WRONG_CODE, refusal(pair(wrong())[0]));
            assertEquals(MirrorLink.News.SLOW, refusal(pair(wrong())[0]));
            now = now.plus(JoinCodes.LONGEST_WAIT);
        }
        assertEquals(List.of(DeviceRole.RED), told);
        pair(wrong());
        Handshake.Step[] other = shake(device(right(), Optional.empty()), host(address(2)));
        assertUnderstand(other[0], other[1]);
    }

    /** From however many addresses: six hundred an hour, of a million codes. */
    @Test
    void guessesFromEverywhereComeToAPaceAndNobodyIsShutOut() {
        int made = 0;
        for (int i = 2; i < 250; i++)
            if (codes.guess(DeviceRole.RED, address(i)).isPresent()) {
                codes.wrong(DeviceRole.RED, address(i));
                made++;
            }
        assertEquals(JoinCodes.AT_ONCE, made);
        now = now.plus(JoinCodes.PACE);
        Handshake.Step[] player = pair(right());
        assertUnderstand(player[0], player[1]);
        assertTrue(codes.guess(DeviceRole.BLACK, near).isPresent());
    }

    @Test
    void aHandshakeThatIsBrokenOffIsNoGuess() {
        List<DeviceRole> told = new ArrayList<>();
        codes.whenGuessedAt(told::add);
        for (int i = 0; i < JoinCodes.SUSPICIOUS + 1; i++)
            host(near).take(device(wrong(), Optional.empty()).start());
        for (int i = 0; i < 200; i++) host(near).take(Handshake.write(Handshake.PAIR, "RED", "00", "1 2 3 4 5 " + i));
        assertEquals(List.of(), told);
        Handshake.Step[] ends = shake(device(right(), Optional.empty()), host(address(2)));
        assertUnderstand(ends[0], ends[1]);
    }

    private byte[] paired() {
        byte[] secret = ((Handshake.Step.Trusted) pair(right())[1]).secret();
        keys.add(DeviceRole.RED, secret);
        return secret;
    }

    @Test
    void aDeviceThatWasThereComesBackWithoutTheCode() {
        HostHandshake host = host(near);
        Handshake.Step[] again = shake(device(wrong(), Optional.of(paired())), host);
        assertUnderstand(again[0], again[1]);
        assertEquals(Optional.of("1"), host.device());
        assertEquals(DeviceRole.RED, host.seat());
    }

    /** Fresh keys each time: whoever has the secret and the recording still cannot read it. */
    @Test
    void eachConnectionHasKeysOfItsOwn() {
        byte[] secret = paired();
        Handshake.Step[] one = shake(device(right(), Optional.of(secret)), host(near));
        Handshake.Step[] two = shake(device(right(), Optional.of(secret)), host(near));
        byte[] sealed = ((Handshake.Step.Trusted) one[0]).channel().seal("press");
        assertEquals(
                Optional.empty(), ((Handshake.Step.Trusted) two[1]).channel().open(sealed));
    }

    @Test
    void nothingThatIsSentNamesADevice() {
        byte[] secret = paired();
        String one = device(right(), Optional.of(secret)).start();
        String two = device(right(), Optional.of(secret)).start();
        List<String> first = new ArrayList<>(Handshake.read(one));
        first.retainAll(Handshake.read(two));
        assertEquals(List.of(Handshake.RESUME), first);
    }

    @Test
    void whoOnlyClaimsToHaveBeenThereIsNotKnown() {
        paired();
        Handshake.Step[] ends = shake(device(wrong(), Optional.of(new byte[] {4, 5, 6})), host(near));
        assertEquals(MirrorLink.News.UNKNOWN, refusal(ends[1]));
    }

    /** It answers at once, but has nothing to say: what it sends does not open. */
    @Test
    void aFirstTextThatIsPlayedAgainOpensNothing() {
        String taped = device(wrong(), Optional.of(paired())).start();
        Handshake.Step again = host(near).take(taped);
        SecureChannel guessed = SecureChannel.ofDevice(SecureChannel.Keys.derive(new byte[32], new byte[0]));
        assertEquals(
                Optional.empty(), ((Handshake.Step.Trusted) again).channel().open(guessed.seal("resign")));
    }

    @Test
    void aHostWithoutTheSecretIsNotSpokenTo() {
        DeviceHandshake device = device(right(), Optional.of(paired()));
        device.start();
        String share = new ResumeKeys(new byte[32], random).share();
        String lie = Handshake.write(
                Handshake.RESUMED, share, ResumeKeys.tag(new byte[32], Handshake.RESUMED, share, share));
        assertEquals(MirrorLink.News.FOREIGN, refusal(device.take(lie)));
    }

    @Test
    void keysAreKeptOnlyOfThoseWhoWereLetIn() {
        List<String> kept = new ArrayList<>();
        KeyRing ring = new KeyRing(List.of("nonsense", "7 KING 00", "3 BLACK 0a0b"), lines -> {
            kept.clear();
            kept.addAll(lines);
        });
        assertEquals(1, ring.all().size());
        String waits = ring.add(DeviceRole.OBSERVER, new byte[] {1});
        String player = ring.add(DeviceRole.RED, new byte[] {2});
        ring.admit(player);
        assertEquals(List.of("3 BLACK 0a0b", "5 RED 02"), kept);
        ring.remove("3");
        assertEquals(List.of("5 RED 02"), kept);
        assertTrue(ring.has(waits));
        assertFalse(ring.has("3"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "GET / HTTP/1.1",
                "baoqi-mirror 1 pair\nphone\n1",
                "baoqi-mirror 2 pair\nKING\n00\n1 2 3 4 5 6",
                "baoqi-mirror 2 pair\nRED\nxx\n1 2 3 4 5 6",
                "baoqi-mirror 2 pair\nRED\n00\n1 2 3 4 5 6",
                "baoqi-mirror 2 pair\nRED\n00\nzz",
                "baoqi-mirror 2 resume\n00\n00",
                "baoqi-mirror 2 resume\n\n"
            })
    void nonsenseIsRefused(String text) {
        assertTrue(host(near).take(text) instanceof Handshake.Step.Broken);
    }
}
