/**
 * The regulations beside the board, each as a value read from a table by rule book: how games end, move limits, touched
 * pieces, fouls and their penalties, and how a game goes on after something went wrong.
 *
 * <p>Start with {@code EndingRules}, {@code NaturalLimit}, {@code TouchRules}, {@code FoulRules} and {@code Remedy}. Which
 * of them a book uses is told by {@code Regulations} of {@link org.baoqi.rules.book}, where repetition is judged, too. Who
 * may do what in a match is not here but in the module that runs matches.
 */
package org.baoqi.rules.law;
