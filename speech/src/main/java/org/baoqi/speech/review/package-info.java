/**
 * 覆盤: going through a game record by ear. {@link org.baoqi.speech.review.Review} is a record and a place in it, {@link
 * org.baoqi.speech.review.ReviewSession} the reader's talk with it, {@link org.baoqi.speech.review.ReviewRequest} something
 * that he asks for. {@link org.baoqi.speech.review.GameAnalyser} has the engine think about every position; {@link
 * org.baoqi.speech.review.Analysis} is what it found.
 *
 * <p>Lists of games are in {@link org.baoqi.speech.library}; the engine itself is in the rules.
 */
package org.baoqi.speech.review;
