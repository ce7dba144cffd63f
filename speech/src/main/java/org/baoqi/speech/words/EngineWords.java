package org.baoqi.speech.words;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Grade;
import org.baoqi.rules.engine.OpeningBook.Opening;

/** Puts the engine's opinion of a position and the names of its opening book into words. */
public record EngineWords(Words words) {

    /** Who stands better: 紅方稍優。 */
    public String grade(Grade grade) {
        Object side = grade.side().isPresent() ? grade.side().get() : "";
        return words.say("grade." + grade.advantage(), side, grade.moves());
    }

    /** Moves that follow each other from a position, as the language writes them: 炮二平五 馬8進7. */
    public String line(Position from, List<Move> moves) {
        List<String> written = new ArrayList<>();
        Position position = from;
        for (Move move : moves) {
            written.add(words.language().notation().write(position, move));
            position = position.play(move);
        }
        return String.join(" ", written);
    }

    /** The opening's name: 中炮對屏風馬. */
    public String opening(Opening opening) {
        return words.say("opening." + opening.id());
    }
}
