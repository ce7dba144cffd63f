/**
 * Positions that come back: the cycle that leads from one to the next, and the class of each move in it, such as check,
 * chase, exchange, offer, block or idle.
 *
 * <p>Start with {@code Cycle} and {@code ChaseCycle}. The books decide what a class of moves is allowed; China's own way of
 * classing is in {@link org.baoqi.rules.book.cxa}.
 */
package org.baoqi.rules.book.repetition;
