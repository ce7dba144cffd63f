/**
 * Listening to a player: the phone's speech recognisers, push to talk, and the keys that begin and end it.
 *
 * <p>What his words mean is found out in {@code org.baoqi.speech.hear} and {@code org.baoqi.speech.talk}. Start with
 * {@link org.baoqi.app.listen.Listening}, which screens use, and {@link org.baoqi.app.listen.PushToTalk}, which does
 * it.
 */
package org.baoqi.app.listen;
