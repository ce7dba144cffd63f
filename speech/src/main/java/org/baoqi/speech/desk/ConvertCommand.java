package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.rules.notation.Form;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.Pgn;
import org.baoqi.rules.record.PgnDamage;
import org.baoqi.rules.record.PgnReading;
import org.baoqi.rules.record.TextEncoding;
import org.baoqi.speech.RecordWords;

/** Puts games into another notation. */
final class ConvertCommand implements Command {
    private static final String TO = "--to";
    private static final String PGN = "pgn";
    private static final String STANDARD_INPUT = "-";
    private static final String MOVES = "--moves";
    private static final String FORMS =
            Arrays.stream(Form.values()).map(Form::id).collect(Collectors.joining("|"));

    @Override
    public String name() {
        return "convert";
    }

    @Override
    public String usage() {
        return TO + " " + FORMS + "|" + PGN + " [" + MOVES + " FORM] [FILE | - | --batch]";
    }

    @Override
    public Set<String> options() {
        return Set.of(TO, MOVES);
    }

    @Override
    public Set<String> flags() {
        return Set.of(Batch.FLAG);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        Function<GameRecord, String> target = target(arguments);
        if (arguments.has(Batch.FLAG)) Batch.run(terminal, line -> answer(line, target, terminal));
        else convert(text(arguments.only().orElse(STANDARD_INPUT), terminal), target, terminal);
    }

    private static Function<GameRecord, String> target(Arguments arguments) {
        String to = arguments.option(TO).orElse("");
        if (!to.equals(PGN)) {
            Form form = form(TO, to);
            return game -> game.moves(form);
        }
        Optional<Form> moves = arguments.option(MOVES).map(name -> form(MOVES, name));
        return game -> Pgn.write(game, moves.orElse(game.form()));
    }

    private static Form form(String option, String name) {
        return Form.fromId(name).orElseThrow(() -> new UsageException("desk.convert-form", option, FORMS, name));
    }

    private static String text(String file, Terminal terminal) throws IOException {
        if (file.equals(STANDARD_INPUT)) return TextEncoding.decode(terminal.allBytes());
        try {
            return TextEncoding.decode(Files.readAllBytes(Paths.get(file)));
        } catch (IOException | InvalidPathException e) {
            throw new UsageException("desk.convert-file", file);
        }
    }

    /** Writes the games up to the damage, if there is any, and then says what it is. */
    private static void convert(String text, Function<GameRecord, String> target, Terminal terminal) {
        PgnReading reading = read(text, terminal);
        for (GameRecord game : reading.games()) terminal.out().println(target.apply(game));
        RecordWords words = new RecordWords(terminal.words());
        reading.damage().map(words::damage).ifPresent(ConvertCommand::fail);
    }

    /** A list of moves may have its FEN in the first line. */
    private static PgnReading read(String text, Terminal terminal) {
        int end = text.indexOf('\n');
        String first = end < 0 ? text : text.substring(0, end);
        boolean fen = first.chars().filter(c -> c == '/').count() == Point.RANKS - 1;
        return fen
                ? Pgn.read(end < 0 ? "" : text.substring(end), terminal.position(first))
                : Pgn.read(text, Position.initial());
    }

    private static String answer(String line, Function<GameRecord, String> target, Terminal terminal) {
        String[] parts = line.split("\t", 2);
        if (parts.length < 2) throw new UsageException("desk.convert-no-tab");
        PgnReading reading = Pgn.read(parts[1], terminal.position(parts[0]));
        RecordWords words = new RecordWords(terminal.words());
        reading.damage().map(PgnDamage::reason).map(words::reason).ifPresent(ConvertCommand::fail);
        return Json.object("moves", reading.games().stream().map(target).collect(Collectors.joining("\n")));
    }

    private static void fail(String message) {
        throw new UsageException("desk.message", message);
    }
}
