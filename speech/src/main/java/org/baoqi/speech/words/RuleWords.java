package org.baoqi.speech.words;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Article;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Preset;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.FoulRules.Sanction.ClockPenalty;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.rules.law.TouchRuling;

/** The sentences of a referee: fouls, touches, limits and times. */
public record RuleWords(Words words) {

    /** The last entry of a ledger: whose foul, what for, and the how manieth of its kind it is, if it counts. */
    public String lastFoul(FoulLedger ledger) {
        FoulLedger.Entry entry = ledger.entries().get(ledger.entries().size() - 1);
        boolean counts = ledger.counted(entry.offender()).contains(entry);
        return words.say(
                counts ? "foul.entry" : "foul.swallowed",
                entry.offender(),
                words.say("foul." + entry.sanction().kind()),
                words.say("offence." + entry.sanction().offence()),
                ledger.count(entry.offender(), entry.sanction().kind()),
                article(entry.sanction().article()));
    }

    /** A foul that a referee took back, with his reason. */
    public String withdrawn(FoulLedger.Entry entry) {
        return words.say(
                "foul.withdrawn",
                entry.offender(),
                words.say("foul." + entry.sanction().kind()),
                words.say("offence." + entry.sanction().offence()),
                entry.withdrawn().orElse(""));
    }

    /** The time that a foul costs and brings, as far as it does. */
    public List<String> penalty(ClockPenalty penalty, Side offender) {
        List<String> said = new ArrayList<>();
        if (!penalty.off().isZero()) said.add(words.say("foul.minutes-off", offender, minutes(penalty.off())));
        if (!penalty.given().isZero())
            said.add(words.say("foul.minutes-given", offender.opposite(), minutes(penalty.given())));
        return said;
    }

    public String touch(TouchRuling ruling) {
        return words.say("touch." + ruling.obligation());
    }

    /** The count that a referee shows, then what he left out of it. */
    public List<String> limit(NaturalLimit.Count count) {
        List<String> said = new ArrayList<>();
        said.add(words.say("limit.count", count.plies(), count.counted(), count.limit()));
        for (Side side : Side.values())
            if (count.checksLeftOut().get(side) > 0)
                said.add(words.say("limit.checks", side, count.checksLeftOut().get(side)));
        if (count.roundsLeftOut() > 0) said.add(words.say("limit.rounds", count.roundsLeftOut()));
        return said;
    }

    public String timeControlError(TimeControlText.Problem error) {
        return words.say("time-control." + error.fault(), error.details().toArray());
    }

    public String preset(Preset preset) {
        return words.say("preset." + preset.name());
    }

    public String article(Article article) {
        return words.say("article", article.book(), article.place());
    }

    private String minutes(Duration time) {
        return words.count((int) time.toMinutes());
    }
}
