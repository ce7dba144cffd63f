/**
 * The computer player: levels, opening book, search and evaluation, and the UCI and UCCI protocols around them.
 *
 * <p>Start with {@code Engine}, which thinks about a {@code SearchTask}; {@code TreeSearch} is the search itself, and
 * {@code ProtocolSession} talks to other programs. The weights and how they were found are described in docs/engine.md. The
 * engine judges repetition only roughly; the rule books do so in {@link org.baoqi.rules.book}.
 */
package org.baoqi.rules.engine;
