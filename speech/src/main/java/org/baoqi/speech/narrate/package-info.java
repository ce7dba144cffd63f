/**
 * What is said of a match's events and of the questions about it, from the log alone, so that a replay says what was said.
 * Start with {@link org.baoqi.speech.narrate.Narrator}; {@link org.baoqi.speech.narrate.Queries} answers players' questions.
 *
 * <p>The sentences themselves are made by {@code speech.announce}.
 */
package org.baoqi.speech.narrate;
