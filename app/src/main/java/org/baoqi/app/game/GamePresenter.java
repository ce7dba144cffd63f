package org.baoqi.app.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.app.board.KeypadPresenter;
import org.baoqi.app.board.KeypadUi;
import org.baoqi.app.game.GameUi.StepUi;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.words.Words;

/**
 * Puts a moment of a game into the record that the screen draws.
 *
 * @param voice the words of the app's own voice, for who explores the board without a screen reader
 */
record GamePresenter(Words words, Words voice) {

    GamePresenter(GameSettings settings) {
        this(settings.texts(), Words.in(settings.announcer().voice()));
    }

    GameUi game(GameView view) {
        MatchState state = view.state();
        return new GameUi(
                view.player(),
                view.viewer(),
                view.board().points(words, voice),
                state.isOver(),
                heading(state),
                who(view),
                view.said().stream().map(Announcement::shown).collect(Collectors.joining("\n")),
                view.player().map(side -> keypad(view, side)),
                new CommandPresenter(words).answers(view),
                steps(view),
                new CommandPresenter(words).commands(view),
                new CommandPresenter(words).questions(view),
                view.forTwo(),
                view.turning());
    }

    private String who(GameView view) {
        if (view.forTwo()) return words.say("game.both");
        return view.player().map(side -> words.say("game.you", side)).orElseGet(() -> words.say("game.watching"));
    }

    private String heading(MatchState state) {
        if (state.isOver()) return words.say("game.heading.over");
        Position position = state.position();
        Side side = position.sideToMove();
        return words.say(position.isInCheck(side) ? "game.heading.check" : "game.heading.turn", side);
    }

    /** Announcement and move have the keypad and the board; everything else of a procedure is a press. */
    private List<StepUi> steps(GameView view) {
        if (!view.isMyTurn()) return List.of();
        List<StepUi> steps = new ArrayList<>();
        for (Procedure.Step step : view.state().turn().progress().next()) {
            boolean pressed = step.actor() != Actor.REFEREE && step.act() != Act.CALL && step.act() != Act.MOVE;
            if (pressed) steps.add(new StepUi(words.say("game.step." + step.act()), step.act()));
        }
        return steps;
    }

    private KeypadUi keypad(GameView view, Side side) {
        KeypadPresenter keypad = new KeypadPresenter(words, side);
        if (view.state().isOver()) return keypad.over();
        boolean open = view.isMyTurn() && view.state().turn().progress().allows(Act.CALL);
        return open ? keypad.open(view.calling(), view.erasable()) : keypad.closed(List.of());
    }
}
