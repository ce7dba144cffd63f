package org.baoqi.speech.announce;

import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;

/** A playing program tells of its own thoughts. */
public record EngineAnnouncer(Speaker speaker) {
    /** Up to so much the game is level; from then on a side stands better, much better, and wins. */
    private static final int LEVEL = 60;

    private static final int BETTER = 200;
    private static final int MUCH_BETTER = 500;

    public Announcement hint(Position position, Move move) {
        return speaker.say(Priority.CHAT, "announce.hint", new MoveText(speaker, Verbosity.BARE).bare(position, move));
    }

    /** A move beside the one that would have been better. */
    public Announcement missed(Position before, Move played, Move better, Missed missed) {
        MoveText text = new MoveText(speaker, Verbosity.BARE);
        return speaker.say(
                Priority.CHAT, "announce.missed." + missed, text.bare(before, played), text.bare(before, better));
    }

    /** Who stands better, and how much. Centipawns count for Red. */
    public Announcement evaluation(int centipawns) {
        Side better = centipawns >= 0 ? Side.RED : Side.BLACK;
        return speaker.say(Priority.CHAT, "announce.evaluation." + degree(Math.abs(centipawns)), better);
    }

    /** A mate that can be forced, in so many moves of its own. */
    public Announcement mate(Side winner, int moves) {
        String key = moves == 1 ? "announce.mate.one" : "announce.mate";
        return speaker.say(Priority.CHAT, key, winner, speaker.words().count(moves));
    }

    private static String degree(int lead) {
        if (lead <= LEVEL) return "level";
        if (lead <= BETTER) return "better";
        return lead <= MUCH_BETTER ? "much-better" : "winning";
    }

    /** How much a player missed with a move. */
    public enum Missed {
        /** His move was as good as any. */
        NOTHING,
        A_LITTLE,
        MUCH,
        /** He could have forced mate. */
        A_MATE,
        /** Now the opponent can. */
        THEIR_MATE
    }
}
