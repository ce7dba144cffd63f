package org.baoqi.rules.book.repetition;
/**
 * What a book makes of a move that attacks nothing new but takes the root away from a piece that was attacked already,
 * as when a screen moves off.
 */
public enum Uprooting {
    CHASES,
    /** Not if the move answers a check or a chase: then the attacker stands still and the root goes by the way. */
    CHASES_UNLESS_ANSWERING,
    NEVER_CHASES
}
