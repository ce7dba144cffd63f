package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Grade;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.EngineAnnouncer;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.library.GameSummary;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.EngineWords;
import org.baoqi.speech.words.Pronunciation;
import org.baoqi.speech.words.Words;

/** The places of a game in words: the move that led there, its time, its remarks, its faults, and what else could be. */
record ReviewAnnouncer(Announcer announcer) {
    /** More moves of a line cannot be kept in mind. */
    private static final int MOVES_BY_EAR = 4;

    /** The move that led to a place, or the start. */
    List<Announcement> move(Review review) {
        if (!review.last().isPresent()) return List.of(sentence(words().say(startKey(review))));
        Move move = review.last().get().move();
        Position before = before(review);
        Announcement played = announcer.moves().played(before, move);
        String where = words().say(
                        review.place().isInVariation() ? "review.at.variation" : "review.at",
                        before.moveNumber(),
                        before.sideToMove());
        return List.of(new Announcement(
                where + played.shown(),
                Pronunciation.of(announcer.voice()).of(where) + played.spoken(),
                Priority.MOVE,
                played.earcon()));
    }

    private static String startKey(Review review) {
        return review.place().isInVariation() ? "review.start.variation" : "review.start";
    }

    /** The position before the move that led to a place. */
    static Position before(Review review) {
        List<Position> positions = review.game().positions();
        return positions.get(positions.size() - 2);
    }

    Announcement spent(Duration time) {
        return sentence(words().say("review.spent", new TimeWords(words()).span(time)));
    }

    /** Remarks on the move, and how many variations there are in place of the next. */
    List<Announcement> notes(Review review) {
        List<Announcement> said = new ArrayList<>();
        for (String comment : review.comments()) said.add(sentence(words().say("review.comment", comment)));
        if (!review.alternatives().isEmpty()) said.add(sentence(variations(review)));
        return said;
    }

    private String variations(Review review) {
        List<String> firsts = new ArrayList<>();
        Position position = review.position();
        for (GameRecord.Line line : review.alternatives())
            firsts.add(written(position, line.plain().get(0)));
        String list = String.join(words().say("list.kinds"), firsts);
        return words().say(
                        firsts.size() == 1 ? "review.variation" : "review.variations",
                        words().count(firsts.size()),
                        list);
    }

    /** A mistake by its name, and what was better. */
    Announcement mistake(Position before, Mistake mistake, Optional<Move> better) {
        String name = words().say("review.mistake." + mistake);
        String text = better.map(move -> words().say("review.mistake.better", name, written(before, move)))
                .orElseGet(() -> words().say("review.mistake", name));
        return say(Priority.CHAT, Optional.of(Earcon.QUESTION), text);
    }

    /** The last move missed nothing; at the start there is none. */
    Announcement sound(Review review) {
        return review.last()
                .map(last -> announcer
                        .engine()
                        .missed(before(review), last.move(), last.move(), EngineAnnouncer.Missed.NOTHING))
                .orElseGet(() -> refused("query.no-move"));
    }

    /** Who stands better. */
    Announcement grade(Position position, Assessment assessment) {
        return sentence(new EngineWords(words()).grade(Grade.of(assessment.score(), position.sideToMove())));
    }

    /** The best moves from here. */
    Announcement best(Position position, Assessment assessment) {
        if (assessment.line().isEmpty()) return say("review.no-move");
        List<Move> line =
                assessment.line().subList(0, Math.min(assessment.line().size(), MOVES_BY_EAR));
        return say("review.best", new EngineWords(words()).line(position, line));
    }

    Announcement say(String key, Object... values) {
        return sentence(words().say(key, values));
    }

    Announcement sentence(String text) {
        return say(Priority.CHAT, Optional.empty(), text);
    }

    Announcement refused(String key, Object... values) {
        return say(Priority.ALERT, Optional.of(Earcon.REFUSED), words().say(key, values));
    }

    /** The end of the line that the reader is in. */
    Announcement end(Review review) {
        return review.place().isInVariation()
                ? refused("review.end.variation")
                : refused(
                        "review.end",
                        words().say("review.result." + review.record().result()));
    }

    /** A move that was tried, and whether it is new to the record. */
    List<Announcement> tried(Review review, boolean isNew) {
        List<Announcement> said = new ArrayList<>(move(review));
        if (isNew) said.add(sentence(words().say("review.added")));
        return said;
    }

    private String written(Position position, Move move) {
        return words().language().notation().write(position, move);
    }

    private Announcement say(Priority priority, Optional<Earcon> earcon, String text) {
        return new Announcement(text, Pronunciation.of(announcer.voice()).of(text), priority, earcon);
    }

    Words words() {
        return Words.in(announcer.voice());
    }

    /** The whole game: players, result, length, opening, and the mistakes that an analysis found. */
    List<Announcement> summary(GameRecord record, Analysis analysis) {
        GameSummary summary = GameSummary.of(record);
        List<String> said = new ArrayList<>();
        record.tag("Event")
                .filter(event -> !event.isEmpty())
                .ifPresent(e -> said.add(words().say("query.sentence", e)));
        said.add(words().say(
                        "review.players",
                        summary.players().red().called(words()),
                        summary.players().black().called(words()),
                        words().say("review.result." + record.result())));
        said.add(words().say("review.length", words().count(summary.rounds())));
        summary.opening().ifPresent(id -> said.add(words().say("review.opening", words().say("opening." + id))));
        if (analysis.isComplete()) for (Side side : Side.values()) said.add(mistakes(record, analysis, side));
        return said.stream().map(this::sentence).collect(Collectors.toList());
    }

    private String mistakes(GameRecord record, Analysis analysis, Side side) {
        Map<Mistake, Integer> counts = new EnumMap<>(Mistake.class);
        Side mover = record.start().sideToMove();
        for (int ply = 0; ply < analysis.moves().size(); ply++, mover = mover.opposite()) {
            Optional<Mistake> mistake = mover == side ? analysis.mistake(ply) : Optional.empty();
            mistake.ifPresent(found -> counts.merge(found, 1, Integer::sum));
        }
        if (counts.isEmpty()) return words().say("review.no-mistakes", side);
        String list = counts.entrySet().stream()
                .map(c -> words().say("review.mistake.count." + c.getKey(), words().count(c.getValue())))
                .collect(Collectors.joining(words().say("library.join")));
        return words().say("review.mistakes", side, list);
    }
}
