package org.baoqi.rules.book;

import org.baoqi.rules.repetition.ChaseRule;

/**
 * When a book looks at a repetition, and what it calls a chase.
 *
 * @param warnedAt how many times a position must have stood on the board for the warning
 */
public record RepetitionRule(int warnedAt, ChaseRule chases) {}
