package org.baoqi.app.game;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.speak.PhoneSpeech;

/**
 * The voice, the microphone and the thread that any game on a screen uses.
 *
 * @param readsFocus whether a screen reader says what has the focus, so that nobody else need
 * @param main the thread of the screen and the voices
 */
public record GameServices(PhoneSpeech speaking, Listening listening, BooleanSupplier readsFocus, Executor main) {}
