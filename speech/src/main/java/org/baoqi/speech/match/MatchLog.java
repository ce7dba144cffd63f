package org.baoqi.speech.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The events of a match as text: a line that names the format and its version, then one event a line, only ever
 * appended to. Each line ends with a line feed, so that one torn by a crash can be told from a whole one.
 */
public final class MatchLog {
    public static final String HEADER = "baoqi-match 2";
    /** Every version that can be read: a later one adds events and fields and changes none. */
    private static final Set<String> KNOWN = Set.of("baoqi-match 1", HEADER);

    private MatchLog() {}

    /** The answer to reading a log: its events, or why it cannot be read. */
    public sealed interface Reading {
        /**
         * @param length how many bytes of it are sound
         * @param dropped the torn or damaged text after that, if there is any
         */
        record Read(List<MatchEvent> events, int length, Optional<String> dropped) implements Reading {
            public Read {
                events = List.copyOf(events);
            }
        }

        /** It is no log of ours, or of a version that we do not know, or nothing of the match is in it yet. */
        record NoMatch() implements Reading {}
    }

    public static String write(List<? extends MatchEvent> events) {
        StringBuilder text = new StringBuilder();
        for (MatchEvent event : events) text.append(line(event)).append('\n');
        return text.toString();
    }

    /** One event's line, without its end. */
    public static String line(MatchEvent event) {
        return EventText.write(event);
    }

    /** The event of one line, if it is one of ours. */
    public static Optional<MatchEvent> event(String line) {
        return EventText.read(line);
    }

    public static Reading read(byte[] log) {
        List<MatchEvent> events = new ArrayList<>();
        int sound = 0;
        for (int end = lineEnd(log, 0); end >= 0; end = lineEnd(log, sound)) {
            String line = text(log, sound, end);
            if (sound > 0) {
                Optional<MatchEvent> event = EventText.read(line).filter(e -> fits(e, events));
                if (!event.isPresent()) break;
                events.add(event.get());
            } else if (!KNOWN.contains(line)) {
                return new Reading.NoMatch();
            }
            sound = end + 1;
        }
        if (events.isEmpty()) return new Reading.NoMatch();
        return new Reading.Read(events, sound, dropped(log, sound));
    }

    /** A match begins once, at its beginning. */
    private static boolean fits(MatchEvent event, List<MatchEvent> earlier) {
        return earlier.isEmpty() == event instanceof TableEvent.Begun;
    }

    private static Optional<String> dropped(byte[] log, int from) {
        return from == log.length ? Optional.empty() : Optional.of(text(log, from, log.length));
    }

    private static int lineEnd(byte[] log, int from) {
        for (int i = from; i < log.length; i++) if (log[i] == '\n') return i;
        return -1;
    }

    private static String text(byte[] log, int from, int to) {
        return new String(log, from, to - from, StandardCharsets.UTF_8);
    }
}
