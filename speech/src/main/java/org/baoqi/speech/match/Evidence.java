package org.baoqi.speech.match;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * 錄音 of what was announced in a match, as a dispute needs it (六1(4), 七1(1)(c)). It is made in pieces, each of which knows
 * when in the match it began; the log says when each move was announced. Who keeps the pieces is asked nothing else.
 */
public final class Evidence {
    /** Who writes down what he hears is later than what he hears. */
    private static final Duration BEFORE_THE_ENTRY = Duration.ofSeconds(20);

    private static final Duration AFTER_THE_PRESS = Duration.ofSeconds(2);

    private Evidence() {}

    /**
     * A piece of a recording.
     *
     * @param from the time of the match when it began
     */
    public record Piece(Duration from, Duration length) {
        private Duration to() {
            return from.plus(length);
        }
    }

    /**
     * A part of a piece, to be played.
     *
     * @param from from the beginning of the piece
     */
    public record Part(Piece piece, Duration from, Duration to) {}

    /** Whether the announcements of a match are to be recorded now: only while it is played, and both agree. */
    public static boolean isWanted(MatchState state) {
        return !state.isOver() && state.notes().consent().isGiven();
    }

    /** Whether a recording is kept no longer. */
    public static boolean isExpired(Instant lastChanged, Instant now, int days) {
        return lastChanged.plus(Duration.ofDays(days)).isBefore(now);
    }

    /**
     * The parts in which a move can be heard being announced, the earliest first.
     *
     * @param ply its place among the moves that stand, from 0; none is heard of a move that was not played
     */
    public static List<Part> of(int ply, List<MatchEvent> events, List<Piece> pieces) {
        List<Span> spans = spans(events);
        return ply < 0 || ply >= spans.size() ? List.of() : spans.get(ply).within(pieces);
    }

    /** A stretch of the match's time. */
    private record Span(Duration from, Duration to) {
        List<Part> within(List<Piece> pieces) {
            return pieces.stream()
                    .sorted(Comparator.comparing(Piece::from))
                    .flatMap(piece -> part(piece).map(List::of).orElse(List.of()).stream())
                    .collect(Collectors.toList());
        }

        private Optional<Part> part(Piece piece) {
            Duration begin = later(from, piece.from());
            Duration end = to.compareTo(piece.to()) < 0 ? to : piece.to();
            return begin.compareTo(end) < 0
                    ? Optional.of(new Part(piece, begin.minus(piece.from()), end.minus(piece.from())))
                    : Optional.empty();
        }
    }

    /** When each move that stands was announced and played; what was taken back has no time of its own. */
    private static List<Span> spans(List<MatchEvent> events) {
        List<Span> spans = new ArrayList<>();
        MatchState state = MatchState.begin((TableEvent.Begun) events.get(0));
        Duration turn = state.at();
        Optional<Duration> first = Optional.empty();
        for (MatchEvent event : events.subList(1, events.size())) {
            state = state.after(event);
            int plies = state.history().plies().size();
            if (event instanceof TurnEvent && !first.isPresent()) first = Optional.of(event.at());
            if (plies == spans.size()) continue;
            if (plies > spans.size())
                spans.add(new Span(
                        later(turn, first.orElse(event.at()).minus(BEFORE_THE_ENTRY)),
                        event.at().plus(AFTER_THE_PRESS)));
            while (plies < spans.size()) spans.remove(spans.size() - 1);
            turn = event.at();
            first = Optional.empty();
        }
        return spans;
    }

    private static Duration later(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}
