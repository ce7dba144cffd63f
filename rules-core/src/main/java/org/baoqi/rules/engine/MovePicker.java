package org.baoqi.rules.engine;

import org.baoqi.rules.board.Board;
import org.baoqi.rules.board.IntMove;
import org.baoqi.rules.board.MoveGenerator;
import org.baoqi.rules.board.Slots;

/**
 * Hands out the legal moves of one node, those first that are likely to be best: the remembered move, captures that win
 * something, killers and the counter-move, quiet moves by history, and captures that lose.
 */
final class MovePicker {
    static final int NONE = 0;

    /** The kinds of moves in the order in which they are handed out. */
    private enum Stage {
        REMEMBERED,
        GENERATE_CAPTURES,
        GOOD_CAPTURES,
        FIRST_KILLER,
        SECOND_KILLER,
        COUNTER,
        GENERATE_QUIETS,
        QUIETS,
        BAD_CAPTURES,
        DONE
    }

    private static final Stage[] STAGES = Stage.values();

    private final SearchPath path;
    private final MoveGenerator generator;
    private final StaticExchange exchange;
    private final SearchHistory history;
    private final int[] moves = new int[IntMove.MOST];
    private final int[] scores = new int[IntMove.MOST];

    private Stage stage;
    private boolean capturesOnly;
    private int remembered;
    private int firstKiller;
    private int secondKiller;
    private int counter;
    private int next;
    private int end;
    private int badEnd;

    MovePicker(SearchPath path, MoveGenerator generator, StaticExchange exchange, SearchHistory history) {
        this.path = path;
        this.generator = generator;
        this.exchange = exchange;
        this.history = history;
    }

    /** All moves of the node. */
    void start(int ply, int move) {
        begin(move);
        capturesOnly = false;
        firstKiller = history.killer(ply, 0);
        secondKiller = history.killer(ply, 1);
        counter = history.counter(path.arrival(1));
    }

    /** Only captures that lose nothing. */
    void startCaptures(int move) {
        begin(move);
        capturesOnly = true;
    }

    private void begin(int move) {
        remembered = move;
        stage = Stage.REMEMBERED;
        next = 0;
        end = 0;
        badEnd = 0;
    }

    /** The next move, or {@link #NONE}. */
    int next() {
        while (stage != Stage.DONE) {
            int move = pick();
            if (move != NONE) return move;
        }
        return NONE;
    }

    /** Whether what {@link #next} handed out last was a capture that loses something. */
    boolean inBadCaptures() {
        return stage == Stage.BAD_CAPTURES;
    }

    private int pick() {
        switch (stage) {
            case REMEMBERED:
                advance();
                return remembered != NONE && isLegal(remembered) ? remembered : forget();
            case GENERATE_CAPTURES:
                end = generator.captures(moves, 0);
                for (int i = 0; i < end; i++) scores[i] = captureScore(moves[i]);
                return advance();
            case GOOD_CAPTURES:
                return goodCapture();
            case FIRST_KILLER:
                advance();
                return quiet(firstKiller) ? firstKiller : (firstKiller = NONE);
            case SECOND_KILLER:
                advance();
                return quiet(secondKiller) ? secondKiller : (secondKiller = NONE);
            case COUNTER:
                advance();
                boolean fresh = counter != firstKiller && counter != secondKiller;
                return fresh && quiet(counter) ? counter : (counter = NONE);
            case GENERATE_QUIETS:
                next = badEnd;
                end = generator.quiets(moves, badEnd);
                for (int i = next; i < end; i++) scores[i] = path.historyScore(history, moves[i]);
                return advance();
            case QUIETS:
                return nextQuiet();
            default:
                return nextBadCapture();
        }
    }

    private int advance() {
        stage = STAGES[stage.ordinal() + 1];
        return NONE;
    }

    private int forget() {
        return remembered = NONE;
    }

    private boolean isLegal(int move) {
        return path.board().isLegal(IntMove.from(move), IntMove.to(move));
    }

    private boolean quiet(int move) {
        return move != NONE
                && move != remembered
                && path.board().slotAt(IntMove.to(move)) == Slots.EMPTY
                && isLegal(move);
    }

    /** The most valuable victim first, by the least valuable piece. */
    private int captureScore(int move) {
        Board board = path.board();
        int victim = StaticExchange.value(board.slotAt(IntMove.to(move)));
        return 16 * victim - StaticExchange.value(board.slotAt(IntMove.from(move)));
    }

    private int goodCapture() {
        while (next < end) {
            int move = best();
            if (move == remembered) continue;
            if (!loses(move)) return move;
            moves[badEnd++] = move;
        }
        if (capturesOnly) stage = Stage.DONE;
        else advance();
        return NONE;
    }

    private boolean loses(int move) {
        Board board = path.board();
        int victim = StaticExchange.value(board.slotAt(IntMove.to(move)));
        return victim < StaticExchange.value(board.slotAt(IntMove.from(move))) && exchange.of(move) < 0;
    }

    private int nextQuiet() {
        while (next < end) {
            int move = best();
            if (move != remembered && move != firstKiller && move != secondKiller && move != counter) return move;
        }
        next = 0;
        return advance();
    }

    private int nextBadCapture() {
        if (next < badEnd) return moves[next++];
        return advance();
    }

    /** Takes the best of those left; its place is given to the one that stood first. */
    private int best() {
        int best = next;
        for (int i = next + 1; i < end; i++) if (scores[i] > scores[best]) best = i;
        int move = moves[best];
        moves[best] = moves[next];
        scores[best] = scores[next];
        next++;
        return move;
    }
}
