package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Result;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.words.PlainText;

/** An event at the table besides those of a move: the clock, questions, offers, fouls, the end. */
public sealed interface TableEvent extends MatchEvent {

    /** The match begins and Red's clock runs. */
    record Begun(Duration at, MatchSetup setup) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            throw new IllegalStateException("a match begins once");
        }

        @Override
        public String name() {
            return "begun";
        }

        @Override
        public List<String> fields() {
            return SetupText.write(setup);
        }
    }

    /** A player is called by a name that nobody gave before: he has come in and says who he is. */
    record Named(Duration at, Side side, String player) implements TableEvent {
        public Named {
            player = PlainText.line(player);
        }

        @Override
        public MatchState in(MatchState before) {
            return before.with(before.setup().named(side, player));
        }

        @Override
        public String name() {
            return "named";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), EventText.escape(player));
        }
    }

    /**
     * 報時.
     *
     * @param mark the time left that was reached
     */
    record TimeReported(Duration at, Side side, Mark mark) implements TableEvent {
        @Override
        public String name() {
            return "time";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), mark.text());
        }
    }

    /** 賽員查詢: a question of a player's, which the state answers. */
    record Asked(Duration at, Side side, VoiceCommand query) implements TableEvent {
        @Override
        public String name() {
            return "asked";
        }

        @Override
        public List<String> fields() {
            List<String> fields = new ArrayList<>(List.of(side.name()));
            fields.addAll(QueryText.write(query));
            return fields;
        }
    }

    /**
     * A hint or an evaluation that the player asked for in practice.
     *
     * @param move the move advised; empty for an evaluation
     * @param score in hundredths of a pawn, for the side to move
     * @param mate moves to a mate, for the side to move or, below zero, against it; 0 if none is seen
     */
    record Advised(Duration at, Side side, Optional<Move> move, int score, int mate) implements TableEvent {
        @Override
        public String name() {
            return "advised";
        }

        @Override
        public List<String> fields() {
            return List.of(
                    side.name(),
                    move.map(Move::iccs).orElse(EventText.NONE),
                    String.valueOf(score),
                    String.valueOf(mate));
        }
    }

    /** 提和. */
    record DrawOffered(Duration at, Side side) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.offers().offer(side, before.position()))
                    .with(before.history().offer());
        }

        @Override
        public String name() {
            return "offered";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name());
        }
    }

    /** The answer to the other side's offer. */
    record DrawAnswered(Duration at, Side side, boolean accepted) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            boolean refuses = !accepted && before.offers().pending().isPresent();
            return refuses ? before.with(before.offers().refuse()) : before;
        }

        @Override
        public String name() {
            return "answered";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), accepted ? "yes" : "no");
        }
    }

    /** A foul that the referee enters, with the time it costs. */
    record Fouled(Duration at, Side side, Offence offence) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.fouled(side, offence, at);
        }

        @Override
        public String name() {
            return "fouled";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), offence.name());
        }
    }

    /**
     * 警誡: a word of the referee's that costs nothing.
     *
     * @param reason what would be decided if it went on
     */
    record Warned(Duration at, Side side, Reason reason) implements TableEvent {
        @Override
        public String name() {
            return "warned";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), Cause.VERDICT + reason);
        }
    }

    /** Practice only: so many plies are taken back. The clock is not. */
    record TakenBack(Duration at, Side side, int plies) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.back(plies, at);
        }

        @Override
        public String name() {
            return "back";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), String.valueOf(plies));
        }
    }

    /** The clock was read: whatever fails after this, the time up to here is spent. */
    record ClockRead(Duration at) implements TableEvent {
        @Override
        public String name() {
            return "clock";
        }
    }

    /** 封棋: the side to move hands in its next move, which nobody else learns before the match goes on. */
    record Sealed(Duration at, Side side, Move move) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.turn().seal(move)).with(before.clock().pause(MatchState.moment(at)));
        }

        @Override
        public String name() {
            return "sealed";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), move.iccs());
        }
    }

    /** The clock stands: the match is broken off. */
    record Adjourned(Duration at) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.clock().pause(MatchState.moment(at)));
        }

        @Override
        public String name() {
            return "adjourned";
        }
    }

    /** The match goes on, after {@link Adjourned} or after the device failed. */
    record Resumed(Duration at) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.clock().resume(MatchState.moment(at)));
        }

        @Override
        public String name() {
            return "resumed";
        }
    }

    /** 終局. */
    record Ended(Duration at, Result result, Cause cause, Article article) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.ended(this);
        }

        @Override
        public String name() {
            return "ended";
        }

        @Override
        public List<String> fields() {
            return List.of(result.name(), cause.phrase(), article.toString());
        }
    }

    /** 口頭核實: a side says whether the result is right (六8, 七9). */
    record Verified(Duration at, Side side, boolean right) implements TableEvent {
        @Override
        public MatchState in(MatchState before) {
            return before.with(before.verification().say(side, right));
        }

        @Override
        public String name() {
            return "verified";
        }

        @Override
        public List<String> fields() {
            return List.of(side.name(), right ? "yes" : "no");
        }
    }
}
