/**
 * The words of the game that everything else is made of: sides, kinds of pieces, points, moves, the article that a rule
 * is taken from, and the tables that rules are kept in.
 *
 * <p>Nothing here knows a position; those are in {@link org.baoqi.rules.board}, where reading best starts with
 * {@code Position}.
 */
package org.baoqi.rules;
