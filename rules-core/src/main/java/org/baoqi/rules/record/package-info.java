/**
 * Games as they are kept: tags, moves with their clocks, marks and remarks, and variations.
 *
 * <p>Start with {@code GameRecord}. Files and texts of games are read and written in {@link org.baoqi.rules.record.io}.
 */
package org.baoqi.rules.record;
