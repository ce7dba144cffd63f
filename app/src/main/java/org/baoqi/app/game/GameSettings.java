package org.baoqi.app.game;

import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.talk.Ear.Habits;
import org.baoqi.speech.words.Words;

/**
 * How a game speaks, listens and writes, as its player chose.
 *
 * @param announcer what is said, in the voice's language
 * @param texts what is shown, in the language of the screen
 * @param habits how what a player says is taken
 */
public record GameSettings(Announcer announcer, Words texts, Habits habits) {}
