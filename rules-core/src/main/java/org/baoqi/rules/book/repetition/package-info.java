/**
 * Classes the moves between two occurrences of a position: check, chase, exchange, offer, block or idle.
 *
 * <p>Start with {@code Cycle}, then {@code ChaseRule} and {@code ChaseCycle}, which four of the books use. The fifth,
 * CXA2011, classes moves in another way: {@link org.baoqi.rules.book.cxa}. Which classes lose or draw is not decided
 * here but by the judges of {@link org.baoqi.rules.book}.
 */
package org.baoqi.rules.book.repetition;
