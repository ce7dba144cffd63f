/**
 * The talk between a person and the software, whoever he is: a player here or at another phone, a referee, a reader of a
 * game. {@link org.baoqi.speech.talk.Ear} finds out what is meant by a text and asks back;
 * {@link org.baoqi.speech.talk.TouchableBoard} knows what a tap on a point means. Start with those two.
 *
 * <p>Nothing here changes a match: what somebody means is put to a referee, who decides ({@code speech.table}). What single
 * words and sounds mean is {@code speech.hear}'s.
 */
package org.baoqi.speech.talk;
