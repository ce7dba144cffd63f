/**
 * Games as they are kept: tags, moves with their clocks, marks and remarks, and variations.
 *
 * <p>Start with {@code GameRecord}. Files and texts of games are read and written in {@link org.baoqi.rules.record.io}.
 * A game that is being played is a {@code Game} of {@link org.baoqi.rules.board}, which has neither tags nor
 * variations.
 */
package org.baoqi.rules.record;
