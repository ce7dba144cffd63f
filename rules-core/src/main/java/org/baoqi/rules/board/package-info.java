/**
 * Positions, games and the legality of moves.
 *
 * <p>Start with {@code Position}: it never changes, and everybody may use it, {@code Game}, {@code Fen} and {@code
 * Attacks}. The mutable {@code Board} behind it and the numbers that it is made of ({@code Grid}, {@code Slots}, {@code
 * IntMove}) are for the engine and the judges alone, which make and unmake millions of moves.
 *
 * <p>Rules that need more than the position or the moves of a game, such as repetition, limits and fouls, are not here
 * but in {@link org.baoqi.rules.book} and {@link org.baoqi.rules.law}.
 */
package org.baoqi.rules.board;
