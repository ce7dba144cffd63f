package org.baoqi.speech.desk;

import java.util.Set;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.Words;

/** Prints a position as a board and, below it, in words. */
final class BoardCommand implements DeskCommand {
    private static final String SIDE = "--side";

    @Override
    public String name() {
        return "board";
    }

    @Override
    public String usage() {
        return "[--side red|black] [FEN]";
    }

    @Override
    public Set<String> options() {
        return Set.of(SIDE);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) {
        Side viewer = arguments.option(SIDE).map(Terminal::side).orElse(Side.RED);
        Position position = arguments.only().map(terminal::position).orElseGet(Position::initial);
        Words words = terminal.words();
        terminal.out().println(picture(position, viewer, words));
        new PositionWords(words, viewer).position(position).forEach(terminal.out()::println);
    }

    /** The board as text, the viewer's edge below, between the two sides' file numbers. */
    static String picture(Position position, Side viewer, Words words) {
        StringBuilder out = new StringBuilder();
        files(viewer.opposite(), viewer, words, out);
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            for (int file = Point.FILES; file >= 1; file--) {
                Point point = Point.seenBy(viewer, file, rank);
                out.append(position.pieceAt(point)
                        .map(p -> words.glyph("board", p))
                        .orElse(words.say("board.empty")));
                out.append(file > 1 ? words.say("board.gap") : "\n");
            }
            if (rank == Point.RANKS / 2) out.append(words.say("board.river")).append('\n');
        }
        files(viewer, viewer, words, out);
        return out.toString();
    }

    /** One edge's file numbers as its own player counts them. */
    private static void files(Side edge, Side viewer, Words words, StringBuilder out) {
        for (int file = Point.FILES; file >= 1; file--) {
            int number = Point.seenBy(viewer, file, 0).fileFor(edge);
            out.append(words.say("board.file." + edge).charAt(number - 1));
            out.append(file > 1 ? words.say("board.blank") : "\n");
        }
    }
}
