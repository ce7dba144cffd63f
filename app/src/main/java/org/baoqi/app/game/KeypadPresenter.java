package org.baoqi.app.game;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.game.KeypadUi.KeyUi;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.Words;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.Procedure.Act;

/** Lays the keypad out for what can be said next. */
record KeypadPresenter(Words words) {
    private enum Step {
        PIECE,
        FILE,
        ACTION,
        NUMBER
    }

    /** Where each word is, by rows of three: the pieces most used first, places and pawns' numbers below them. */
    private static final List<MoveWord> PIECES = List.of(
            MoveWord.ROOK,
            MoveWord.HORSE,
            MoveWord.CANNON,
            MoveWord.PAWN,
            MoveWord.ELEPHANT,
            MoveWord.ADVISOR,
            MoveWord.KING);

    private static final List<MoveWord> PLACES = List.of(MoveWord.FRONT, MoveWord.MIDDLE, MoveWord.REAR);
    private static final List<MoveWord> ACTIONS = List.of(MoveWord.ADVANCE, MoveWord.LEVEL, MoveWord.RETREAT);

    KeypadUi keypad(GameView view) {
        boolean open = view.isMyTurn() && view.state().turn().progress().allows(Act.CALL);
        if (!open) return new KeypadUi(words.say("game.keypad.closed"), "", List.of(), false);
        Calling calling = Player.calling(view.state(), view.hand());
        List<MoveWord> said = calling.sound();
        if (said.size() == MoveWord.IN_A_MOVE)
            return new KeypadUi(words.say("game.keypad.closed"), soFar(said, view), List.of(), false);
        Step step = Step.values()[said.size()];
        return new KeypadUi(
                words.say("game.keypad." + step),
                said.isEmpty() ? "" : words.say("game.keypad.so-far", soFar(said, view)),
                keys(calling, view),
                !view.hand().draft().isEmpty());
    }

    private String soFar(List<MoveWord> said, GameView view) {
        StringBuilder text = new StringBuilder();
        for (MoveWord word : said) {
            if (text.length() > 0) text.append(words.say("game.key.join"));
            text.append(Sentences.word(words, word, view.player()));
        }
        return text.toString();
    }

    private List<KeyUi> keys(Calling calling, GameView view) {
        List<KeyUi> keys = new ArrayList<>();
        for (MoveWord word : calling.next())
            keys.add(new KeyUi(word, Sentences.word(words, word, view.player()), slot(word, calling)));
        keys.sort((a, b) -> Integer.compare(a.slot(), b.slot()));
        return keys;
    }

    /** Digits lie as on a telephone, below the pieces where both can be said. */
    private static int slot(MoveWord word, Calling calling) {
        boolean withPieces = calling.next().stream().anyMatch(MoveWord::isPiece);
        int row = KeypadUi.ACROSS;
        if (word.isPiece()) return PIECES.indexOf(word);
        int below = withPieces ? (PIECES.size() + row - 1) / row * row : 0;
        if (PLACES.contains(word)) return below + PLACES.indexOf(word);
        if (ACTIONS.contains(word)) return ACTIONS.indexOf(word);
        return (withPieces ? below + row : 0) + word.ordinal() - MoveWord.ONE.ordinal();
    }
}
