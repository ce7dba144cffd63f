package org.baoqi.speech.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.baoqi.rules.Move;
import org.baoqi.speech.words.Words;

/**
 * The events of a match as text: a line that names the format and its version, then one event a line, only ever
 * appended to. Each line ends with a line feed, so that one torn by a crash can be told from a whole one. Since the third
 * version a line ends with a check of itself and of the check before it ({@link Chain}), so that a line that was changed,
 * moved or taken out is noticed. Earlier logs are read as they are, and go on as they are.
 */
public final class MatchLog {
    public static final String HEADER = "baoqi-match 3";

    private static final Pattern VERSION = Pattern.compile("baoqi-match (\\d{1,6})");
    private static final int CHECKED_SINCE = 3;
    /** A match of a whole day has not half as many; what follows is left as it is. */
    private static final int MOST_LINES = 50_000;

    private static final int MOST_PLIES = 2_000;

    private MatchLog() {}

    /** The answer to reading a log: the match, or why there is none. */
    public sealed interface Reading {
        /**
         * @param state the match that the events make
         * @param length how many bytes of it are sound, or the beginning of a line that was never finished
         * @param end where the log can go on
         * @param torn whether the last line was never finished: nobody has heard of what was to stand there
         * @param damage the first line that is not as it was written, if there is one; the events stand before it
         */
        record Read(
                MatchState state, List<MatchEvent> events, int length, Chain end, boolean torn, Optional<Damage> damage)
                implements Reading {
            public Read {
                events = List.copyOf(events);
            }
        }

        /** The log of a match whose beginning cannot be read, so that nothing can be made of the rest. */
        record NoBeginning(Damage damage) implements Reading {}

        /** A later version of this program wrote it. */
        record Newer(int version) implements Reading {}

        /** It is no log of ours, or nothing of the match is in it yet. */
        record NoMatch() implements Reading {}
    }

    /**
     * A line of a log that cannot be read on from.
     *
     * @param line its number, from 1
     * @param lines how many lines there are from it on, itself included
     * @param after the events behind it that can be read
     */
    public record Damage(int line, Reason reason, int lines, List<MatchEvent> after) {
        public Damage {
            after = List.copyOf(after);
        }

        /** The damage, what was kept, and the moves that can be read behind it. */
        public List<String> sentences(MatchState kept, Words words) {
            List<String> said = new ArrayList<>();
            said.add(words.say("log.damaged." + reason, line));
            said.add(words.say("log.kept", kept.history().plies().size()));
            String moves = after.stream()
                    .flatMap(event -> event instanceof TurnEvent.Made made ? Stream.of(made.move()) : Stream.empty())
                    .map(Move::iccs)
                    .collect(Collectors.joining(" "));
            if (lines > 1) said.add(words.say("log.behind", lines - 1));
            if (!moves.isEmpty()) said.add(words.say("log.moves-behind", moves));
            return said;
        }

        /** The events behind it that fit, each where it stands, into the match without the damaged line. */
        public Rest rest(MatchState kept) {
            List<MatchEvent> fitting = new ArrayList<>();
            MatchState state = kept;
            for (MatchEvent event : after) {
                Optional<MatchState> next = MatchState.after(Optional.of(state), event);
                if (next.isPresent()) fitting.add(event);
                state = next.orElse(state);
            }
            return new Rest(state, fitting);
        }

        public enum Reason {
            /** It is none that we know. */
            UNKNOWN,
            /** It, or the line before it, is not the one that was written. */
            CHANGED,
            /** It is an event, and makes no sense where it stands. */
            OUT_OF_PLACE,
            /** No match is so long. */
            TOO_LONG
        }
    }

    /** A match with events from behind the damage of its log. */
    public record Rest(MatchState state, List<MatchEvent> events) {
        public Rest {
            events = List.copyOf(events);
        }
    }

    /**
     * The checks of a log's lines. A check is the CRC-32 of the one before it and of its line.
     *
     * @param version that of the log; up to the second there are no checks
     * @param check that of the last line
     */
    public record Chain(int version, String check) {
        private static final int LENGTH = 8;
        private static final char TAB = '\t';

        /** Of a log that begins now. */
        public static final Chain START = of(CHECKED_SINCE);

        private static Chain of(int version) {
            return new Chain(version, check("", HEADER));
        }

        private boolean isChecked() {
            return version >= CHECKED_SINCE;
        }

        /** An event's line as it stands in the log, without its end. */
        public String line(MatchEvent event) {
            String line = EventText.write(event);
            return isChecked() ? line + TAB + check(check, line) : line;
        }

        /** The chain after a line. */
        public Chain after(String line) {
            return isChecked() ? new Chain(version, line.substring(line.lastIndexOf(TAB) + 1)) : this;
        }

        private boolean holds(String line) {
            return !isChecked() || after(line).check.equals(check(check, content(line)));
        }

        /** A line without its check. */
        private String content(String line) {
            return isChecked() ? line.substring(0, Math.max(0, line.lastIndexOf(TAB))) : line;
        }

        private static String check(String before, String line) {
            CRC32 crc = new CRC32();
            crc.update((before + TAB + line).getBytes(StandardCharsets.UTF_8));
            String hex = Long.toHexString(crc.getValue());
            return "00000000".substring(Math.min(LENGTH, hex.length())) + hex.toLowerCase(Locale.ROOT);
        }
    }

