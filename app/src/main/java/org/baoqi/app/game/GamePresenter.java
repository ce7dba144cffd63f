package org.baoqi.app.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.game.GameUi.KeypadUi;
import org.baoqi.app.game.GameUi.KeypadUi.BlockUi;
import org.baoqi.app.game.GameUi.KeypadUi.KeyUi;
import org.baoqi.app.game.GameUi.StepUi;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.Procedure.Actor;
import org.baoqi.speech.narrate.CallText;
import org.baoqi.speech.words.Words;

/**
 * Puts a moment of a game into the record that the screen draws.
 *
 * @param voice the words of the app's own voice, for who explores the board without a screen reader
 */
record GamePresenter(Words words, Words voice) {

    GamePresenter(GameSettings settings) {
        this(settings.texts(), Words.in(settings.announcer().voice().texts()));
    }

    GameUi game(GameView view) {
        MatchState state = view.state();
        return new GameUi(
                view.player(),
                view.viewer(),
                view.board().points(words, voice),
                heading(state),
                who(view),
                view.said().stream().map(Announcement::shown).collect(Collectors.joining("\n")),
                view.player().map(side -> new KeypadPresenter(words, side).keypad(view)),
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

    /**
     * Lays the keypad out for what can be said next.
     *
     * @param side whose words they are
     */
    private record KeypadPresenter(Words words, Side side) {
        private enum Part {
            PIECE,
            FILE,
            ACTION,
            NUMBER
        }

        /** The pieces most used first, places and pawns' numbers below them. */
        private static final List<List<MoveWord>> BLOCKS = List.of(
                List.of(
                        MoveWord.ROOK,
                        MoveWord.HORSE,
                        MoveWord.CANNON,
                        MoveWord.PAWN,
                        MoveWord.ELEPHANT,
                        MoveWord.ADVISOR,
                        MoveWord.KING),
                List.of(MoveWord.FRONT, MoveWord.MIDDLE, MoveWord.REAR),
                List.of(MoveWord.ADVANCE, MoveWord.LEVEL, MoveWord.RETREAT),
                Arrays.stream(MoveWord.values()).filter(MoveWord::isDigit).collect(Collectors.toList()));

        KeypadUi keypad(GameView view) {
            if (view.state().isOver()) return closed("game.keypad.over", "");
            boolean open = view.isMyTurn() && view.state().turn().progress().allows(Act.CALL);
            if (!open) return closed("game.keypad.closed", "");
            Calling calling = view.calling();
            List<MoveWord> said = calling.sound();
            if (said.size() == MoveWord.IN_A_MOVE) return closed("game.keypad.closed", soFar(said));
            Part part = Part.values()[said.size()];
            return new KeypadUi(
                    words.say("game.keypad." + part),
                    said.isEmpty() ? "" : words.say("game.keypad.so-far", soFar(said)),
                    blocks(calling.next()),
                    view.erasable());
        }

        private KeypadUi closed(String why, String soFar) {
            return new KeypadUi(words.say(why), soFar, List.of(), false);
        }

        private String soFar(List<MoveWord> said) {
            StringBuilder text = new StringBuilder();
            for (MoveWord word : said) {
                if (text.length() > 0) text.append(words.say("game.key.join"));
                text.append(CallText.key(word, side, words));
            }
            return text.toString();
        }

        /** The blocks of which at least one word can be said. */
        private List<BlockUi> blocks(Set<MoveWord> next) {
            return BLOCKS.stream()
                    .filter(block -> block.stream().anyMatch(next::contains))
                    .map(block -> new BlockUi(block.stream()
                            .map(word -> new KeyUi(word, CallText.key(word, side, words), next.contains(word)))
                            .collect(Collectors.toList())))
                    .collect(Collectors.toList());
        }
    }
}
