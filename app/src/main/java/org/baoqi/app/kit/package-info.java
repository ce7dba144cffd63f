/**
 * Everything that presenters of any screen use: settings, voice and texts in one hand ({@link
 * org.baoqi.app.kit.ScreenServices}), and all that makes the app heard and lets it hear ({@link
 * org.baoqi.app.kit.VoiceServices}). How voices and recognisers work is in {@code speak} and {@code listen}; no screen is here.
 * Start with {@code ScreenServices}.
 */
package org.baoqi.app.kit;
