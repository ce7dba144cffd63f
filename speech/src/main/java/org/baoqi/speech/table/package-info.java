/**
 * Matches being played. {@link org.baoqi.speech.table.Table} runs one, in one loop, whoever plays it and wherever it is
 * seen; {@link org.baoqi.speech.table.Player} is one person at it or at the other end of a link, {@link
 * org.baoqi.speech.table.Supervisor} a referee, {@link org.baoqi.speech.table.Opponent} a machine.
 *
 * <p>{@link org.baoqi.speech.table.Match} stores, then counts, then says. What people mean by what they say and touch is found
 * out in {@code speech.talk}; whether it may be is decided in {@code speech.referee}. Start with {@code Table}.
 */
package org.baoqi.speech.table;
