/**
 * The way of CXA2011 to class the moves of a cycle: by the mates and the material that they threaten, found by bounded
 * searches on the board.
 *
 * <p>Start with {@code CxaCycle} and {@code MoveJudgement}; {@code MateSearch} and {@code GainSearch} are the searches.
 * These searches serve the referee: they look at every threat within their bound, and have nothing to do with the
 * computer player in {@link org.baoqi.rules.engine}.
 */
package org.baoqi.rules.book.cxa;
