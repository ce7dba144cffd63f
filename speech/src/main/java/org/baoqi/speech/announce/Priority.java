package org.baoqi.speech.announce;

/** Who waits for whom, the most urgent first. What is urgent breaks off what is less so, never its equal. */
public enum Priority {
    /** For a player to know now: a time mark, a refused move, a foul, a check he overlooks. */
    ALERT,
    /**
     * The course of the game: moves, offers, results, in the order in which they happened. A check is said with its move,
     * and a result after it: heard before the move that came first, they would mislead.
     */
    MOVE,
    /** Can wait: answers, hints, whole positions. */
    CHAT,
    /**
     * The point under a finger that moves on. Whatever comes next takes its place, even in mid-word: another point, or the
     * answer to a tap, which names the point again.
     */
    PASSING
}
