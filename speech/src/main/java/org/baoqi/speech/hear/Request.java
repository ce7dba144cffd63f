package org.baoqi.speech.hear;
/** Something that a player may ask for by voice or text. */
public enum Request {
    REPEAT,
    STOP,
    LAST_MOVE,
    WHOSE_TURN,
    TIME,
    /** The pieces of an owner. */
    PIECES,
    /** An owner's piece of a kind. */
    WHERE_IS,
    /** The pieces on a file. */
    ON_FILE,
    /** The piece on a point, by file and rank. */
    AT_POINT,
    /** The points that a piece attacks: named by its kind and, if said, its file; without a kind, the piece in question. */
    ATTACKS,
    /** The pieces that attack a piece. */
    ATTACKED_BY,
    /** The asker's pieces that the other side attacks. */
    THREATS,
    /** The legal moves of a piece. */
    LEGAL_MOVES,
    CAPTURED,
    MATERIAL,
    /** 佈局: the name of the opening. */
    OPENING,
    READ_BOARD,
    IN_CHECK,
    HINT,
    EVALUATE,
    /** The better move that the player's last move missed. */
    MISSED,
    TAKE_BACK,
    OFFER_DRAW,
    ACCEPT_DRAW,
    REFUSE_DRAW,
    RESIGN,
    /** 自然限著. */
    CLAIM_NATURAL_LIMIT,
    /** 循環反複. */
    CLAIM_REPETITION,
    CALL_REFEREE,
    /** 封棋. */
    ADJOURN,
    /** Stops the clock of a practice game until something else is said. */
    PAUSE,
    SAVE,
    NEW_GAME,
    /** The moves from the first on. */
    READ_RECORD,
    /** How many moves were made. */
    MOVE_COUNT,
    /** Which side the asker plays. */
    SIDE,
    /** Goes on after a pause, as anything said does. */
    RESUME,
    FASTER,
    SLOWER,
    LOUDER,
    QUIETER,
    /** What was learned of the speaker's sounds counts no more. */
    FORGET_LEARNED,
    HELP,
    YES,
    NO,
    /** One of the moves that were named, by its number. */
    CHOOSE;

    /** Whether it only asks for what can be seen or heard, so that nothing comes of it but an answer. */
    public boolean isQuestion() {
        return switch (this) {
            case REPEAT, STOP, YES, NO, CHOOSE, HINT, EVALUATE, MISSED -> false;
            case FASTER, SLOWER, LOUDER, QUIETER, FORGET_LEARNED, PAUSE -> false;
            case TAKE_BACK, OFFER_DRAW, ACCEPT_DRAW, REFUSE_DRAW, RESIGN, ADJOURN, CLAIM_NATURAL_LIMIT -> false;
            default -> true;
        };
    }

    /** Whether it changes how the speaker is spoken to, and nothing else. */
    public boolean isForTheVoice() {
        return this == FASTER || this == SLOWER || this == LOUDER || this == QUIETER;
    }

    /** Whether an observer may ask it, too: the match alone answers it, and no player is spoken for. */
    public boolean isForObservers() {
        return isQuestion() && this != CLAIM_REPETITION && this != CALL_REFEREE && this != SIDE;
    }

    /** Whether it ends or changes the game, so that it is read back and confirmed first. */
    public boolean needsConfirmation() {
        return switch (this) {
            case RESIGN, OFFER_DRAW, ACCEPT_DRAW, TAKE_BACK, CLAIM_NATURAL_LIMIT, CLAIM_REPETITION -> true;
            default -> false;
        };
    }
}
