package org.baoqi.speech.talk;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.MissingWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.referee.TableReferee;

/**
 * Finds out what somebody means by a text that he typed or a recogniser printed, and asks back where it has to: which of
 * several moves, which word was missing, whether a request that ends or changes the game is meant.
 *
 * <p>What is written as a move in full, in any notation, is his word. What only sounds like one is read back and counts when
 * he says yes. Words of a move said one after the other count as they are said (六3(6)). The texts of a recogniser are never
 * repeated to him: only what was understood is.
 *
 * @param <C> the commands of his own, beside moves and requests
 */
public final class Ear<C> {
    private static final Question NOTHING = new Question.None();

    private final Supplier<VoiceParser> parser;
    private final Habits habits;
    private final Replies replies;
    private final Commands<C> commands;
    private Question question = NOTHING;
    /** The texts about which he was asked. */
    private List<String> askedAbout = List.of();
    /** Whether the next move is to be handed in rather than played. */
    private boolean sealing;

    /**
     * How somebody is listened to.
     *
     * @param strict whether an illegal move, given in full, binds up to its wrong word as it does when it is said word by
     *     word
     * @param readBack whether every move and every request that changes the game is read back first when it was spoken
     * @param binding whether moves count once they are said: not in a review, where a sure move is tried at once
     */
    public record Habits(boolean strict, boolean readBack, boolean binding) {
        public Habits(boolean strict, boolean readBack) {
            this(strict, readBack, true);
        }

        /** For who goes through a game: nothing that he says binds him. */
        public static final Habits REVIEWING = new Habits(false, false, false);
    }

    /** Commands that only one place knows: a review's 下一步, a referee's 按鐘. */
    public interface Commands<C> {
        /** The command that a text is. */
        Optional<C> read(String text);

        /** The command that a text sounds like. */
        Optional<C> hear(String text);

        /** No commands beside moves and requests. */
        static <C> Commands<C> none() {
            return new Commands<>() {
                @Override
                public Optional<C> read(String text) {
                    return Optional.empty();
                }

                @Override
                public Optional<C> hear(String text) {
                    return Optional.empty();
                }
            };
        }
    }

    /**
     * The situation in which something is said.
     *
     * @param speaker whose word it is
     * @param calling the words that were said of a move so far; empty where no words are waited for
     * @param notNow why no move can be said now
     * @param practice whether the last of two contradicting moves counts rather than the first
     * @param verifying whether the result waits for his word
     * @param offered whether a draw that was offered to him does
     */
    public record Context(
            Position position,
            Side speaker,
            Optional<Calling> calling,
            Optional<Ruling.Reason> notNow,
            boolean practice,
            boolean verifying,
            boolean offered) {
        /** A position that nobody plays. */
        public static Context of(Position position) {
            return new Context(position, position.sideToMove(), Optional.empty(), Optional.empty(), true, false, false);
        }

        /** A match, as it is for somebody who plays a side or, without one, looks on. */
        public static Context of(MatchState state, Optional<Side> side) {
            return side.map(player -> of(state, player)).orElseGet(() -> observed(state));
        }

        /** Nobody waits for an observer's words. */
        private static Context observed(MatchState state) {
            return new Context(
                    state.position(),
                    state.sideToMove(),
                    Optional.empty(),
                    Optional.of(Ruling.Reason.OBSERVES),
                    false,
                    false,
                    false);
        }

        /** A match, as it is for a side. The opponent's announcement is repeated in the position in which it was made. */
        public static Context of(MatchState state, Side side) {
            Optional<Ruling.Reason> notNow =
                    Ruling.outOfTurn(state, side).map(refused -> ((Ruling.Refused) refused).reason());
            boolean repeats = !notNow.isPresent() && state.turn().progress().allows(Act.REPEAT_THEIRS);
            return new Context(
                    repeats ? state.repeatedIn(Act.REPEAT_THEIRS) : state.position(),
                    side,
                    repeats ? Optional.empty() : Optional.of(state.calling()),
                    notNow,
                    state.setup().practice(),
                    state.toVerify().contains(side)
                            || state.verification().disputing().contains(side) && state.mayVerify(side, true),
                    new TableReferee(state, side, state.at()).isAnswerable());
        }

        /** Whether nothing that the speaker wants could change the match. */
        private boolean isClosedToHim() {
            return notNow.equals(Optional.of(Ruling.Reason.OVER)) || notNow.equals(Optional.of(Ruling.Reason.OBSERVES));
        }
    }

