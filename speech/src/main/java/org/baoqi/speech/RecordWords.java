package org.baoqi.speech;

import java.util.stream.Collectors;
import org.baoqi.rules.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.record.PgnDamage;

/** What is wrong with a written move or with a file of games, as sentences. */
public record RecordWords(Words words) {

    /** The line, then why the file cannot be read on. */
    public String damage(PgnDamage damage) {
        return words.say("record.damage", String.valueOf(damage.line()), reason(damage.reason()));
    }

    public String reason(PgnDamage.Reason reason) {
        if (reason instanceof PgnDamage.BadMove move)
            return words.say(
                    "record.move",
                    move.position().moveNumber(),
                    move.position().sideToMove(),
                    answer(move.position(), move.text(), move.why()));
        if (reason instanceof PgnDamage.BadPosition bad) return words.fenError(bad.error());
        PgnDamage.Malformed malformed = (PgnDamage.Malformed) reason;
        return words.say("record." + malformed.fault(), malformed.text());
    }

    /** The board's answer to a text that is no legal move. */
    public String answer(Position position, String text, Resolution answer) {
        if (answer instanceof Resolution.Illegal illegal)
            return words.say("notation.illegal", text, words.refusal(illegal.why(), position.sideToMove()));
        if (answer instanceof Resolution.Ambiguous ambiguous)
            return words.say("notation.ambiguous", text, choices(position, ambiguous));
        return answer instanceof Resolution.NoSuchPiece
                ? words.say("notation.no-such-piece", text, position.sideToMove())
                : words.say("notation.not-understood", text);
    }

    private String choices(Position position, Resolution.Ambiguous ambiguous) {
        return ambiguous.choices().stream()
                .map(move -> words.language().notation().write(position, move))
                .collect(Collectors.joining(words.say("notation.choices")));
    }
}
