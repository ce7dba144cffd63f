package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.FoulRules.Sanction;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.match.Cause;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchSetup.Confirmation;
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
        return List.of(talk(event, after));
    }

    private Announcement talk(TableEvent event, MatchState after) {
        if (event instanceof TableEvent.DrawOffered offer)
            return Narrator.isAfterTheTurn(after)
                    ? announcer().game().drawIntended(offer.side())
                    : narrator.offered(after);
        if (event instanceof TableEvent.DrawAnswered answer)
            return answer.accepted()
                    ? announcer().game().drawAccepted(answer.side())
                    : announcer().game().drawRefused(answer.side());
        if (event instanceof TableEvent.Warned warned)
            return narrator.say(
                    Priority.ALERT,
                    Optional.of(Earcon.REFUSED),
                    words().say(Cause.VERDICT + warned.reason(), warned.side()));
        if (event instanceof TableEvent.Verified verified) return verified(verified, after);
        if (event instanceof TableEvent.Named named)
            return announcer().chat(words().say("mirror.named", named.side(), named.player()));
        if (event instanceof TableEvent.Sealed sealed) return announcer().game().adjourned(sealed.side());
        throw new IllegalStateException("unsaid: " + event);
    }

    /** Where nobody has a clock, none stops. */
    private List<Announcement> adjourned(MatchState state) {
        if (state.setup().isTimed()) return List.of(announcer().clock().paused());
        return state.setup().practice() ? List.of() : List.of(announcer().chat(words().say("bench.paused")));
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
                state.toVerify().isEmpty() ? sentence : confirm(sentence, state));
    }

    /** 請紅方口頭核實，請黑方簽署 (六8, 七9). */
    private String confirm(String result, MatchState state) {
        StringJoiner asked = new StringJoiner(words().say("confirm.and"));
        for (Side side : state.toVerify())
            asked.add(words().say("confirm." + state.setup().confirmation(side).orElse(Confirmation.WORD), side));
        boolean allByWord = state.toVerify().stream()
                .allMatch(side -> state.setup().confirmation(side).equals(Optional.of(Confirmation.WORD)));
        return allByWord ? words().say("announce.verify", result) : words().say("confirm.ask", result, asked);
    }

    /** Who does not agree needs the referee. */
    private Announcement verified(TableEvent.Verified verified, MatchState after) {
        boolean signs = after.setup().confirmation(verified.side()).equals(Optional.of(Confirmation.SIGNATURE));
        return verified.right()
                ? narrator.say(
                        Priority.MOVE,
                        Optional.empty(),
                        words().say(signs ? "match.signed" : "match.verified", verified.side()))
                : new DisputeWords(narrator).disputed(verified.side(), after);
    }

    String result(TableEvent.Ended ended) {
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