    /** @param parser made when it is first needed: its tables take half a second to read */
    public Ear(Supplier<VoiceParser> parser, Announcer announcer, Habits habits, Commands<C> commands) {
        this.parser = parser;
        this.habits = habits;
        this.replies = new Replies(announcer);
        this.commands = commands;
    }

    /** A line that was typed and could be read over. */
    public Meaning<C> read(String line, Context now) {
        return meaning(List.of(line), false, now);
    }

    /** The best texts of a recogniser, the likeliest first. */
    public Meaning<C> hear(List<String> texts, Context now) {
        return meaning(texts, true, now);
    }

    /** A request from a button or a key, which nobody can mishear. */
    public Meaning<C> ask(VoiceCommand command, Context now) {
        return request(command, false, now);
    }

    /** The question that waits for an answer. */
    public Question question(Context now) {
        if (question != NOTHING) return question;
        if (now.verifying()) return new Question.IsItRight();
        return now.offered() ? new Question.DoYouAgree() : question;
    }

    /** He goes on with something else. */
    public void forget() {
        question = NOTHING;
    }

    /** Whether his next move is to be sealed: nothing of it binds him before it is complete. */
    public boolean isSealing() {
        return sealing;
    }

    /** A whole move as this moment wants it: to be sealed, or played. */
    public Meaning<C> move(Move move) {
        question = NOTHING;
        boolean seals = sealing;
        sealing = false;
        return seals ? new Meaning.Seal<>(move) : new Meaning.Play<>(move);
    }

    /** Whether a text is a request rather than a move: such may be made while the opponent thinks. */
    public Optional<Request> request(String line, Context now) {
        Hearing hearing = parser.get()
                .hear(List.of(line), now.position(), question(now).expecting(), VoiceParser.Corrections.LAST_WINS);
        return hearing instanceof Hearing.Command command
                ? Optional.of(command.command().request())
                : Optional.empty();
    }

    private Meaning<C> meaning(List<String> texts, boolean spoken, Context now) {
        Optional<C> own = first(texts, commands::read);
        boolean free = question == NOTHING;
        if (free && own.isPresent()) return new Meaning.Own<>(own.get());
        boolean taken = !spoken || !habits.readBack();
        Optional<Meaning<C>> written =
                taken && !now.notNow().isPresent() ? written(texts.get(0), now) : Optional.empty();
        if (written.isPresent()) return written.get();
        Optional<C> sounding = free ? first(texts, commands::hear) : Optional.empty();
        if (sounding.isPresent()) return new Meaning.Own<>(sounding.get());
        return heard(texts, spoken, own, now);
    }

    private Optional<C> first(List<String> texts, Function<String, Optional<C>> reading) {
        return texts.stream()
                .map(reading)
                .filter(Optional::isPresent)
                .map(Optional::get)
                .findFirst();
    }

    /** Whoever gives a whole move leaves a question without an answer. */
    private Optional<Meaning<C>> written(String line, Context now) {
        Resolution answer = WrittenMove.read(line, now.position());
        if (answer instanceof Resolution.Legal legal) return Optional.of(move(legal.move()));
        return question == NOTHING && habits.binding() ? written(line, answer, now) : Optional.empty();
    }

    private Optional<Meaning<C>> written(String line, Resolution answer, Context now) {
        if (answer instanceof Resolution.Ambiguous several) return Optional.of(which(several.choices(), now));
        boolean unread = answer instanceof Resolution.NotUnderstood;
        boolean wordByWord = !sealing && (habits.strict() || unread);
        Optional<List<MoveWord>> words = wordByWord
                ? now.calling().flatMap(calling -> new TypedWords(parser.get(), habits.strict()).read(line, calling))
                : Optional.empty();
        if (words.isPresent() || unread) return words.map(Meaning.Words::new);
        return Optional.of(reply(replies.illegal(line, answer, now.position())));
    }

