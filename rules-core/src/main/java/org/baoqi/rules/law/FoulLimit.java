package org.baoqi.rules.law;

import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.Table;

/** How many fouls of a kind, or of one offence of that kind, lose the game. */
public record FoulLimit(FoulKind kind, Optional<Offence> offence, int count, Article article) {

    static FoulLimit of(Table.Row row) {
        String offence = row.text("offence");
        return new FoulLimit(
                row.value("kind", FoulKind.class),
                offence.equals("-") ? Optional.empty() : Optional.of(Offence.valueOf(offence)),
                row.number("count"),
                row.article("article"));
    }

    boolean covers(FoulLedger.Entry entry) {
        return entry.sanction().kind() == kind
                && offence.map(o -> o == entry.sanction().offence()).orElse(true);
    }
}
