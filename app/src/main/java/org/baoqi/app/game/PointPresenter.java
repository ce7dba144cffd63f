package org.baoqi.app.game;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.BoardUi;
import org.baoqi.app.MoveActionUi;
import org.baoqi.app.PointMark;
import org.baoqi.app.PointUi;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.Words;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;

/** The ninety points of a game: what stands there, what it stands out by, and what can be done from there. */
record PointPresenter(Words words) {

    List<PointUi> points(GameView view) {
        return BoardUi.of(view.state().position(), view.viewer(), words).points().stream()
                .map(point -> point.with(marks(view, point.at()), state(marks(view, point.at())))
                        .with(tap(view, point.at()), actions(view, point.at())))
                .collect(Collectors.toList());
    }

    private static Set<PointMark> marks(GameView view, Point at) {
        Set<PointMark> marks = EnumSet.noneOf(PointMark.class);
        if (view.hand().picked().equals(Optional.of(at))) marks.add(PointMark.PICKED);
        view.state().history().last().ifPresent(ply -> {
            if (ply.move().from().equals(at)) marks.add(PointMark.FROM);
            if (ply.move().to().equals(at)) marks.add(PointMark.TO);
        });
        if (isCheckedKing(view.state().position(), at)) marks.add(PointMark.CHECK);
        return marks;
    }

    private static boolean isCheckedKing(Position position, Point at) {
        Piece king = new Piece(position.sideToMove(), Kind.KING);
        return position.pieceAt(at).equals(Optional.of(king)) && position.isInCheck(king.side());
    }

    private String state(Set<PointMark> marks) {
        return marks.stream()
                .map(mark -> words.say("game.state." + mark))
                .collect(Collectors.joining(words.say("game.state.join")));
    }

    private String tap(GameView view, Point at) {
        if (!view.isMyTurn()) return words.say("game.tap.look");
        if (view.hand().picked().equals(Optional.of(at))) return words.say("game.tap.put-down");
        if (isOwn(view, at)) return words.say("game.tap.pick");
        return words.say(view.hand().picked().isPresent() ? "game.tap.place" : "game.tap.look");
    }

    private List<MoveActionUi> actions(GameView view, Point at) {
        if (!view.isMyTurn() || !isOwn(view, at)) return List.of();
        Position position = view.state().position();
        Announcer announcer = new Announcer(SpokenLanguage.of(words.language()), Verbosity.SHORT);
        return position.legalMovesFrom(at).stream()
                .map(move -> new MoveActionUi(
                        announcer.moves().played(position, move).shown(), move))
                .collect(Collectors.toList());
    }

    private static boolean isOwn(GameView view, Point at) {
        return view.state().position().pieceAt(at).map(Piece::side).equals(Optional.of(view.player()));
    }
}
