package org.baoqi.speech.table;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.match.Progress;
import org.baoqi.speech.match.QueryText;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.referee.TableReferee;
import org.baoqi.speech.referee.TurnReferee;

/**
 * Something that a player puts to the referee, once he has been asked back whatever he had to be. It is judged in the same
 * way wherever he sits; as text, for a referee at another phone, it needs no language.
 */
public sealed interface PlayerInput {
    /** As the referee's phone is told. */
    String text();

    /** The ruling on it, for a side of a match at this moment. */
    Ruling judge(MatchState state, Side side, Duration at);

    /** A move that he points out: made where his procedure waits for a hand, his own or his agent's; else announced. */
    record Play(Move move) implements PlayerInput {
        @Override
        public String text() {
            return "play " + move.iccs();
        }

        /** An illegal move is not made: on a screen no hand slips. */
        @Override
        public Ruling judge(MatchState state, Side side, Duration at) {
            if (!isByHand(state, side)) return new Call(move).judge(state, side, at);
            return state.position()
                    .refusal(move)
                    .map(Ruling::illegal)
                    .orElseGet(() -> new TurnReferee(state, side, at).make(move));
        }

        private static boolean isByHand(MatchState state, Side side) {
            Progress progress = state.turn().progress();
            return !Ruling.outOfTurn(state, side).isPresent()
                    && (progress.allows(Actor.PLAYER, Act.MOVE) || progress.allows(Actor.AGENT, Act.MOVE));
        }
    }

    /** A whole announcement. */
    record Call(Move move) implements PlayerInput {
        @Override
        public String text() {
            return "call " + move.iccs();
        }

        @Override
        public Ruling judge(MatchState state, Side side, Duration at) {
            return new TurnReferee(state, side, at).call(move);
        }
    }

    /** The next words of his announcement. */
    record Say(List<MoveWord> words) implements PlayerInput {
        public Say {
            words = List.copyOf(words);
        }

        @Override
        public String text() {
            return "say " + words.stream().map(MoveWord::name).collect(Collectors.joining(" "));
        }

        @Override
        public Ruling judge(MatchState state, Side side, Duration at) {
            return new TurnReferee(state, side, at).sayOn(words);
        }
    }

    /** A move that he hands in (封棋). */
    record Seal(Move move) implements PlayerInput {
        @Override
        public String text() {
            return "seal " + move.iccs();
        }

        @Override
        public Ruling judge(MatchState state, Side side, Duration at) {
            return new TableReferee(state, side, at).seal(move);
        }
    }

    /** A step that needs no words: the press of the clock, a signal, a repetition. */
    record Take(Act act) implements PlayerInput {
        @Override
        public String text() {
            return "take " + act.name();
        }

        @Override
        public Ruling judge(MatchState state, Side side, Duration at) {
            TurnReferee referee = new TurnReferee(state, side, at);
            return act == Act.PRESS ? referee.press() : referee.take(act);
        }
    }

    /** 口頭核實: whether the result is right (六8, 七9). */
    record Verify(boolean right) implements PlayerInput {
        @Override
        public String text() {
            return "verify " + (right ? "yes" : "no");
        }

        @Override
        public Ruling judge(MatchState state, Side side, Duration at) {
            return new TableReferee(state, side, at).verify(right);
        }
    }

    /** A request or a question. Whoever ends or changes the game by it has been asked whether he means it. */
    record Ask(VoiceCommand command) implements PlayerInput {
        @Override
        public String text() {
            return "ask " + String.join(" ", QueryText.write(command));
        }

        @Override
        public Ruling judge(MatchState state, Side side, Duration at) {
            TableReferee referee = new TableReferee(state, side, at);
            return switch (command.request()) {
                case TAKE_BACK -> referee.takeBack();
                case OFFER_DRAW -> referee.offerDraw();
                case ACCEPT_DRAW -> referee.answerDraw(true);
                case REFUSE_DRAW -> referee.answerDraw(false);
                case RESIGN -> referee.resign();
                case PAUSE -> referee.pause();
                case CLAIM_NATURAL_LIMIT -> referee.claimLimit();
                default -> referee.ask(command);
            };
        }
    }

    /** From a text; empty where another version wrote it. */
    static Optional<PlayerInput> read(String text) {
        List<String> parts = Arrays.asList(text.split(" "));
        if (parts.size() < 2) return Optional.empty();
        try {
            return read(parts.get(0), parts.subList(1, parts.size()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException unknown) {
            return Optional.empty();
        }
    }

    private static Optional<PlayerInput> read(String kind, List<String> what) {
        String first = what.get(0);
        return switch (kind) {
            case "play" -> Optional.of(new Play(Move.iccs(first)));
            case "call" -> Optional.of(new Call(Move.iccs(first)));
            case "say" ->
                Optional.of(new Say(what.stream().map(MoveWord::valueOf).collect(Collectors.toList())));
            case "seal" -> Optional.of(new Seal(Move.iccs(first)));
            case "take" -> Optional.of(new Take(Act.valueOf(first)));
            case "verify" -> Optional.of(new Verify(first.equals("yes")));
            case "ask" -> Optional.of(new Ask(QueryText.read(what)));
            default -> Optional.empty();
        };
    }
}