    private Meaning<C> heard(List<String> texts, boolean spoken, Optional<C> own, Context now) {
        VoiceParser.Corrections corrections =
                now.practice() ? VoiceParser.Corrections.LAST_WINS : VoiceParser.Corrections.FIRST_STANDS;
        boolean oneWord = question instanceof Question.WhichWord;
        Hearing hearing = question instanceof Question.WhichWord asked
                ? parser.get().hear(texts, asked.missing(), corrections)
                : parser.get().hear(texts, now.position(), question(now).expecting(), corrections);
        boolean answers = oneWord
                ? !(hearing instanceof Hearing.Unknown)
                : hearing instanceof Hearing.Command said
                        && isAnswer(said.command().request());
        if (own.isPresent() && !answers) {
            question = NOTHING;
            return new Meaning.Own<>(own.get());
        }
        if (hearing instanceof Hearing.Command command) return request(command.command(), spoken, now);
        if (hearing instanceof Hearing.Perhaps perhaps) return perhaps(perhaps.commands(), now);
        question = NOTHING;
        askedAbout = texts;
        if (now.notNow().isPresent()) return new Meaning.NotNow<>(now.notNow().get());
        if (hearing instanceof Hearing.Sure sure)
            return habits.binding() ? isItThis(sure.move(), now) : move(sure.move());
        if (hearing instanceof Hearing.Confirm likely) return isItThis(likely.move(), now);
        if (hearing instanceof Hearing.Choices several)
            return several.missing()
                    .map(missing -> whichWord(missing, now))
                    .orElseGet(() -> which(several.moves(), now));
        return reply(notUnderstood(hearing, texts.get(0), spoken, now));
    }

    /** A request by its sense alone is read back; of two he says which. */
    private Meaning<C> perhaps(List<VoiceCommand> commands, Context now) {
        if (commands.size() == 1) return isItThat(commands.get(0), now);
        question = new Question.WhichRequest(commands);
        return reply(replies.whichRequest(commands, now));
    }

    private Meaning<C> forgetLearned() {
        parser.get().forgetLearned();
        return reply(replies.forgotten());
    }

    /** What he confirms or refuses tells how he sounds. */
    private void learn(Move move, boolean meant, Context now) {
        if (!askedAbout.isEmpty()) parser.get().learn(askedAbout, now.position(), move, meant);
        askedAbout = List.of();
    }

    private static boolean isAnswer(Request request) {
        return request == Request.YES || request == Request.NO || request == Request.CHOOSE;
    }

    private Announcement notUnderstood(Hearing hearing, String text, boolean spoken, Context now) {
        if (hearing instanceof Hearing.Illegal illegal)
            return spoken
                    ? replies.illegal(illegal, now.position())
                    : replies.illegal(text, illegal.why(), now.position());
        return spoken ? replies.notHeard() : replies.notUnderstood(text);
    }

    private Meaning<C> request(VoiceCommand command, boolean spoken, Context now) {
        Question asked = question(now);
        question = NOTHING;
        return switch (command.request()) {
            case REPEAT -> again(asked);
            case YES -> yes(asked, now);
            case NO -> no(asked, now);
            case CHOOSE -> choose(asked, command.number(), now);
            case ADJOURN -> adjourn(command, now);
            case FORGET_LEARNED -> forgetLearned();
            default ->
                !isReply(asked, command.request()) && mustConfirm(command.request(), spoken, now)
                        ? isItThat(command, now)
                        : meant(command, asked, now);
        };
    }

    /**
     * A recogniser's mishearing must not end or change the game; a resignation cannot be undone, and a claim that is not
     * right is a foul: nobody makes one by a slip.
     */
    private boolean mustConfirm(Request request, boolean spoken, Context now) {
        if (!habits.binding() || now.isClosedToHim()) return false;
        if (request == Request.CLAIM_NATURAL_LIMIT) return !now.notNow().isPresent();
        return request == Request.RESIGN || spoken && habits.readBack() && request.needsConfirmation();
    }

    /** Who was asked for an answer to an offer is not asked whether he means it. */
    private static boolean isReply(Question asked, Request request) {
        return asked instanceof Question.DoYouAgree
                && (request == Request.ACCEPT_DRAW || request == Request.REFUSE_DRAW);
    }

