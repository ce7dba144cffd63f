package org.baoqi.speech.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.foul.Sanction;
import org.baoqi.speech.RuleWords;
import org.baoqi.speech.Words;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Helper;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.time.Mark;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimesLeft;

/**
 * What is said of a match's events. It depends on nothing but the log, so that a replay says what was said.
 *
 * @param timesAtPress whether both times are read at each press of the clock (七1(1)(b))
 */
public record Narrator(Announcer announcer, boolean timesAtPress) {
    public Narrator(Announcer announcer) {
        this(announcer, false);
    }

    /** All that was said of a match, from its log. */
    public List<Announcement> replay(List<MatchEvent> log) {
        MatchState state = MatchState.begin((TableEvent.Begun) log.get(0));
        List<Announcement> said = new ArrayList<>(begun(state));
        for (int from = 1; from < log.size(); ) {
            List<MatchEvent> moment = moment(log, from);
            said.addAll(say(state, moment));
            for (MatchEvent event : moment) state = state.after(event);
            from += moment.size();
        }
        return said;
    }

    /** The events of one ruling have one time, and no other ruling has it. */
    private static List<MatchEvent> moment(List<MatchEvent> log, int from) {
        int to = from + 1;
        while (to < log.size() && log.get(to).at().equals(log.get(from).at())) to++;
        return log.subList(from, to);
    }

    public List<Announcement> begun(MatchState state) {
        MatchSetup setup = state.setup();
        return List.of(announcer
                .game()
                .started(
                        BothSides.of(side -> name(words(), setup.seats().get(side))),
                        setup.time(),
                        state.sideToMove()));
    }

    static String name(Words words, MatchSetup.Seat seat) {
        if (!seat.name().isEmpty()) return seat.name();
        return seat.level().map(level -> words.say("match.machine", level)).orElseGet(() -> words.say("match.person"));
    }

    /** The events of one moment. */
    public List<Announcement> say(MatchState before, List<? extends MatchEvent> events) {
        List<Announcement> said = new ArrayList<>();
        boolean complete = events.stream()
                .anyMatch(event -> event instanceof TurnEvent.Called || event instanceof TurnEvent.Pressed);
        MatchState state = before;
        for (MatchEvent event : events) {
            MatchState after = state.after(event);
            boolean last = event == events.get(events.size() - 1);
            if (event instanceof TurnEvent turn) said.addAll(turn(state, turn, after, complete, last));
            else if (event instanceof RefereeEvent seen) said.addAll(new BenchNarrator(this).say(state, seen, after));
            else said.addAll(table(state, (TableEvent) event, after));
            state = after;
        }
        return said;
    }

    private List<Announcement> turn(
            MatchState before, TurnEvent event, MatchState after, boolean complete, boolean last) {
        if (event instanceof TurnEvent.Said || event instanceof TurnEvent.Corrected)
            return complete || !last ? List.of() : List.of(words(after));
        if (event instanceof TurnEvent.Called called)
            return called.move().isPresent()
                    ? called(before, after, called.move().get())
                    : List.of();
        if (event instanceof TurnEvent.Checked checked) return List.of(compared(before, checked));
        if (event instanceof TurnEvent.Pressed) return pressed(before, event, after);
        return List.of();
    }

    private List<Announcement> pressed(MatchState before, TurnEvent event, MatchState after) {
        List<Announcement> said = new ArrayList<>(List.of(completed(before)));
        if (timesAtPress) said.add(times(after, event.side(), event.at()));
        return said;
    }

    private Announcement times(MatchState state, Side first, Duration now) {
        return announcer.clock().times(TimesLeft.of(state.clock(), first, MatchState.moment(now)));
    }

    /** Where the referee calls there is no call of the player's to compare with (七4(2)(f)(iii)). */
    private Announcement compared(MatchState state, TurnEvent.Checked checked) {
        Procedure procedure = state.setup().seats().get(checked.side()).procedure();
        return procedure.decides() == Procedure.Decides.CALL
                ? announcer.moves().compared(checked.answer())
                : say(Priority.ALERT, Optional.of(Earcon.REFUSED), words().say("match.move-again"));
    }

    /** The words so far, or the one that is no move. */
    private Announcement words(MatchState state) {
        Calling calling = state.calling();
        return calling.isSound()
                ? announcer.moves().word(calling.text(words().language().notation()))
                : announcer
                        .moves()
                        .wordImpossible(calling.words()
                                .get(calling.sound().size())
                                .write(words().language().notation(), state.sideToMove()));
    }

    /** A call that the clock follows at once is said with the move; one that waits for the move is said by itself. */
    private List<Announcement> called(MatchState before, MatchState after, Move move) {
        Position position = before.position();
        return switch (before.setup().seats().get(before.sideToMove()).procedure()) {
            case LEARNS_THE_WORDS -> List.of(announcer.moves().sayAfterReferee(position, move));
            case SIGNALS_TO_REFEREE -> List.of(announcer.moves().announcedFor(Helper.REFEREE, position, move));
            case SIGNALS_TO_AGENT -> List.of(announcer.moves().announcedFor(Helper.AGENT, position, move));
            case CALLS ->
                isMachine(before) ? List.of() : List.of(announcer.moves().announced(position, move));
            case AGENT_MOVES -> List.of(announcer.moves().announced(position, move));
            case REFEREE_MOVES, MOVES_IN_SILENCE -> List.of();
        };
    }

    private static boolean isMachine(MatchState state) {
        return state.setup().seats().get(state.sideToMove()).level().isPresent();
    }

    private Announcement completed(MatchState before) {
        Move move = before.turn().made().orElseThrow(IllegalStateException::new);
        return before.setup().twoBoards()
                ? announcer.moves().sayAgainAndPlay(before.position(), move)
                : announcer.moves().played(before.position(), move);
    }

