package org.baoqi.app.library;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Position;
import org.baoqi.rules.engine.Opening;
import org.baoqi.rules.engine.OpeningBook;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.Words;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;

/**
 * What a list of games tells of one, and what can be searched for.
 *
 * @param day {@code 2026-11-16}, as far as it is known; empty if not at all
 * @param levels the strengths of machines
 * @param result the name of a {@link org.baoqi.rules.ending.Result}, or {@link #UNFINISHED}
 * @param ending why it ended so: the phrase for a game played here, the record's own words for others, or empty
 * @param opening its name in the words files, or empty
 * @param digest equal for two games that are the same
 */
record GameFacts(
        String day,
        BothSides<String> names,
        BothSides<Optional<Integer>> levels,
        String result,
        String ending,
        String opening,
        int plies,
        boolean over,
        String digest) {
    static final String UNFINISHED = "UNFINISHED";

    static GameFacts of(MatchState state, Words words) {
        GameFacts recorded = of(MatchRecord.of(state, words));
        return new GameFacts(
                recorded.day,
                recorded.names,
                BothSides.of(side -> state.setup().seats().get(side).level()),
                state.end().map(end -> end.result().name()).orElse(UNFINISHED),
                state.end().map(TableEvent.Ended::reason).orElse(""),
                recorded.opening,
                recorded.plies,
                state.isOver(),
                recorded.digest);
    }

    static GameFacts of(GameRecord record) {
        String day = record.tag("Date")
                .orElse("")
                .replace('.', '-')
                .replace("-??", "")
                .replace("????", "");
        BothSides<String> names = new BothSides<>(
                record.tag("Red").orElse(""), record.tag("Black").orElse(""));
        List<Move> moves = record.line().plain();
        return new GameFacts(
                day,
                names,
                BothSides.of(side -> Optional.empty()),
                record.result().name(),
                record.reason().orElse(""),
                opening(record.start(), moves),
                moves.size(),
                true,
                Digest.of(record.start().fen(), iccs(moves), day, names.red(), names.black()));
    }

    private static String opening(Position start, List<Move> moves) {
        return OpeningBook.builtIn().name(start, moves).map(Opening::id).orElse("");
    }

    private static String iccs(List<Move> moves) {
        return moves.stream().map(Move::iccs).collect(Collectors.joining(" "));
    }
}
