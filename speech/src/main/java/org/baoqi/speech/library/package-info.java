/**
 * Games that are kept: what a list says of each ({@link org.baoqi.speech.library.GameSummary}), how a player asks for some
 * of them by word ({@link org.baoqi.speech.library.FilterReader}), what they come to ({@link
 * org.baoqi.speech.library.Statistics}), and the file that holds them all ({@link org.baoqi.speech.library.Backup}).
 *
 * <p>The database is the app's. Going through one game is in {@link org.baoqi.speech.review}.
 */
package org.baoqi.speech.library;
