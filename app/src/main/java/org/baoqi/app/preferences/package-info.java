/**
 * The screens of the settings: language and looks, voice, and the words that voices read wrongly. The settings as values, and
 * where they are kept, are in {@code settings}. Start with {@link org.baoqi.app.preferences.SettingsForm}.
 */
package org.baoqi.app.preferences;
