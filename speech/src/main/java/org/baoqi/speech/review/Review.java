package org.baoqi.speech.review;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;

/** 覆盤: a game record and a place in it. It never changes: each step gives another one. */
public record Review(GameRecord record, RecordPlace place) {

    public static Review of(GameRecord record) {
        return new Review(record, RecordPlace.START);
    }

    /** The line that the reader is in. */
    public GameRecord.Line line() {
        GameRecord.Line line = record.line();
        for (RecordPlace.Turning turning : place.turnings())
            line = line.moves().get(turning.ply()).alternatives().get(turning.alternative());
        return line;
    }

    /** All moves from the start of the game to this place. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        GameRecord.Line line = record.line();
        for (RecordPlace.Turning turning : place.turnings()) {
            moves.addAll(line.plain().subList(0, turning.ply()));
            line = line.moves().get(turning.ply()).alternatives().get(turning.alternative());
        }
        moves.addAll(line.plain().subList(0, place.ply()));
        return moves;
    }

    public Game game() {
        return Game.of(record.start(), moves());
    }

    public Position position() {
        return game().position();
    }

    /** The move that led here; none at the start of the game or of a variation. */
    public Optional<RecordedMove> last() {
        return place.ply() == 0 ? Optional.empty() : Optional.of(line().moves().get(place.ply() - 1));
    }

    /** The line's next move. */
    public Optional<RecordedMove> next() {
        return isAtEnd() ? Optional.empty() : Optional.of(line().moves().get(place.ply()));
    }

    public boolean isAtEnd() {
        return place.ply() == line().moves().size();
    }

    public boolean isAtStart() {
        return place.ply() == 0 && !place.isInVariation();
    }

    /** So many moves on, or back if negative, as far as the line goes; out of a variation at its beginning. */
    public Review step(int plies) {
        int ply = Math.min(place.ply() + plies, line().moves().size());
        if (ply > 0 || !place.isInVariation()) return at(place.at(Math.max(ply, 0)));
        return at(place.out());
    }

    public Review first() {
        return at(RecordPlace.START);
    }

    /** The end of the line. */
    public Review last(boolean ofTheGame) {
        Review from = ofTheGame ? first() : this;
        return from.at(from.place.at(from.line().moves().size()));
    }

    /** After a side's move of a round, in the line that the reader is in; nothing where it has none. */
    public Optional<Review> jump(int round, Optional<Side> side) {
        Position before = at(place.at(0)).position();
        for (int ply = 0; ply < line().moves().size(); ply++) {
            boolean found = before.moveNumber() == round && before.sideToMove() == side.orElse(before.sideToMove());
            if (found) return Optional.of(at(place.at(ply + 1)));
            before = before.play(line().moves().get(ply).move());
        }
        return Optional.empty();
    }

    /** The nearest place in the line, after this one or before it, whose last move is as wanted. */
    public Optional<Review> find(boolean forward, Predicate<Review> wanted) {
        int step = forward ? 1 : -1;
        for (int ply = place.ply() + step; ply > 0 && ply <= line().moves().size(); ply += step) {
            Review there = at(place.at(ply));
            if (wanted.test(there)) return Optional.of(there);
        }
        return Optional.empty();
    }

    public boolean isCapture() {
        Position before = step(-1).position();
        return last().filter(move -> before.pieceAt(move.move().to()).isPresent())
                .isPresent();
    }

    public boolean isCheck() {
        Position position = position();
        return last().isPresent() && position.isInCheck(position.sideToMove());
    }

    /** The lines that could be played instead of the next move. */
    public List<GameRecord.Line> alternatives() {
        return next().map(RecordedMove::alternatives).orElse(List.of());
    }

    /** After the first move of an alternative to the next move. */
    public Optional<Review> enter(int alternative) {
        if (alternative < 0 || alternative >= alternatives().size()) return Optional.empty();
        return Optional.of(at(place.into(alternative)).step(1));
    }

