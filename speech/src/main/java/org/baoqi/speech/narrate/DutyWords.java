package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.Allowances;
import org.baoqi.speech.match.CheckList;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchSetup.Seat;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Need;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.RuleWords;
import org.baoqi.speech.words.Words;

/**
 * Says before the first move who calls, moves, presses and writes, how much time each has and why, as the players' needs and
 * the event's rules have it (六2(2), 六3, 七2, 七3(2), 七4), and what the annex asks the table to have.
 */
public record DutyWords(Words words) {

    /** A sentence for each side or, where they have the same part, one for both. */
    public List<String> sentences(MatchSetup setup) {
        List<String> said = new ArrayList<>();
        BothSides<String> parts = setup.seats().map(this::part);
        if (parts.red().equals(parts.black())) said.add(words.say("duty.both", parts.red()));
        else for (Side side : Side.values()) said.add(words.say("duty.side", side, parts.get(side)));
        if (setup.twoBoards()) said.addAll(boards(setup));
        for (Side side : Side.values()) time(setup, side).ifPresent(said::add);
        setup.refereeRecords().ifPresent(article -> said.add(words.say("duty.referee-records", article(article))));
        for (Side side : Side.values())
            if (setup.mustRecord(side)) said.add(mustRecord(setup.seats().get(side), side));
        return said;
    }

    /** 全失明：自己報棋、走子、按鐘. */
    private String part(Seat seat) {
        StringJoiner parts = new StringJoiner(words.say("duty.then"));
        List<Procedure.Step> steps = seat.procedure().steps();
        for (int from = 0; from < steps.size(); ) {
            Actor actor = steps.get(from).actor();
            List<String> acts = new ArrayList<>();
            for (; from < steps.size() && steps.get(from).actor() == actor; from++)
                acts.add(words.say("duty.act." + steps.get(from).act()));
            parts.add(words.say("duty." + actor, String.join(words.say("list.points"), acts)));
        }
        return words.say("duty.part", needs(seat), parts);
    }

    /** A player's needs, or that he has none. */
    public String needs(Seat seat) {
        if (seat.needs().isEmpty()) return words.say("allowance.SIGHTED");
        return seat.needs().stream()
                .filter(need -> need != Need.PHYSICAL || !seat.needs().contains(Need.OWN_HANDS))
                .sorted()
                .map(need -> words.say("need." + need))
                .collect(Collectors.joining(words.say("list.points")));
    }

    private List<String> boards(MatchSetup setup) {
        List<String> said = new ArrayList<>(List.of(words.say("duty.boards")));
        for (Side side : Side.values()) {
            Seat seat = setup.seats().get(side);
            if (seat.impaired() && seat.needs().contains(Need.AGENT)) said.add(words.say("duty.boards-agent", side));
        }
        return said;
    }

    private Optional<String> time(MatchSetup setup, Side side) {
        if (!setup.charter().allowances().isPresent()) return Optional.empty();
        Seat seat = setup.seats().get(side);
        Allowances.Kind kind = Allowances.Kind.of(seat);
        return Optional.of(words.say(
                "duty.time",
                side,
                new TimeWords(words).control(setup.time().get(side)),
                kind.in(words),
                article(kind.article(seat))));
    }

    /** 如比賽有着法記錄的要求: who writes the moves down himself, or whose agent does (七3(2), 七4(2)(g)(iii)). */
    private String mustRecord(Seat seat, Side side) {
        return words.say(seat.needs().contains(Need.AGENT) ? "match.agent-must-record" : "match.must-record", side);
    }

    /** The list of things to check, a line each, with what has been found. */
    public List<String> checks(MatchState state) {
        List<String> lines = new ArrayList<>();
        for (CheckList.Item item : CheckList.of(state))
            lines.add(words.say("check.line", String.valueOf(lines.size() + 1), check(item), found(item)));
        return lines;
    }

    /** 必須：視障人士用的象棋和棋盤（XQEF 附表七 六1(1)）. */
    private String check(CheckList.Item item) {
        return words.say(
                "check.item",
                words.say("check.force." + item.force()),
                words.say("check." + item.check()),
                article(item.article()));
    }

    private String found(CheckList.Item item) {
        return item.there()
                .map(there -> words.say(there ? "check.there" : "check.missing"))
                .orElseGet(() -> words.say("check.open"));
    }

    /** What has just been found and, if it is the last of its moment, the next thing to look at. */
    String ticked(CheckList.Check check, MatchState after, boolean last) {
        List<CheckList.Item> items = CheckList.of(after);
        StringJoiner said = new StringJoiner("");
        for (CheckList.Item item : items)
            if (item.check() == check) said.add(words.say("check.found", words.say("check." + check), found(item)));
        if (!last) return said.toString();
        for (int i = 0; i < items.size(); i++)
            if (!items.get(i).there().isPresent())
                return said.add(words.say("check.next", String.valueOf(i + 1), check(items.get(i))))
                        .toString();
        return said.add(words.say("check.done")).toString();
    }

    private String article(Article article) {
        return new RuleWords(words).article(article);
    }
}
