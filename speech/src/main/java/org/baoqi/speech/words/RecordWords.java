package org.baoqi.speech.words;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.Pgn;

/** The faults of a written move or of a file of games, as sentences. */
public record RecordWords(Words words) {

    /** The games that were read from a file, then the faults. */
    public List<String> reading(GameReading reading) {
        List<String> said = new ArrayList<>();
        int games = reading.games().size();
        String key = games == 0 ? "record.read.none" : games == 1 ? "record.read.one" : "record.read";
        said.add(words.say(key, words.count(games), words.say("record.format." + reading.format())));
        for (GameReading.Problem trouble : reading.problems()) said.add(trouble(trouble));
        return said;
    }

    /** The game, then what of it could not be read. */
    public String trouble(GameReading.Problem trouble) {
        if (trouble instanceof GameReading.Problem.Foreign) return words.say("record.foreign");
        if (trouble instanceof GameReading.Problem.Empty) return words.say("record.empty");
        if (trouble instanceof GameReading.Problem.TooMuch much) return words.say("record.too-much." + much.limit());
        return words.say("record.in-game", trouble.game(), inGame(trouble));
    }

    private String inGame(GameReading.Problem trouble) {
        if (trouble instanceof GameReading.Problem.InText text) return damage(text.damage());
        if (trouble instanceof GameReading.Problem.BadPosition bad) return words.fenError(bad.error());
        if (trouble instanceof GameReading.Problem.BadMove bad) return badMove(bad);
        if (trouble instanceof GameReading.Problem.Nonsense nonsense)
            return words.say("record.nonsense", nonsense.text());
        if (trouble instanceof GameReading.Problem.MovesOnly moves)
            return words.say("record.moves-only", moves.moves());
        if (trouble instanceof GameReading.Problem.Cut) return words.say("record.cut");
        return words.say(
                trouble instanceof GameReading.Problem.OffBoard ? "record.off-board" : "record.VARIATION_DEPTH");
    }

    private String badMove(GameReading.Problem.BadMove bad) {
        Side side = bad.position().sideToMove();
        String why = bad.position()
                .refusal(bad.move())
                .map(r -> words.refusal(r, side))
                .orElse("");
        String text = words.say("notation.illegal", bad.move().iccs(), why);
        return words.say("record.move", bad.position().moveNumber(), side, text);
    }

    /** The line, then why the file cannot be read on. */
    public String damage(Pgn.Damage damage) {
        return words.say("record.damage", String.valueOf(damage.line()), reason(damage.reason()));
    }

    public String reason(Pgn.Damage.Reason reason) {
        if (reason instanceof Pgn.Damage.BadMove move)
            return words.say(
                    "record.move",
                    move.position().moveNumber(),
                    move.position().sideToMove(),
                    answer(move.position(), move.text(), move.why()));
        if (reason instanceof Pgn.Damage.BadPosition bad) return words.fenError(bad.error());
        Pgn.Damage.Malformed malformed = (Pgn.Damage.Malformed) reason;
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
