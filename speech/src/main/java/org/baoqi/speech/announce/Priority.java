package org.baoqi.speech.announce;

/** Who waits for whom, the most urgent first. What is urgent breaks off what is less so, never its equal. */
public enum Priority {
    /** What a player must know now: a time mark, a refused move, a foul, a check he overlooks. */
    ALERT,
    /**
     * The course of the game: moves, offers, results, in the order in which they happened. A check is said with its move,
     * and a result after it: heard before the move that came first, they would mislead.
     */
    MOVE,
    /** What can wait: answers, hints, whole positions. */
    CHAT
}
