package org.baoqi.app.board;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.board.PointUi.MoveActionUi;
import org.baoqi.app.board.PointUi.PointMark;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.talk.TouchableBoard;
import org.baoqi.speech.talk.TouchableBoard.Tap;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * Puts a board into the records that a screen draws: what stands on each point, its marks, and what can be done there.
 *
 * @param touch what a tap on each point does
 * @param viewer whose edge of the board is below
 * @param last the move that led here
 */
public record BoardPresenter(TouchableBoard touch, Side viewer, Optional<Move> last) {

    /**
     * The ninety points in the order in which the viewer reads them.
     *
     * @param voice the words of the app's own voice, which may speak another language
     */
    public List<PointUi> points(Words words, Words voice) {
        PositionWords names = new PositionWords(words, viewer);
        return names.readingOrder().stream()
                .map(at -> point(at, names, words, voice))
                .collect(Collectors.toList());
    }

    private PointUi point(Point at, PositionWords names, Words words, Words voice) {
        Optional<Piece> piece = position().pieceAt(at);
        return new PointUi(
                at,
                Point.FILES - at.fileFor(viewer),
                Point.RANKS - 1 - at.rankFor(viewer),
                piece,
                names.point(position(), at),
                marks(at),
                state(marks(at), words),
                heard(at, voice),
                touch.tap(at) instanceof Tap.Look ? "" : words.say("game.tap." + touch.hint(at)),
                actions(at, words));
    }

    private String heard(Point at, Words voice) {
        String point = new PositionWords(voice, viewer).point(position(), at);
        String state = state(marks(at), voice);
        return state.isEmpty() ? point : voice.say("game.look", point, state);
    }

    private Set<PointMark> marks(Point at) {
        Set<PointMark> marks = EnumSet.noneOf(PointMark.class);
        if (isPicked(at)) marks.add(PointMark.PICKED);
        last.ifPresent(move -> {
            if (move.from().equals(at)) marks.add(PointMark.FROM);
            if (move.to().equals(at)) marks.add(PointMark.TO);
        });
        if (isCheckedKing(at)) marks.add(PointMark.CHECK);
        if (touch.targets().contains(at)) marks.add(PointMark.TARGET);
        return marks;
    }

    private Position position() {
        return touch.position();
    }

    private boolean isPicked(Point at) {
        return touch.picked().equals(Optional.of(at));
    }

    private boolean isCheckedKing(Point at) {
        Piece king = new Piece(position().sideToMove(), Kind.KING);
        return position().pieceAt(at).equals(Optional.of(king)) && position().isInCheck(king.side());
    }

    private static String state(Set<PointMark> marks, Words words) {
        return marks.stream()
                .map(mark -> words.say("game.state." + mark))
                .collect(Collectors.joining(words.say("game.state.join")));
    }

    /** Captures come first, then moves along the rank, forward and back: a reader's menu is gone through one by one. */
    private int rareness(Move move) {
        if (position().pieceAt(move.to()).isPresent()) return 0;
        Side side = position().sideToMove();
        int way = Integer.signum(move.to().rankFor(side) - move.from().rankFor(side));
        return way == 0 ? 1 : way > 0 ? 2 : 3;
    }

    private List<MoveActionUi> actions(Point at, Words words) {
        Announcer announcer = new Announcer(SpokenLanguage.of(words.language()), Verbosity.SHORT);
        return position().legalMovesFrom(at).stream()
                .filter(touch.movesFrom(at)::contains)
                .sorted(Comparator.comparing(this::rareness))
                .map(move -> new MoveActionUi(
                        announcer.moves().played(position(), move).shown(), move))
                .collect(Collectors.toList());
    }
}