    private List<Announcement> table(MatchState before, TableEvent event, MatchState after) {
        if (event instanceof TableEvent.TimeReported report) return List.of(time(before, report));
        if (event instanceof TableEvent.Asked asked)
            return new Queries(announcer, asked.side()).answer(before, asked.query(), asked.at());
        if (event instanceof TableEvent.Advised advised) return List.of(advice(before, advised));
        if (event instanceof TableEvent.Fouled fouled) return foul(before, fouled, after);
        if (event instanceof TableEvent.TakenBack back) return back(before, back, after);
        if (event instanceof TableEvent.Resumed) return resumed(after);
        if (event instanceof TableEvent.Ended) return List.of(ended(after));
        if (event instanceof TableEvent.ClockRead) return List.of();
        return List.of(talk(event));
    }

    private Announcement talk(TableEvent event) {
        if (event instanceof TableEvent.DrawOffered offer)
            return announcer.game().drawOffered(offer.side());
        if (event instanceof TableEvent.DrawAnswered answer)
            return answer.accepted()
                    ? announcer.game().drawAccepted(answer.side())
                    : announcer.game().drawRefused(answer.side());
        if (event instanceof TableEvent.Warned warned)
            return say(Priority.ALERT, Optional.of(Earcon.REFUSED), words().say(warned.reason(), warned.side()));
        if (event instanceof TableEvent.Verified verified) return verified(verified);
        if (event instanceof TableEvent.Sealed sealed) return announcer.game().adjourned(sealed.side());
        return announcer.clock().paused();
    }

    private Announcement time(MatchState before, TableEvent.TimeReported report) {
        return announcer
                .clock()
                .mark(new TimeReport(
                        MatchState.moment(report.at()),
                        report.side(),
                        Mark.parse(report.mark()).orElse(Mark.HALF),
                        TimesLeft.of(before.clock(), report.side(), MatchState.moment(report.at()))));
    }

    private Announcement advice(MatchState state, TableEvent.Advised advised) {
        if (advised.move().isPresent())
            return announcer.engine().hint(state.position(), advised.move().get());
        Side mover = state.sideToMove();
        if (advised.mate() != 0)
            return announcer.engine().mate(advised.mate() > 0 ? mover : mover.opposite(), Math.abs(advised.mate()));
        return announcer.engine().evaluation(mover == Side.RED ? advised.score() : -advised.score());
    }

    private List<Announcement> foul(MatchState before, TableEvent.Fouled fouled, MatchState after) {
        Optional<Sanction> sanction = before.fouls().rules().sanction(fouled.offence());
        if (!sanction.isPresent()) return List.of();
        List<Announcement> said = new ArrayList<>();
        said.add(announcer.game().foul(after.fouls()));
        said.addAll(announcer
                .game()
                .penalty(
                        sanction.get()
                                .penalty(
                                        before.left(fouled.side(), fouled.at()),
                                        before.left(fouled.side().opposite(), fouled.at())),
                        fouled.side()));
        return said;
    }

    private List<Announcement> back(MatchState before, TableEvent.TakenBack back, MatchState after) {
        History.Ply first =
                before.history().plies().get(before.history().plies().size() - back.plies());
        return List.of(announcer.moves().undone(first.before(), first.move()));
    }

    /** Where the match was: the last move, and the words that bind already. */
    private List<Announcement> resumed(MatchState state) {
        List<Announcement> said = new ArrayList<>();
        state.history().last().ifPresent(ply -> said.add(announcer.moves().last(ply.before(), ply.move())));
        said.add(announcer.clock().resumed(state.sideToMove()));
        if (!state.turn().words().isEmpty()) said.add(words(state));
        return said;
    }

    /** The result that waits to be confirmed; nothing if none does. */
    List<Announcement> unverified(MatchState state) {
        return state.toVerify().isEmpty() ? List.of() : List.of(ended(state));
    }

    private Announcement ended(MatchState state) {
        String sentence = result(state.end().orElseThrow(IllegalStateException::new));
        return say(
                Priority.MOVE,
                Optional.of(Earcon.END),
                state.toVerify().isEmpty() ? sentence : words().say("announce.verify", sentence));
    }

    /** Who does not agree needs the referee. */
    private Announcement verified(TableEvent.Verified verified) {
        return verified.right()
                ? say(Priority.MOVE, Optional.empty(), words().say("match.verified", verified.side()))
                : say(Priority.ALERT, Optional.of(Earcon.QUESTION), words().say("match.disputed", verified.side()));
    }

    private String result(TableEvent.Ended ended) {
        String result = words().say("result." + ended.result());
        String reason = words().say(ended.reason(), ended.result().loser().orElse(Side.RED));
        String article = new RuleWords(words()).article(ended.article());
        boolean sentence = ended.reason().startsWith("verdict.");
        return sentence
                ? words().say("match.verdict", reason, article)
                : words().say("ending", result, reason, article);
    }

    /** Why the referee refuses. */
    public Announcement refused(MatchState state, Ruling.Refused refused) {
        if (refused.move().isPresent())
            return announcer.moves().illegal(state.position(), refused.move().get());
        if (refused.reason() == Ruling.Reason.BOUND)
            return announcer
                    .moves()
                    .wordFinal(state.calling().text(words().language().notation()));
        return say(Priority.ALERT, Optional.of(Earcon.REFUSED), words().say("match.refused." + refused.reason()));
    }

    /** A sentence of our own. */
    Announcement say(Priority priority, Optional<Earcon> earcon, String sentence) {
        return new Announcement(sentence, announcer.pronunciation().of(sentence), priority, earcon);
    }

    Words words() {
        return Words.in(announcer.voice().texts());
    }
}
