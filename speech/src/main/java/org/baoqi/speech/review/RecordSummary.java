package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.library.Summaries;
import org.baoqi.speech.words.Words;

/** What is said of a whole game: players, result, length, opening, and the mistakes that an analysis found. */
record RecordSummary(Words words) {

    List<String> sentences(GameRecord record, Analysis analysis) {
        GameSummary summary = Summaries.of(record);
        List<String> said = new ArrayList<>();
        record.tag("Event").filter(event -> !event.isEmpty()).ifPresent(e -> said.add(words.say("query.sentence", e)));
        said.add(words.say(
                "review.players",
                summary.players().red().called(words),
                summary.players().black().called(words),
                words.say("review.result." + record.result())));
        said.add(words.say("review.length", words.count(summary.rounds())));
        summary.opening().ifPresent(id -> said.add(words.say("review.opening", words.say("opening." + id))));
        if (analysis.isComplete()) for (Side side : Side.values()) said.add(mistakes(record, analysis, side));
        return said;
    }

    private String mistakes(GameRecord record, Analysis analysis, Side side) {
        Map<Mistake, Integer> counts = new EnumMap<>(Mistake.class);
        Side mover = record.start().sideToMove();
        for (int ply = 0; ply < analysis.moves().size(); ply++, mover = mover.opposite()) {
            Optional<Mistake> mistake = mover == side ? analysis.mistake(ply) : Optional.empty();
            mistake.ifPresent(found -> counts.merge(found, 1, Integer::sum));
        }
        if (counts.isEmpty()) return words.say("review.no-mistakes", side);
        String list = counts.entrySet().stream()
                .map(c -> words.say("review.mistake.count." + c.getKey(), words.count(c.getValue())))
                .collect(Collectors.joining(words.say("library.join")));
        return words.say("review.mistakes", side, list);
    }
}
