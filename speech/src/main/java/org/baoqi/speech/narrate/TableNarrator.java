package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.FoulRules.Sanction;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.match.Cause;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimesLeft;
import org.baoqi.speech.words.RuleWords;
import org.baoqi.speech.words.Words;

/** Puts {@link TableEvent}s into words. */
record TableNarrator(Narrator narrator) {

    List<Announcement> say(MatchState before, TableEvent event, MatchState after) {
        if (event instanceof TableEvent.TimeReported report) return List.of(time(before, report));
        if (event instanceof TableEvent.Asked asked)
            return new Queries(announcer(), asked.side()).answer(before, asked.query(), asked.at());
        if (event instanceof TableEvent.Advised advised) return List.of(advice(before, advised));
        if (event instanceof TableEvent.Fouled fouled) return foul(before, fouled, after);
        if (event instanceof TableEvent.TakenBack back) return back(before, back, after);
        if (event instanceof TableEvent.Resumed) return resumed(after);
        if (event instanceof TableEvent.Ended) return List.of(ended(after));
        if (event instanceof TableEvent.Adjourned) return adjourned(before);
        if (event instanceof TableEvent.ClockRead) return List.of();
        return List.of(talk(event));
    }

    private Announcement talk(TableEvent event) {
        if (event instanceof TableEvent.DrawOffered offer)
            return announcer().game().drawOffered(offer.side());
        if (event instanceof TableEvent.DrawAnswered answer)
            return answer.accepted()
                    ? announcer().game().drawAccepted(answer.side())
                    : announcer().game().drawRefused(answer.side());
        if (event instanceof TableEvent.Warned warned)
            return narrator.say(
                    Priority.ALERT,
                    Optional.of(Earcon.REFUSED),
                    words().say(Cause.VERDICT + warned.reason(), warned.side()));
        if (event instanceof TableEvent.Verified verified) return verified(verified);
        if (event instanceof TableEvent.Named named)
            return announcer().chat(words().say("mirror.named", named.side(), named.player()));
        if (event instanceof TableEvent.Sealed sealed) return announcer().game().adjourned(sealed.side());
        throw new IllegalStateException("unsaid: " + event);
    }

    /** Where nobody has a clock, none stops. */
    private List<Announcement> adjourned(MatchState state) {
        return state.setup().isTimed() ? List.of(announcer().clock().paused()) : List.of();
    }

    private Announcement time(MatchState before, TableEvent.TimeReported report) {
        return announcer()
                .clock()
                .mark(new TimeReport(
                        MatchState.moment(report.at()),
                        report.side(),
                        report.mark(),
                        TimesLeft.of(before.clock(), report.side(), MatchState.moment(report.at()))));
    }

    private Announcement advice(MatchState state, TableEvent.Advised advised) {
        if (advised.move().isPresent())
            return announcer().engine().hint(state.position(), advised.move().get());
        Side mover = state.sideToMove();
        if (advised.mate() != 0)
            return announcer().engine().mate(advised.mate() > 0 ? mover : mover.opposite(), Math.abs(advised.mate()));
        return announcer().engine().evaluation(mover == Side.RED ? advised.score() : -advised.score());
    }

    private List<Announcement> foul(MatchState before, TableEvent.Fouled fouled, MatchState after) {
        Optional<Sanction> sanction = before.fouls().rules().sanction(fouled.offence());
        if (!sanction.isPresent()) return List.of();
        List<Announcement> said = new ArrayList<>();
        said.add(announcer().game().foul(after.fouls()));
        said.addAll(announcer()
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
        return List.of(announcer().moves().undone(first.before(), first.move()));
    }

    /** Where the match was: the last move, and the words that bind already. */
    private List<Announcement> resumed(MatchState state) {
        List<Announcement> said = new ArrayList<>();
        state.history().last().ifPresent(ply -> said.add(announcer().moves().last(ply.before(), ply.move())));
        said.add(
                state.setup().isTimed()
                        ? announcer().clock().resumed(state.sideToMove())
                        : announcer().moves().turn(state.position()));
        if (!state.turn().words().isEmpty()) said.add(narrator.words(state));
        return said;
    }

    Announcement ended(MatchState state) {
        String sentence = result(state.end().orElseThrow(IllegalStateException::new));
        return narrator.say(
                Priority.MOVE,
                Optional.of(Earcon.END),
                state.toVerify().isEmpty() ? sentence : words().say("announce.verify", sentence));
    }

    /** Who does not agree needs the referee. */
    private Announcement verified(TableEvent.Verified verified) {
        return verified.right()
                ? narrator.say(Priority.MOVE, Optional.empty(), words().say("match.verified", verified.side()))
                : narrator.say(
                        Priority.ALERT, Optional.of(Earcon.QUESTION), words().say("match.disputed", verified.side()));
    }

    private String result(TableEvent.Ended ended) {
        String result = words().say("result." + ended.result());
        String reason =
                words().say(ended.cause().phrase(), ended.result().loser().orElse(Side.RED));
        String article = new RuleWords(words()).article(ended.article());
        boolean sentence = ended.cause() instanceof Cause.ByVerdict;
        return sentence
                ? words().say("match.verdict", reason, article)
                : words().say("ending", result, reason, article);
    }

    private Announcer announcer() {
        return narrator.announcer();
    }

    private Words words() {
        return narrator.words();
    }
}
