package org.baoqi.speech.hear;

import java.util.Optional;
import org.baoqi.rules.Kind;
import org.baoqi.rules.notation.MoveWord.Direction;
import org.baoqi.rules.notation.MoveWord.FilePlace;

/** The words of a move: the piece by its file, or by its place among those on one file. */
public record SpokenMove(
        Kind piece, Optional<Integer> file, Optional<FilePlace> place, Direction direction, int number) {}
