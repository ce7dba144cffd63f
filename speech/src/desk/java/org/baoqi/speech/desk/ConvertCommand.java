package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Dhtmlxq;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.rules.record.io.Ucci;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.sheet.SheetHtml;
import org.baoqi.speech.sheet.SheetText;
import org.baoqi.speech.words.RecordWords;
import org.baoqi.speech.words.Words;

/** Puts games into another notation. */
final class ConvertCommand implements DeskCommand {
    private static final String TO = "--to";
    private static final String PGN = "pgn";
    private static final String WHOLE = "dhtmlxq|ucci|sheet|html";
    private static final String MOVES = "--moves";
    private static final String FORMS =
            Arrays.stream(Notation.values()).map(Notation::id).collect(Collectors.joining("|"));

    @Override
    public String name() {
        return "convert";
    }

    @Override
    public String usage() {
        return TO + " " + FORMS + "|" + PGN + "|" + WHOLE + " [" + MOVES + " FORM] [FILE | - | --batch]";
    }

    @Override
    public Set<String> options() {
        return Set.of(TO, MOVES);
    }

    @Override
    public Set<String> flags() {
        return Set.of(Terminal.BATCH);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        Function<GameRecord, String> target = target(arguments, terminal);
        if (arguments.has(Terminal.BATCH)) terminal.batch(line -> answer(line, target, terminal));
        else convert(arguments.only().orElse(Terminal.STANDARD_INPUT), target, terminal);
    }

    private static Function<GameRecord, String> target(Arguments arguments, Terminal terminal) {
        String to = arguments.option(TO).orElse("");
        Words words = terminal.onPaper().words();
        return switch (to) {
            case PGN -> pgn(arguments);
            case "dhtmlxq" -> Dhtmlxq::write;
            case "ucci" -> Ucci::write;
            case "sheet" -> game -> new SheetText(words).write(sheet(game, words));
            case "html" -> game -> new SheetHtml(words).write(sheet(game, words));
            default -> moves(form(TO, to));
        };
    }

    private static SheetData sheet(GameRecord game, Words words) {
        return SheetData.of(game, words.language().notation());
    }

    private static Function<GameRecord, String> moves(Notation form) {
        return game -> game.moves(form);
    }

    private static Function<GameRecord, String> pgn(Arguments arguments) {
        Optional<Notation> moves = arguments.option(MOVES).map(name -> form(MOVES, name));
        return game -> Pgn.write(game, moves.orElse(game.form()));
    }

    private static Notation form(String option, String name) {
        return Notation.fromId(name).orElseThrow(() -> new UsageException("desk.convert-form", option, FORMS, name));
    }

    /** Writes all games that can be read, and then says what cannot. */
    private static void convert(String file, Function<GameRecord, String> target, Terminal terminal)
            throws IOException {
        GameReading reading = terminal.games(file);
        for (GameRecord game : reading.games()) terminal.out().println(target.apply(game));
        List<String> troubles = terminal.troubles(reading);
        if (!troubles.isEmpty()) fail(String.join("\n", troubles));
    }

    private static String answer(String line, Function<GameRecord, String> target, Terminal terminal) {
        String[] parts = line.split("\t", 2);
        if (parts.length < 2) throw new UsageException("desk.convert-no-tab");
        Pgn.Reading reading = Pgn.read(parts[1], terminal.position(parts[0]));
        RecordWords words = new RecordWords(terminal.words());
        reading.damage().map(Pgn.Damage::reason).map(words::reason).ifPresent(ConvertCommand::fail);
        return Json.object("moves", reading.games().stream().map(target).collect(Collectors.joining("\n")));
    }

    private static void fail(String message) {
        throw new UsageException("desk.message", message);
    }
}