    private Meaning<C> isItThat(VoiceCommand command, Context now) {
        question = new Question.IsItThat(command);
        return reply(replies.isItThat(command, now));
    }

    /** A question does not answer the one that waits, but whoever asks one is not about to resign. */
    private Meaning<C> meant(VoiceCommand command, Question asked, Context now) {
        boolean resigning =
                asked instanceof Question.IsItThat that && that.command().request() == Request.RESIGN;
        boolean waits = asked instanceof Question.IsItRight || asked instanceof Question.DoYouAgree;
        if (command.request().isQuestion() && !resigning && !waits) question = asked;
        if (command.request() == Request.CLAIM_NATURAL_LIMIT && now.notNow().isPresent())
            return new Meaning.NotNow<>(now.notNow().get());
        return new Meaning.Request<>(command);
    }

    /** The last words, and the question if they were one. */
    private Meaning<C> again(Question asked) {
        boolean waits = asked instanceof Question.IsItRight || asked instanceof Question.DoYouAgree;
        question = waits ? NOTHING : asked;
        return new Meaning.Again<>();
    }

    private Meaning<C> yes(Question asked, Context now) {
        if (asked instanceof Question.IsItThis it) {
            learn(it.move(), true, now);
            return move(it.move());
        }
        if (asked instanceof Question.IsItThat that) return new Meaning.Request<>(that.command());
        if (asked instanceof Question.IsItRight) return new Meaning.Verify<>(true);
        if (asked instanceof Question.DoYouAgree) return new Meaning.Request<>(VoiceCommand.of(Request.ACCEPT_DRAW));
        return reply(replies.nothingAsked());
    }

    /** A no takes back nothing that binds already. */
    private Meaning<C> no(Question asked, Context now) {
        if (asked instanceof Question.IsItRight) return new Meaning.Verify<>(false);
        if (asked instanceof Question.IsItThis it) learn(it.move(), false, now);
        if (asked instanceof Question.DoYouAgree) return new Meaning.Request<>(VoiceCommand.of(Request.REFUSE_DRAW));
        boolean leaves = sealing || asked != NOTHING;
        sealing = false;
        boolean bound =
                now.calling().filter(calling -> !calling.sound().isEmpty()).isPresent();
        if (bound && !leaves) return new Meaning.NotNow<>(Ruling.Reason.BOUND);
        if (!bound) return reply(leaves ? replies.no() : replies.nothingAsked());
        return reply(replies.noBut(now.calling().get().sound(), now.speaker()));
    }

    /** 封棋: asks for the move that is played when the match goes on. */
    private Meaning<C> adjourn(VoiceCommand command, Context now) {
        if (!habits.binding()) return new Meaning.Request<>(command);
        if (now.notNow().isPresent()) return new Meaning.NotNow<>(now.notNow().get());
        sealing = true;
        return reply(replies.whatToSeal());
    }

    private Meaning<C> choose(Question asked, Optional<Integer> number, Context now) {
        int index = number.orElse(0) - 1;
        if (asked instanceof Question.WhichRequest which)
            return index < 0 || index >= which.commands().size()
                    ? perhaps(which.commands(), now)
                    : request(which.commands().get(index), false, now);
        if (!(asked instanceof Question.Which which)) return reply(replies.nothingAsked());
        if (index < 0 || index >= which.moves().size()) return which(which.moves(), now);
        learn(which.moves().get(index), true, now);
        return move(which.moves().get(index));
    }

    private Meaning<C> isItThis(Move move, Context now) {
        question = new Question.IsItThis(move);
        return reply(replies.isItThis(move, now.position()));
    }

    private Meaning<C> which(List<Move> moves, Context now) {
        question = new Question.Which(moves);
        return reply(replies.which(moves, now.position()));
    }

    /** Too many to name one after the other: the word that was not heard tells them apart. */
    private Meaning<C> whichWord(MissingWord missing, Context now) {
        question = new Question.WhichWord(missing);
        return reply(replies.whichWord(missing, now.position()));
    }

    private static <C> Meaning<C> reply(Announcement said) {
        return new Meaning.Reply<>(said);
    }
}
