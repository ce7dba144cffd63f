package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.Line;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;

/** Writes a game as PGN: one round a line, so that a reader can go from round to round. */
final class PgnWriter {
    private final Notation form;
    private final StringBuilder out = new StringBuilder();

    private PgnWriter(Notation form) {
        this.form = form;
    }

    static String write(GameRecord game, Notation form) {
        PgnWriter writer = new PgnWriter(form);
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
        String value = tag.value().replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\s+", " ");
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
        return form == Notation.ICCS ? (text.substring(0, 2) + "-" + text.substring(2)).toUpperCase(Locale.ROOT) : text;
    }
}
