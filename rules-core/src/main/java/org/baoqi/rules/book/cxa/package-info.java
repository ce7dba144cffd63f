/**
 * China's way of classing the moves of a cycle: by the mates and the material that they threaten, found by bounded
 * searches on the board.
 *
 * <p>Start with {@code ValueReader}.
 */
package org.baoqi.rules.book.cxa;
