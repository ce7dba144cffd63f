package org.baoqi.speech.review;

import org.baoqi.rules.Game;

/** Thinks about a position for who asks while he reads. */
public interface Evaluator {
    Assessment evaluate(Game game);
}
