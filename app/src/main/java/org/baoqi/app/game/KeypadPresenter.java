package org.baoqi.app.game;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.game.KeypadUi.BlockUi;
import org.baoqi.app.game.KeypadUi.KeyUi;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.narrate.CallText;
import org.baoqi.speech.words.Words;

/**
 * Lays the keypad out for what can be said next.
 *
 * @param side whose words they are
 */
record KeypadPresenter(Words words, Side side) {
    private enum Step {
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
        Step step = Step.values()[said.size()];
        return new KeypadUi(
                words.say("game.keypad." + step),
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

    /** What lies where, of which at least one word can be said. */
    private List<BlockUi> blocks(Set<MoveWord> next) {
        return BLOCKS.stream()
                .filter(block -> block.stream().anyMatch(next::contains))
                .map(block -> new BlockUi(block.stream()
                        .map(word -> new KeyUi(word, CallText.key(word, side, words), next.contains(word)))
                        .collect(Collectors.toList())))
                .collect(Collectors.toList());
    }
}
