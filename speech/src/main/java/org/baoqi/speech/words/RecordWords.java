package org.baoqi.speech.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.PgnDamage;
import org.baoqi.rules.record.io.Trouble;

/** What is wrong with a written move or with a file of games, as sentences. */
public record RecordWords(Words words) {

    /** What was read of a file, then what was not. */
    public List<String> reading(GameReading reading) {
        List<String> said = new ArrayList<>();
        int games = reading.games().size();
        String key = games == 0 ? "record.read.none" : games == 1 ? "record.read.one" : "record.read";
        said.add(words.say(key, words.count(games), words.say("record.format." + reading.format())));
        for (Trouble trouble : reading.troubles()) said.add(trouble(trouble));
        return said;
    }

    /** The game, then what of it could not be read. */
    public String trouble(Trouble trouble) {
        if (trouble instanceof Trouble.Foreign) return words.say("record.foreign");
        if (trouble instanceof Trouble.Empty) return words.say("record.empty");
        return words.say("record.in-game", trouble.game(), inGame(trouble));
    }

    private String inGame(Trouble trouble) {
        if (trouble instanceof Trouble.InText text) return damage(text.damage());
        if (trouble instanceof Trouble.BadPosition bad) return words.fenError(bad.error());
        if (trouble instanceof Trouble.BadMove bad) return badMove(bad);
        if (trouble instanceof Trouble.Nonsense nonsense) return words.say("record.nonsense", nonsense.text());
        if (trouble instanceof Trouble.Cut) return words.say("record.cut");
        return words.say(trouble instanceof Trouble.OffBoard ? "record.off-board" : "record.VARIATION_DEPTH");
    }

    private String badMove(Trouble.BadMove bad) {
        Side side = bad.position().sideToMove();
        String why = bad.position()
                .refusal(bad.move())
                .map(r -> words.refusal(r, side))
                .orElse("");
        String text = words.say("notation.illegal", bad.move().iccs(), why);
        return words.say("record.move", bad.position().moveNumber(), side, text);
    }

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
