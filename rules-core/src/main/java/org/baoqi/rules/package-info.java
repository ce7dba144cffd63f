/**
 * The values that everything else is made of: sides, kinds of pieces, points, moves, the article that a rule is taken from,
 * and tables read from files.
 *
 * <p>Nothing here knows a position. Start with {@code Point} and {@code Move}, then go on with {@code Position} in
 * {@link org.baoqi.rules.board}.
 */
package org.baoqi.rules;