    /** The lines of more events, each with its end, for a log that has come to {@code chain}. */
    public static String write(List<? extends MatchEvent> events, Chain chain) {
        StringBuilder text = new StringBuilder();
        Chain at = chain;
        for (MatchEvent event : events) {
            String line = at.line(event);
            text.append(line).append('\n');
            at = at.after(line);
        }
        return text.toString();
    }

    /** One event's line, without a check: for those who have each line from a place that they trust. */
    public static String line(MatchEvent event) {
        return EventText.write(event);
    }

    /** The event of such a line, if it is one of ours. */
    public static Optional<MatchEvent> event(String line) {
        return EventText.read(line);
    }

    /** Reads a log; it never throws for what is in it. */
    public static Reading read(byte[] log) {
        int end = lineEnd(log, 0);
        if (end < 0) return new Reading.NoMatch();
        Matcher header = VERSION.matcher(text(log, 0, end));
        int version = header.matches() ? Integer.parseInt(header.group(1)) : 0;
        if (version > CHECKED_SINCE) return new Reading.Newer(version);
        if (version > 0) return new Reader(log, Chain.of(version)).read(end + 1, false);
        return withoutHeader(log, end + 1);
    }

    /** A log whose first line is spoilt is known by its second. */
    private static Reading withoutHeader(byte[] log, int from) {
        for (int version : new int[] {CHECKED_SINCE, CHECKED_SINCE - 1}) {
            Reading reading = new Reader(log, Chain.of(version)).read(from, true);
            if (reading instanceof Reading.Read) return reading;
        }
        return new Reading.NoMatch();
    }

    /** Reads the lines behind the header as long as each is what was written, and makes sense. */
    private static final class Reader {
        private final byte[] log;
        private final List<MatchEvent> events = new ArrayList<>();
        private Chain chain;
        private Optional<MatchState> state = Optional.empty();
        private int at;
        private int lines = 1;

        Reader(byte[] log, Chain chain) {
            this.log = log;
            this.chain = chain;
        }

        Reading read(int from, boolean headerSpoilt) {
            at = from;
            Optional<Damage> damage = Optional.empty();
            for (int end = lineEnd(log, at); end >= 0 && !damage.isPresent(); end = lineEnd(log, at)) {
                damage = take(text(log, at, end)).map(this::damage);
                if (!damage.isPresent()) at = end + 1;
            }
            boolean unended = !damage.isPresent() && at < log.length;
            if (unended) damage = ending();
            boolean torn = unended && !damage.isPresent() && at < log.length;
            if (headerSpoilt && !damage.isPresent())
                damage = Optional.of(new Damage(1, Damage.Reason.UNKNOWN, 1, List.of()));
            return answer(damage, torn);
        }

        private Reading answer(Optional<Damage> damage, boolean torn) {
            if (state.isPresent()) return new Reading.Read(state.get(), events, at, chain, torn, damage);
            return damage.<Reading>map(Reading.NoBeginning::new).orElseGet(Reading.NoMatch::new);
        }

        /** Takes a line into the match; or says why it cannot be. */
        private Optional<Damage.Reason> take(String line) {
            if (lines >= MOST_LINES || isLong()) return Optional.of(Damage.Reason.TOO_LONG);
            Optional<MatchEvent> event = EventText.read(chain.content(line));
            if (!chain.holds(line))
                return Optional.of(event.isPresent() ? Damage.Reason.CHANGED : Damage.Reason.UNKNOWN);
            if (!event.isPresent()) return Optional.of(Damage.Reason.UNKNOWN);
            Optional<MatchState> after = MatchState.after(state, event.get());
            if (!after.isPresent()) return Optional.of(Damage.Reason.OUT_OF_PLACE);
            state = after;
            events.add(event.get());
            chain = chain.after(line);
            lines++;
            return Optional.empty();
        }

        private boolean isLong() {
            return state.map(now -> now.history().plies().size() >= MOST_PLIES).orElse(false);
        }

        /**
         * Bytes behind the last line end. Mostly a line that was never finished; but a line that is all there, and lacks
         * only its end or has something else in its place, is one that may have been heard of.
         */
        private Optional<Damage> ending() {
            if (!chain.isChecked()) return Optional.empty();
            for (int spoilt = 0; spoilt <= 1; spoilt++) {
                String line = text(log, at, Math.max(at, log.length - spoilt));
                boolean whole =
                        chain.holds(line) && EventText.read(chain.content(line)).isPresent();
                if (whole && !take(line).isPresent())
                    return Optional.of(new Damage(lines, Damage.Reason.CHANGED, 0, List.of()));
            }
            return Optional.empty();
        }

        private Damage damage(Damage.Reason reason) {
            List<MatchEvent> after = new ArrayList<>();
            int left = 0;
            int from = at;
            for (int end = lineEnd(log, from); end >= 0; end = lineEnd(log, from)) {
                if (left > 0 && after.size() < MOST_LINES)
                    EventText.read(chain.content(text(log, from, end))).ifPresent(after::add);
                from = end + 1;
                left++;
            }
            if (from < log.length) left++;
            return new Damage(lines + 1, reason, left, after);
        }
    }

    private static int lineEnd(byte[] log, int from) {
        for (int i = from; i < log.length; i++) if (log[i] == '\n') return i;
        return -1;
    }

    private static String text(byte[] log, int from, int to) {
        return new String(log, from, to - from, StandardCharsets.UTF_8);
    }
}
