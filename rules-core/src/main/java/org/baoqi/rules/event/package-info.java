/**
 * Events of many games: the pairings of a round-robin, and its table with scores and tie-breaks.
 *
 * <p>Start with {@code RoundRobin} and {@code CrossTable}; docs/events.md tells where the rules are from.
 */
package org.baoqi.rules.event;
