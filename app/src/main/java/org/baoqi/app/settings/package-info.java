/**
 * The choices of a user as values, and the file that keeps them. {@link org.baoqi.app.settings.Choices} lists all that
 * can be chosen on every screen.
 *
 * <p>The screens on which it is chosen are in {@code org.baoqi.app.preferences}; what is agreed before a game is in
 * {@code org.baoqi.app.setup}. Start with {@code Choices}, then {@link org.baoqi.app.settings.SettingsStore}.
 */
package org.baoqi.app.settings;
