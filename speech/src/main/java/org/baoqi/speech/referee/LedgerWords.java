package org.baoqi.speech.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.FoulRules;
import org.baoqi.speech.words.RuleWords;
import org.baoqi.speech.words.Words;

/** 犯規表: the ledger of a match as a referee reads it. */
public record LedgerWords(Words words) {

    /** Every entry with its turn and article, also those that were taken back. */
    public List<String> lines(FoulLedger ledger) {
        List<String> lines = new ArrayList<>();
        for (FoulLedger.Entry entry : ledger.entries()) lines.add(line(lines.size() + 1, entry, ledger));
        return lines;
    }

    private String line(int number, FoulLedger.Entry entry, FoulLedger ledger) {
        String text = words.say(
                "ledger.line",
                number,
                entry.turn().moveNumber(),
                entry.offender(),
                words.say("foul." + entry.sanction().kind()),
                words.say("offence." + entry.sanction().offence()),
                new RuleWords(words).article(entry.sanction().article()));
        if (entry.withdrawn().isPresent())
            return words.say("ledger.withdrawn", text, entry.withdrawn().get());
        boolean counts = ledger.counted(entry.offender()).contains(entry);
        return counts ? text : words.say("ledger.swallowed", text);
    }

    /** 紅方：技術犯規1／2. One line for each limit of the book, for a side. */
    public List<String> counts(FoulLedger ledger, Side side) {
        List<String> lines = new ArrayList<>();
        for (FoulRules.Limit limit : ledger.rules().limits())
            lines.add(words.say(
                    "ledger.count",
                    side,
                    name(limit),
                    String.valueOf(count(ledger, side, limit)),
                    String.valueOf(limit.count())));
        return lines;
    }

    private String name(FoulRules.Limit limit) {
        String kind = words.say("foul." + limit.kind());
        Optional<String> offence = limit.offence().map(o -> words.say("offence." + o));
        return offence.map(o -> words.say("ledger.of-offence", kind, o)).orElse(kind);
    }

    private static long count(FoulLedger ledger, Side side, FoulRules.Limit limit) {
        return ledger.counted(side).stream()
                .filter(entry -> entry.sanction().kind() == limit.kind())
                .filter(entry -> limit.offence()
                        .map(o -> o == entry.sanction().offence())
                        .orElse(true))
                .count();
    }
}