    /** Back to where the variation began. */
    public Optional<Review> leave() {
        return place.isInVariation() ? Optional.of(at(place.out())) : Optional.empty();
    }

    /**
     * Plays a legal move: the next one of the record, one of its alternatives, or a new one. The game itself is never
     * made longer: behind its last move, a variation begins with that move.
     */
    public Review play(Move move) {
        if (next().map(RecordedMove::move).equals(Optional.of(move))) return step(1);
        List<Move> firsts =
                alternatives().stream().map(line -> line.plain().get(0)).collect(Collectors.toList());
        if (firsts.contains(move)) return at(place.into(firsts.indexOf(move))).step(1);
        if (!isAtEnd()) return branch(GameRecord.Line.of(List.of(move)), 1);
        if (place.isInVariation() || place.ply() == 0) return append(move);
        Move last = last().map(RecordedMove::move).orElseThrow(IllegalStateException::new);
        return step(-1).branch(GameRecord.Line.of(List.of(last, move)), 2);
    }

    private Review branch(GameRecord.Line line, int plies) {
        int index = place.ply();
        int alternative = alternatives().size();
        GameRecord changed =
                place.changeLine(record, l -> RecordPlace.changeMove(l, index, move -> move.withAlternative(line)));
        return new Review(changed, place.into(alternative)).step(plies);
    }

    private Review append(Move move) {
        GameRecord changed = place.changeLine(record, line -> {
            List<RecordedMove> more = new ArrayList<>(line.moves());
            more.add(RecordedMove.of(move));
            return new GameRecord.Line(line.remarks(), more);
        });
        return new Review(changed, place).step(1);
    }

    /** Takes the variation that the reader is in out of the record. */
    public Optional<Review> deleteVariation() {
        if (!place.isInVariation()) return Optional.empty();
        RecordPlace out = place.out();
        int alternative = place.turnings().get(place.turnings().size() - 1).alternative();
        GameRecord changed = out.changeLine(
                record,
                line -> RecordPlace.changeMove(line, out.ply(), move -> {
                    List<GameRecord.Line> fewer = new ArrayList<>(move.alternatives());
                    fewer.remove(alternative);
                    return move.withAlternatives(fewer);
                }));
        return Optional.of(new Review(changed, out));
    }

    /** The remarks on the last move, or before the first. */
    public List<String> comments() {
        return last().map(RecordedMove::remarks).orElseGet(() -> line().remarks());
    }

    public Review comment(String text) {
        List<String> more = new ArrayList<>(comments());
        more.add(text);
        return withComments(more);
    }

    public Review withoutComments() {
        return withComments(List.of());
    }

    private Review withComments(List<String> comments) {
        int index = place.ply() - 1;
        GameRecord changed = place.changeLine(
                record,
                line -> index < 0
                        ? new GameRecord.Line(comments, line.moves())
                        : RecordPlace.changeMove(line, index, move -> move.withRemarks(comments)));
        return new Review(changed, place);
    }

    private Review at(RecordPlace other) {
        return new Review(record, other);
    }

    /** This place as if it stood in a match, for the questions of play. */
    MatchState asMatch() {
        MatchSetup setup = MatchSetup.of(
                        BothSides.same(MatchSetup.Seat.person()),
                        BothSides.same(TimeControl.UNTIMED),
                        RuleBooks.byId("XQEF").orElseThrow(IllegalStateException::new))
                .from(record.start())
                .practice(true);
        return MatchState.begin(new TableEvent.Begun(Duration.ZERO, setup)).with(history(game()));
    }

    private static History history(Game game) {
        List<History.Ply> plies = new ArrayList<>();
        for (int i = 0; i < game.moves().size(); i++)
            plies.add(new History.Ply(
                    game.positions().get(i),
                    game.moves().get(i),
                    game.positions().get(i + 1),
                    Duration.ZERO,
                    false));
        return new History(game.positions().get(0), plies, false);
    }
}
