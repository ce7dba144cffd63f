package org.baoqi.speech.match;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.words.RuleWords;
import org.baoqi.speech.words.Words;

/**
 * 用時調適: how much time an event gives to players of each kind. Rule: XQEF 附表七 七2, 七4(2)(g)(iii), 七4(3)(a).
 *
 * @param times an event that expects no player of a kind has no time for it
 */
public record Allowances(Map<Kind, TimeControl> times) {
    public Allowances {
        times = Map.copyOf(times);
    }

    /** A kind of player, the one with the most time first. */
    public enum Kind {
        /** 全失明, or blindfolded. */
        BLIND,
        /** 部份失明. */
        PARTIALLY_SIGHTED,
        /** Visually impaired, with an agent at the board: 用時上的調適將會減少. */
        WITH_AGENT,
        /** 肢體殘障, moves and presses by himself. */
        OWN_HANDS,
        /** 健視, and all others. */
        SIGHTED;

        public static Kind of(Seat seat) {
            if (seat.impaired()) {
                if (seat.needs().contains(Need.AGENT)) return WITH_AGENT;
                return seat.needs().stream().anyMatch(Need::countsAsBlind) ? BLIND : PARTIALLY_SIGHTED;
            }
            return seat.needs().contains(Need.OWN_HANDS) ? OWN_HANDS : SIGHTED;
        }

        /** As it is said. */
        public String in(Words words) {
            return words.say("allowance." + this);
        }

        /** By which article a player of this kind has a time of his own. */
        public Article article(Seat seat) {
            boolean covered = this == BLIND && !seat.needs().contains(Need.BLIND);
            return Article.parse("XQEF 附表七 "
                    + switch (this) {
                        case BLIND -> covered ? "七2(2)" : "七2(1)";
                        case WITH_AGENT -> "七4(2)(g)(iii)";
                        case OWN_HANDS -> "七4(3)(a)";
                        case PARTIALLY_SIGHTED, SIGHTED -> "七2(1)";
                    });
        }

        /** As it is written: {@code with_agent}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The times of an event or of two players, or why there are none. */
    public sealed interface Answer {
        /** @param event the allowances from which they follow */
        record Times(BothSides<TimeControl> times, Allowances event) implements Answer {}

        /** The allowances themselves. */
        record Known(Allowances event) implements Answer {}

        /** Says what was expected. */
        sealed interface Wrong extends Answer {
            String in(Words words);
        }

        record NoSuchKind(String text) implements Wrong {
            @Override
            public String in(Words words) {
                String known = Arrays.stream(Kind.values()).map(Kind::id).collect(Collectors.joining(", "));
                return words.say("allowance.no-such-kind", text, known);
            }
        }

        record WrongTime(Kind kind, TimeControlText.Problem problem) implements Wrong {
            @Override
            public String in(Words words) {
                return words.say(
                        "allowance.wrong-time", kind.in(words), new RuleWords(words).timeControlError(problem));
            }
        }

        /** The event has no time for a player of this kind. */
        record NoTime(Side side, Kind kind) implements Wrong {
            @Override
            public String in(Words words) {
                return words.say("allowance.no-time", side, kind.in(words));
            }
        }
    }

    /** The times that are written for kinds, by their ids: {@code blind=60m+30s; sighted=30m+10s}. */
    public static Map<String, String> parts(String text) {
        Map<String, String> parts = new LinkedHashMap<>();
        for (String part : text.split(";")) {
            String[] halves = part.split("=", 2);
            if (!part.trim().isEmpty()) parts.put(halves[0].trim(), halves.length == 2 ? halves[1].trim() : "");
        }
        return parts;
    }

    /** As {@link #parts} takes it apart. */
    public String text() {
        Map<String, String> parts = new LinkedHashMap<>();
        for (Kind kind : Kind.values())
            if (times.containsKey(kind)) parts.put(kind.id(), TimeControlText.write(times.get(kind)));
        return text(parts);
    }

    /** The text again. */
    public static String text(Map<String, String> parts) {
        return parts.entrySet().stream()
                .map(part -> part.getKey() + "=" + part.getValue())
                .collect(Collectors.joining("; "));
    }

    /** The times of two players. */
    public static Answer of(Map<String, String> parts, BothSides<Seat> seats) {
        Answer read = read(parts);
        return read instanceof Answer.Known known ? known.event().of(seats) : read;
    }

    /** The allowances as they are written. */
    public static Answer read(Map<String, String> parts) {
        Map<Kind, TimeControl> times = new EnumMap<>(Kind.class);
        for (Map.Entry<String, String> each : parts.entrySet()) {
            Optional<Kind> kind = kind(each.getKey());
            if (!kind.isPresent()) return new Answer.NoSuchKind(each.getKey());
            TimeControlText.Reading reading = TimeControlText.read(each.getValue());
            if (reading instanceof TimeControlText.Reading.Refused refused)
                return new Answer.WrongTime(kind.get(), refused.error());
            times.put(
                    kind.get(),
                    ((TimeControlText.Reading.Read) reading).controls().red());
        }
        return new Answer.Known(new Allowances(times));
    }

    private static Optional<Kind> kind(String id) {
        for (Kind kind : Kind.values()) if (kind.id().equals(id)) return Optional.of(kind);
        return Optional.empty();
    }

    private Answer of(BothSides<Seat> seats) {
        for (Side side : Side.values()) {
            Kind kind = Kind.of(seats.get(side));
            if (!times.containsKey(kind)) return new Answer.NoTime(side, kind);
        }
        return new Answer.Times(seats.map(seat -> times.get(Kind.of(seat))), this);
    }
}
