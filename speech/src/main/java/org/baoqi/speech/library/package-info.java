/**
 * Games that are kept: each in short for a list ({@link org.baoqi.speech.library.GameSummary}), a search that a player puts
 * in words ({@link org.baoqi.speech.library.FilterReader}), all of them counted ({@link
 * org.baoqi.speech.library.Statistics}), and the file that holds them all ({@link org.baoqi.speech.library.Backup}).
 *
 * <p>The database is the app's. Going through one game is in {@link org.baoqi.speech.review}.
 */
package org.baoqi.speech.library;
