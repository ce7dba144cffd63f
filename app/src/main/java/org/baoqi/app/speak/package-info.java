/**
 * All that a user hears and feels: the app's own voice, the live regions that a screen reader reads, tones and
 * vibration.
 *
 * <p>What is said, and in which order, is decided in {@code org.baoqi.speech.announce}. Start with {@link
 * org.baoqi.app.speak.PhoneSpeech}, which screens use; {@link org.baoqi.app.speak.VoiceSelector} gives each
 * announcement to one {@link org.baoqi.app.speak.Voice}: {@link org.baoqi.app.speak.AppVoice} or {@link
 * org.baoqi.app.speak.LiveRegions}.
 */
package org.baoqi.app.speak;
