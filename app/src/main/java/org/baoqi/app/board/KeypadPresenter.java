package org.baoqi.app.board;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.app.board.KeypadUi.BlockUi;
import org.baoqi.app.board.KeypadUi.KeyUi;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.narrate.CallText;
import org.baoqi.speech.words.Words;

/**
 * Lays the keypad out for what can be said next.
 *
 * @param side whose words they are
 */
public record KeypadPresenter(Words words, Side side) {
    private enum Part {
        PIECE,
        FILE,
        ACTION,
        NUMBER
    }

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
    private static final List<MoveWord> DIGITS =
            Arrays.stream(MoveWord.values()).filter(MoveWord::isDigit).collect(Collectors.toList());

    /** The pieces most used first, places and pawns' numbers below them. */
    private static final List<List<MoveWord>> BLOCKS = List.of(PIECES, PLACES, ACTIONS, DIGITS);

    /** For who may say what a legal move has next. */
    public KeypadUi open(Calling calling, boolean erasable) {
        List<MoveWord> said = calling.sound();
        return said.size() == MoveWord.IN_A_MOVE ? closed(said) : step(said, calling.next(), erasable);
    }

    /** For who writes down what somebody else said, right or wrong. */
    public KeypadUi heard(List<MoveWord> said) {
        return said.size() == MoveWord.IN_A_MOVE ? closed(said) : step(said, anything(said), false);
    }

    /** While nothing can be said. */
    public KeypadUi closed(List<MoveWord> said) {
        return new KeypadUi(words.say("game.keypad.closed"), soFar(said), List.of(), false);
    }

    public KeypadUi over() {
        return new KeypadUi(words.say("game.keypad.over"), "", List.of(), false);
    }

    private KeypadUi step(List<MoveWord> said, Set<MoveWord> next, boolean erasable) {
        return new KeypadUi(
                words.say("game.keypad." + Part.values()[said.size()]),
                said.isEmpty() ? "" : words.say("game.keypad.so-far", soFar(said)),
                blocks(next),
                erasable);
    }

    /** The words that may stand at a place at all; after 前 comes a piece. */
    private static Set<MoveWord> anything(List<MoveWord> said) {
        Set<MoveWord> words = EnumSet.noneOf(MoveWord.class);
        boolean placed = said.size() == 1 && !PIECES.contains(said.get(0));
        if (said.isEmpty() || placed) words.addAll(PIECES);
        if (said.isEmpty()) words.addAll(PLACES);
        if (said.size() == 2) words.addAll(ACTIONS);
        if (said.size() == 3 || said.size() == 1 && !placed) words.addAll(DIGITS);
        return words;
    }

    private String soFar(List<MoveWord> said) {
        return said.stream()
                .map(word -> CallText.key(word, side, words))
                .collect(Collectors.joining(words.say("game.key.join")));
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
