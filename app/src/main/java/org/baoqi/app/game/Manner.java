package org.baoqi.app.game;

import org.baoqi.speech.Words;
import org.baoqi.speech.announce.Announcer;

/**
 * How a game speaks and writes, as its player chose.
 *
 * @param announcer what is said, in the voice's language
 * @param texts what is shown, in the language of the screen
 */
public record Manner(Announcer announcer, Words texts) {}
