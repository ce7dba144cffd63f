package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.LineBuilder.ClockRemark;
import org.baoqi.rules.record.io.PgnScanner.GameSplitter;
import org.baoqi.rules.record.io.PgnScanner.Token;

/**
 * PGN of Chinese chess, a text of games: tags, then moves in any form, with remarks, assessments and variations. A bare
 * list of moves is a game without tags.
 */
public final class Pgn {
    private Pgn() {}

    /** Reads text; a game without a FEN tag begins with {@code start}. */
    public static Reading read(String text, Position start) {
        List<GameRecord> games = new ArrayList<>();
        ReadingBudget budget = ReadingBudget.unlimited();
        for (List<Token> tokens :
                GameSplitter.split(PgnScanner.scan(text, 0, 1, budget).tokens())) {
            Part game = game(tokens, start, budget);
            games.addAll(game.reading().games());
            if (game.reading().damage().isPresent())
                return new Reading(games, game.reading().damage());
        }
        return new Reading(games, Optional.empty());
    }

    /**
     * One game, up to its damage if there is one.
     *
     * @param begun what stands before the damage in the game that has it
     */
    record Part(Reading reading, Optional<GameRecord> begun) {}

    public static String write(GameRecord game) {
        return Writer.write(game, game.form());
    }

    public static String write(GameRecord game, Notation form) {
        return Writer.write(game, form);
    }

    /**
     * Coordinates count their ranks from 0, unless the Format tag says that they are UCI's. Where they make no sense so,
     * they may count the other way; who gets further is right.
     */
    static Part game(List<Token> tokens, Position start, ReadingBudget budget) {
        boolean saysUci = tokens.stream().anyMatch(Pgn::saysUci);
        PgnGameReader usual = new PgnGameReader(tokens, saysUci ? Notation.UCI : Notation.ICCS, budget);
        Part first = game(usual, start);
        if (!first.reading().damage().isPresent()) return first;
        PgnGameReader other = new PgnGameReader(tokens, saysUci ? Notation.ICCS : Notation.UCI, budget);
        Part second = game(other, start);
        boolean better = !second.reading().damage().isPresent() || other.tokensRead() > usual.tokensRead();
        return better ? second : first;
    }

    private static boolean saysUci(Token token) {
        return token.type() == Token.Type.TAG
                && token.text().equalsIgnoreCase(Tag.FORMAT)
                && Tag.notation(token.value()) == Notation.UCI;
    }

    private static Part game(PgnGameReader reader, Position start) {
        try {
            return new Part(new Reading(List.of(reader.read(start)), Optional.empty()), Optional.empty());
        } catch (PgnGameReader.DamagedException e) {
            return new Part(new Reading(List.of(), Optional.of(e.damage())), reader.begun());
        }
    }

    /** The games of a file, up to the damage if there is one. */
    public record Reading(List<GameRecord> games, Optional<Damage> damage) {
        public Reading {
            games = List.copyOf(games);
        }
    }

    /** Where a file of games cannot be read on: the line, from 1, and why. */
    public record Damage(int line, Reason reason) {

        public sealed interface Reason {}

        /** The text at the fault is for the user to find it by. */
        public record Malformed(Fault fault, String text) implements Reason {}

        /** The FEN tag holds no possible position. */
        public record BadPosition(Fen.Problem error) implements Reason {}

        /** A move that cannot be played, and the position it stands in. */
        public record BadMove(Position position, String text, Resolution why) implements Reason {}

        public enum Fault {
            /** A tag without its quotation marks or its bracket. */
            TAG,
            /** A remark that never ends. */
            REMARK_OPEN,
            /** A variation that never ends. */
            VARIATION_OPEN,
            /** The end of a variation that never began. */
            VARIATION_END,
            /** A variation before any move it could replace. */
            VARIATION_FIRST,
            /** Variations within variations beyond all sense. */
            VARIATION_DEPTH
        }
    }

    /** Writes a game as PGN: one round a line, so that a reader can go from round to round. */
    private static final class Writer {
        private final Notation form;
        private final StringBuilder out = new StringBuilder();

        private Writer(Notation form) {
            this.form = form;
        }

        static String write(GameRecord game, Notation form) {
            Writer writer = new Writer(form);
            for (Tag tag : tags(game, form)) writer.tag(tag);
            writer.out.append('\n');
            writer.line(game.line(), game.start(), "\n");
            writer.word(game.result().code(), "\n");
            return writer.out.append('\n').toString();
        }

        /** The record's own tags in their order, and those that a reader of the file cannot do without. */
        private static List<Tag> tags(GameRecord game, Notation form) {
            List<Tag> tags = new ArrayList<>(game.tags());
            if (!game.tag(Tag.GAME).isPresent()) tags.add(0, new Tag(Tag.GAME, "Chinese Chess"));
            set(tags, Tag.RESULT, game.result().code());
            if (!game.start().equals(Position.initial()) || game.tag(Tag.FEN).isPresent())
                set(tags, Tag.FEN, game.start().fen());
            set(tags, Tag.FORMAT, Tag.format(form).value());
            return tags;
        }

        private static void set(List<Tag> tags, String name, String value) {
            boolean found = tags.stream().anyMatch(tag -> tag.is(name));
            if (found) tags.replaceAll(tag -> tag.is(name) ? new Tag(tag.name(), value) : tag);
            else tags.add(new Tag(name, value));
        }

        private void tag(Tag tag) {
            String value =
                    tag.value().replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\s+", " ");
            out.append('[').append(tag.name()).append(" \"").append(value).append("\"]\n");
        }

        private void line(Line line, Position start, String betweenRounds) {
            line.remarks().forEach(this::remark);
            Position position = start;
            boolean numbered = false;
            for (RecordedMove move : line.moves()) {
                if (position.sideToMove() == Side.RED) word(position.moveNumber() + ".", betweenRounds);
                else if (!numbered) word(position.moveNumber() + "...", betweenRounds);
                move(move, position);
                numbered = move.remarks().isEmpty() && move.alternatives().isEmpty();
                position = position.play(move.move());
            }
        }

        private void move(RecordedMove move, Position position) {
            word(text(position, move.move()), " ");
            for (MoveMark mark : move.marks()) out.append(mark.sign());
            move.assessments().forEach(assessment -> word(assessment, " "));
            move.clock().ifPresent(time -> remark(ClockRemark.write(time)));
            move.remarks().forEach(this::remark);
            for (Line line : move.alternatives()) variation(line, position);
        }

        private void variation(Line line, Position position) {
            word("(", " ");
            line(line, position, " ");
            out.append(')');
        }

        private void remark(String text) {
            word("{" + text.replace('}', '）') + "}", " ");
        }

        private void word(String word, String gap) {
            char last = out.charAt(out.length() - 1);
            if (last != '\n' && last != '(') out.append(gap);
            out.append(word);
        }

        /** ICCS stands in PGN with capitals and a dash, {@code H2-E2}. */
        private String text(Position position, Move move) {
            String text = form.write(position, move);
            return form == Notation.ICCS
                    ? (text.substring(0, 2) + "-" + text.substring(2)).toUpperCase(Locale.ROOT)
                    : text;
        }
    }
}
