package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.book.Repetition;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.TouchRuling;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.match.BreachRepair;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.referee.Endings;
import org.baoqi.speech.referee.SupervisingReferee;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.RuleWords;
import org.baoqi.speech.words.VerdictWords;

/** Puts {@link RefereeEvent}s into words. */
record SupervisionNarrator(Narrator narrator) {

    List<Announcement> say(MatchState before, RefereeEvent event, MatchState after) {
        if (event instanceof RefereeEvent.Touched touched) return touched(touched, after);
        if (event instanceof RefereeEvent.Copied || event instanceof RefereeEvent.Shifted)
            return List.of(boards(before, event, after));
        if (event instanceof RefereeEvent.Rested rested) return List.of(rested(rested, before));
        if (event instanceof RefereeEvent.PutRight right) return putRight(right, before, after);
        if (event instanceof RefereeEvent.Audited audited) return audited(audited, before);
        if (event instanceof RefereeEvent.Explained) return explained(before);
        if (event instanceof RefereeEvent.RecordingAsked) return List.of(ask("referee.record.asked"));
        if (event instanceof RefereeEvent.RecordingAnswered answered) return recording(answered, before, after);
        if (event instanceof RefereeEvent.RecordingStopped) return List.of(ask("referee.record.stopped"));
        if (event instanceof RefereeEvent.Ruled ruled) return new DisputeWords(narrator).ruled(ruled, after);
        if (event instanceof RefereeEvent.Appealed appealed)
            return List.of(new DisputeWords(narrator).appealed(appealed, after));
        if (event instanceof RefereeEvent.Undone)
            return List.of(narrator.say(
                    Priority.MOVE,
                    Optional.empty(),
                    narrator.words()
                            .say(
                                    "referee.undone",
                                    new EntryWords(narrator)
                                            .name(before.entries().last().get()))));
        return List.of(decided(before, event, after));
    }

    /** Each answer, and when with it the recording begins or ends. */
    private List<Announcement> recording(RefereeEvent.RecordingAnswered answered, MatchState before, MatchState after) {
        List<Announcement> said = new ArrayList<>();
        said.add(ask(answered.agrees() ? "referee.record.yes" : "referee.record.no", answered.side()));
        boolean ran = before.notes().consent().isGiven();
        boolean runs = after.notes().consent().isGiven();
        if (runs && !ran) said.add(ask("referee.record.began"));
        if (ran && !runs) said.add(ask("referee.record.stopped"));
        return said;
    }

    private Announcement ask(String key, Object... values) {
        return narrator.say(
                Priority.MOVE, Optional.of(Earcon.QUESTION), narrator.words().say(key, values));
    }

    /** The natural limit's count and, where the referee has declared a limit, that one's. */
    private List<Announcement> audited(RefereeEvent.Audited audited, MatchState state) {
        List<Announcement> said =
                new ArrayList<>(narrator.announcer().game().limit(SupervisingReferee.count(state, audited.claimant())));
        state.notes()
                .limit()
                .flatMap(limit -> limit.made(
                                state.setup().start(), state.history().moves())
                        .map(made -> chat("referee.limit-count", made, limit.moves())))
                .ifPresent(said::add);
        return said;
    }

    private Announcement chat(String key, Object... values) {
        return narrator.say(Priority.CHAT, Optional.empty(), narrator.words().say(key, values));
    }

    private Announcement decided(MatchState before, RefereeEvent event, MatchState after) {
        if (event instanceof RefereeEvent.Unbound unbound)
            return alert(
                    "referee.unbound", unbound.side(), sentence(before.notes().obligation(before)));
        if (event instanceof RefereeEvent.Withdrawn withdrawn)
            return narrator.announcer()
                    .game()
                    .foulWithdrawn(after.fouls().entries().get(withdrawn.entry()));
        if (event instanceof RefereeEvent.Adjusted adjusted) return adjusted(adjusted);
        if (event instanceof RefereeEvent.LimitDeclared limit)
            return alert("referee.limit", limit.side(), limit.moves());
        if (event instanceof RefereeEvent.Reopened reopened)
            return narrator.say(
                    Priority.MOVE,
                    Optional.empty(),
                    narrator.words().say("referee.reopened", reopened.reason(), after.sideToMove()));
        return narrator.say(Priority.MOVE, Optional.empty(), narrator.words().say("referee.levelled"));
    }

