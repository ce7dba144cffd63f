package org.baoqi.rules.record;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;

/** 棋譜: a game as it was written down, with its variations. */
public record GameRecord(List<Tag> tags, Position start, Line line, GameResult result) {
    public GameRecord {
        tags = List.copyOf(tags);
    }

    public static GameRecord of(Position start, List<Move> moves) {
        return new GameRecord(List.of(), start, Line.of(moves), GameResult.UNFINISHED);
    }

    public Optional<String> tag(String name) {
        return tags.stream().filter(t -> t.is(name)).map(Tag::value).findFirst();
    }

    /** Why the game ended so, in the words of the record. */
    public Optional<String> reason() {
        return tag(Tag.TERMINATION);
    }

    /** The form in which the record's own file had its moves, as its Format tag says; else the traditional one. */
    public Notation form() {
        return Tag.notation(tag(Tag.FORMAT).orElse(""));
    }

    /** The game's own moves in a form, with blanks between them. */
    public String moves(Notation form) {
        StringBuilder out = new StringBuilder();
        Position position = start;
        for (Move move : line.plain()) {
            if (out.length() > 0) out.append(' ');
            out.append(form.write(position, move));
            position = position.play(move);
        }
        return out.toString();
    }

    /**
     * 著法: a sequence of moves, each with its {@link RecordedMove#alternatives}.
     *
     * @param remarks what stands before the first move
     */
    public record Line(List<String> remarks, List<RecordedMove> moves) {
        public Line {
            remarks = List.copyOf(remarks);
            moves = List.copyOf(moves);
        }

        public static Line of(List<Move> moves) {
            return new Line(List.of(), moves.stream().map(RecordedMove::of).collect(Collectors.toList()));
        }

        /** The moves alone. */
        public List<Move> plain() {
            return moves.stream().map(RecordedMove::move).collect(Collectors.toList());
        }
    }
}
