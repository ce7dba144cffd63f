package org.baoqi.rules.record.io;

import java.util.List;
import java.util.Objects;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;

/** The games of a file, as far as they can be read, and the problems with the rest. */
public record GameReading(Format format, List<GameRecord> games, List<Problem> problems) {
    public GameReading {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
    }

    static GameReading nothing(Problem problem) {
        return new GameReading(Format.UNKNOWN, List.of(), List.of(problem));
    }

    /** 棋譜格式: the format of a file of games. */
    public enum Format {
        /** Also a bare list of moves in any notation. */
        PGN,
        /** A position, and moves after it if there are any. */
        FEN,
        /** {@code position fen … moves …}, as engines are told. */
        UCCI,
        /** 東萍 UBB. */
        DHTMLXQ,
        /** 象棋演播室. */
        XQF,
        /** 象棋橋, one game. */
        CBR,
        /** 象棋橋, a library. */
        CBL,
        /** 象棋橋, one game as XML. */
        CBF,
        UNKNOWN
    }

    /** A part of a file that could not be read. Everything else was. */
    public sealed interface Problem {

        /** The game it is in, counted from 1 in the order of the file. */
        int game();

        /** A text that cannot be read on; what stands before it was read. */
        record InText(int game, Pgn.Damage damage) implements Problem {
            public InText {
                Objects.requireNonNull(damage);
            }
        }

        /** A move that is illegal where it stands; what follows it is left out. */
        record BadMove(int game, Position position, Move move) implements Problem {}

        /** The pieces do not make a position, so that there is no game. */
        record BadPosition(int game, Fen.Problem error) implements Problem {}

        /** The file ends in the middle of the game; what is there was read. */
        record Cut(int game) implements Problem {}

        /** A text that makes no sense was left out. */
        record Nonsense(int game, String text) implements Problem {
            private static final int SHOWN = 80;

            public Nonsense {
                text = text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
            }
        }

        /** A move from or to no point of the board; what follows it is left out. */
        record OffBoard(int game) implements Problem {}

        /** Variations within variations beyond all sense were left out. */
        record TooDeep(int game) implements Problem {}

        /** The moves of a game whose pieces make no position, as the file has them: coordinates, variations in brackets. */
        record MovesOnly(int game, String moves) implements Problem {}

        /** There is more than is read of one file; what was read stands before it. */
        record TooMuch(int game, ReadingBudget.Limit limit) implements Problem {}

        /** Nothing in the file is a game. */
        record Foreign(int game) implements Problem {}

        /** There is nothing in the file. */
        record Empty(int game) implements Problem {}
    }
}
