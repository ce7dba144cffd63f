package org.baoqi.speech.mirror;

import java.net.InetAddress;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;

/**
 * The codes in force, one for each seat, so that an opponent's code opens only his own. A wrong guess voids nothing: it makes
 * the next one wait, longest at the address that it came from. Safe for several threads.
 */
final class JoinCodes {
    /** So many wrong guesses at a seat are taken at once, then one in each {@link #PACE}. */
    static final int AT_ONCE = 10;

    static final Duration PACE = Duration.ofSeconds(6);
    static final Duration LONGEST_WAIT = Duration.ofSeconds(60);
    /** So many handshakes may be begun from an address at once, then one in each {@link #REST}. */
    static final int BEGUN_AT_ONCE = 12;

    static final Duration REST = Duration.ofSeconds(2);
    /** After so many the referee is told. */
    static final int SUSPICIOUS = 5;

    private static final int MOST_ADDRESSES = 256;

    private final SecureRandom random;
    private final TimeSource time;
    private final Map<DeviceRole, Seat> seats = new EnumMap<>(DeviceRole.class);
    private final Map<InetAddress, Guesser> guessers = new LinkedHashMap<>();
    private Consumer<DeviceRole> suspicion = seat -> {};

    private final class Seat {
        private JoinCode code;
        private int wrong;
        private final Pace pace = new Pace(PACE, AT_ONCE);
    }

    private final class Guesser {
        private int wrong;
        private Moment last = time.now();
        private final Pace begun = new Pace(REST, BEGUN_AT_ONCE);

        boolean mustWait() {
            Duration doubled = Duration.ofMillis(500).multipliedBy(1L << Math.min(wrong, 10));
            Duration wait = doubled.compareTo(LONGEST_WAIT) < 0 ? doubled : LONGEST_WAIT;
            return begun.isOver() || (wrong > 0 && time.now().since(last).compareTo(wait) < 0);
        }
    }

    /** So many at once, then one in each time. */
    private final class Pace {
        private final Duration each;
        private final Duration most;
        private Duration owed = Duration.ZERO;
        private Moment last = time.now();

        Pace(Duration each, int atOnce) {
            this.each = each;
            this.most = each.multipliedBy(atOnce);
        }

        private Duration owed() {
            Duration left = owed.minus(time.now().since(last));
            return left.isNegative() ? Duration.ZERO : left;
        }

        boolean isOver() {
            return owed().plus(each).compareTo(most) > 0;
        }

        void add(Duration some) {
            owed = owed().plus(some);
            last = time.now();
        }
    }

    JoinCodes(SecureRandom random, TimeSource time) {
        this.random = random;
        this.time = time;
        for (DeviceRole role : DeviceRole.values()) seats.put(role, new Seat());
        renew();
    }

    /** @param told hears once of each code that is guessed at */
    synchronized void whenGuessedAt(Consumer<DeviceRole> told) {
        suspicion = told;
    }

    /** New codes for all seats, no two alike. */
    synchronized void renew() {
        for (Seat seat : seats.values()) {
            seat.wrong = 0;
            JoinCode fresh = JoinCode.random(random);
            while (isInUse(fresh)) fresh = JoinCode.random(random);
            seat.code = fresh;
        }
    }

    private boolean isInUse(JoinCode code) {
        return seats.values().stream().anyMatch(seat -> code.equals(seat.code));
    }

    synchronized JoinCode code(DeviceRole role) {
        return seats.get(role).code;
    }

    /** The code for one guess from an address; empty while that has to wait. */
    synchronized Optional<JoinCode> guess(DeviceRole role, InetAddress from) {
        Seat seat = seats.get(role);
        Guesser guesser = guesser(from);
        if (guesser.mustWait() || seat.pace.isOver()) return Optional.empty();
        guesser.begun.add(REST);
        return Optional.of(seat.code);
    }

    /** The latest last; nobody is remembered for ever. */
    private Guesser guesser(InetAddress from) {
        Guesser before = guessers.remove(from);
        guessers.put(from, before == null ? new Guesser() : before);
        if (guessers.size() > MOST_ADDRESSES)
            guessers.remove(guessers.keySet().iterator().next());
        return guessers.get(from);
    }

    /** A whole handshake has shown that its code was wrong. */
    synchronized void wrong(DeviceRole role, InetAddress from) {
        Seat seat = seats.get(role);
        seat.pace.add(PACE);
        Guesser guesser = guesser(from);
        guesser.wrong++;
        guesser.last = time.now();
        if (++seat.wrong == SUSPICIOUS) suspicion.accept(role);
    }

    /** The code was right: it was no guess. */
    synchronized void right(InetAddress from) {
        guesser(from).begun.add(REST.negated());
    }
}