    /** Before a side's turn only the touch is said: what it obliges to is judged in that turn. */
    private List<Announcement> touched(RefereeEvent.Touched touched, MatchState after) {
        String pieces = touched.points().stream()
                .map(point -> narrator.words()
                        .say(
                                "referee.piece",
                                after.position().pieceAt(point).orElseThrow(IllegalStateException::new),
                                narrator.words().point(point, touched.side())))
                .collect(Collectors.joining(narrator.words().say("list.points")));
        if (touched.side() != after.sideToMove())
            return List.of(alert("referee.touched-early", touched.side(), pieces));
        return List.of(alert(
                "referee.touched",
                touched.side(),
                pieces,
                sentence(after.notes().obligation(after))));
    }

    /** 必須走摸到的己方棋子, and the moves that this leaves. */
    private String sentence(TouchRuling ruling) {
        return new RuleWords(narrator.words()).touch(ruling);
    }

    /** What was done to a board; where the two differ after it, how. */
    private Announcement boards(MatchState before, RefereeEvent event, MatchState after) {
        EntryWords words = new EntryWords(narrator);
        return after.notes().differences(after).isEmpty()
                ? words.readBack(before, event)
                : alert("referee.boards-differ", words.differences(after));
    }

    /** Who does not see may keep a hand on the clock. */
    private Announcement rested(RefereeEvent.Rested rested, MatchState state) {
        String article = state.setup().scheme() == Scheme.BLIND ? "六3(4)" : "七4(2)(e)";
        return chat(
                "referee.rested",
                rested.side(),
                new RuleWords(narrator.words()).article(new Article("XQEF", "附表七 " + article)));
    }

    private Announcement adjusted(RefereeEvent.Adjusted adjusted) {
        String key = adjusted.amount().isNegative() ? "referee.time-taken" : "referee.time-given";
        String span = new TimeWords(narrator.words()).span(adjusted.amount().abs());
        return narrator.say(
                Priority.MOVE,
                Optional.of(Earcon.TIME),
                narrator.words().say(key, adjusted.side(), span, adjusted.reason()));
    }

    private List<Announcement> putRight(RefereeEvent.PutRight right, MatchState before, MatchState after) {
        List<Announcement> said = new ArrayList<>();
        String article = new RuleWords(narrator.words())
                .article(new BreachRepair(right).remedy().article());
        said.add(alert("breach." + right.breach(), right.side(), article));
        int played = before.history().plies().size();
        int standing = after.history().plies().size();
        if (standing < played) said.add(back(before.history().plies().get(standing), after));
        for (int count = before.fouls().entries().size() + 1;
                count <= after.fouls().entries().size();
                count++) said.add(foul(after, count));
        said.addAll(cost(right, before));
        return said;
    }

    private List<Announcement> cost(RefereeEvent.PutRight right, MatchState before) {
        Side offender = right.side();
        return new BreachRepair(right)
                .sanction(before)
                .map(sanction -> sanction.penalty(
                        before.left(offender, right.at()), before.left(offender.opposite(), right.at())))
                .map(penalty -> narrator.announcer().game().penalty(penalty, offender))
                .orElse(List.of());
    }

    private Announcement back(History.Ply first, MatchState after) {
        Move move = first.move();
        String written = narrator.words().language().notation().write(first.before(), move);
        return narrator.say(
                Priority.MOVE,
                Optional.empty(),
                narrator.words()
                        .say("referee.back", first.before().moveNumber(), first.mover(), written, after.sideToMove()));
    }

    /** The entry with this number, as if it were the last. */
    private Announcement foul(MatchState after, int count) {
        return narrator.announcer()
                .game()
                .foul(new FoulLedger(
                        after.fouls().rules(), after.fouls().entries().subList(0, count)));
    }

    /** The warning or the verdict, then what each move of the cycle does, then what each side does throughout. */
    private List<Announcement> explained(MatchState state) {
        VerdictWords words = new VerdictWords(narrator.words());
        Repetition repetition = Endings.verdict(state).repetition().orElseThrow(IllegalStateException::new);
        List<String> lines = new ArrayList<>();
        lines.add(words.sentence(Endings.verdict(state)));
        lines.addAll(words.moves(repetition.lastCycle()));
        lines.addAll(words.offences(repetition));
        return lines.stream()
                .map(line -> narrator.say(Priority.CHAT, Optional.empty(), line))
                .collect(Collectors.toList());
    }

    private Announcement alert(String key, Object... values) {
        return narrator.say(
                Priority.ALERT, Optional.of(Earcon.REFUSED), narrator.words().say(key, values));
    }
}
