/**
 * From what a recogniser printed, or somebody typed, to what was meant: a move, a request, or a position that is set up by
 * voice. {@link org.baoqi.speech.hear.VoiceParser} is the way in and {@link org.baoqi.speech.hear.Hearing} what comes out;
 * {@link org.baoqi.speech.hear.HearingWords} says it back in our own words, never in the recogniser's.
 *
 * <p>A text is cut into syllables, each is compared by sound with the words that may be said there, and the legal moves are
 * ranked by how well they explain it. All words are in the tables beside the classes.
 *
 * <p>Nothing here knows of a match: whether the speaker may do what he said is decided elsewhere.
 */
package org.baoqi.speech.hear;
