/**
 * Moves in writing: eight forms to write, and every variant that people use to read.
 *
 * <p>Start with {@code Notation} to write, and with {@code WrittenMove} to read: a text is read without a board, and
 * then has a meaning in a position ({@code Resolution}). Spoken moves are not here; whole games in writing are in
 * {@link org.baoqi.rules.record.io}.
 */
package org.baoqi.rules.notation;
