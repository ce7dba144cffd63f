/**
 * The computer player: levels, opening book, search and evaluation, and the UCI and UCCI protocols around them.
 *
 * <p>Start with {@code Engine}, which thinks about a {@code SearchTask}; {@code TreeSearch} is the search itself. What the
 * numbers are and how they were found is in docs/engine.md.
 */
package org.baoqi.rules.engine;
