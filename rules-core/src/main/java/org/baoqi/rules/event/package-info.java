/**
 * Events of many games: the pairings of a round-robin, and its table with scores and tie-breaks.
 *
 * <p>Start with {@code RoundRobin} and {@code CrossTable}; docs/events.md tells where the rules are from. Only results come
 * in here, no moves.
 */
package org.baoqi.rules.event;
