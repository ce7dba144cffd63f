package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.VoiceParser;

/** Tells what is understood of a speech recogniser's texts in a position. */
final class HearCommand implements DeskCommand {
    private static final String FEN = "--fen";
    private static final String EXPECT = "--expect";
    private static final String JSON = "--json";

    @Override
    public String name() {
        return "hear";
    }

    @Override
    public String usage() {
        return "[--fen FEN] [--expect move|answer|choice] [--json] TEXT… | --batch";
    }

    @Override
    public Set<String> options() {
        return Set.of(FEN, EXPECT);
    }

    @Override
    public Set<String> flags() {
        return Set.of(Terminal.BATCH, JSON);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        VoiceParser.Expecting expecting =
                arguments.option(EXPECT).map(HearCommand::expecting).orElse(VoiceParser.Expecting.MOVE);
        if (arguments.has(Terminal.BATCH)) {
            terminal.batch(line -> answer(line, expecting, terminal));
            return;
        }
        if (arguments.rest().isEmpty()) throw new UsageException("desk.hear-text");
        Position position = arguments.option(FEN).map(terminal::position).orElseGet(Position::initial);
        if (VoiceParser.isTooMuch(arguments.rest()))
            terminal.err().println(terminal.words().say("desk.hear-too-much"));
        Hearing hearing = hear(arguments.rest(), position, expecting, terminal);
        HearingWords words = new HearingWords(terminal.words(), position);
        terminal.out().println(arguments.has(JSON) ? json(hearing, words) : words.answer(hearing));
    }

    private static VoiceParser.Expecting expecting(String name) {
        for (VoiceParser.Expecting state : VoiceParser.Expecting.values())
            if (state.name().toLowerCase(Locale.ROOT).equals(name)) return state;
        throw new UsageException("desk.hear-expect", name);
    }

    private static String answer(String line, VoiceParser.Expecting expecting, Terminal terminal) {
        String[] fields = line.split("\t", 3);
        if (fields.length < 3) throw new UsageException("desk.hear-fields");
        Position position = terminal.position(fields[0]);
        Terminal speaker = terminal.in(Terminal.language(fields[1]));
        Hearing hearing = hear(List.of(fields[2].split("\\|")), position, expecting, speaker);
        return json(hearing, new HearingWords(speaker.words(), position));
    }

    private static Hearing hear(
            List<String> texts, Position position, VoiceParser.Expecting expecting, Terminal terminal) {
        return VoiceParser.in(terminal.spoken()).hear(texts, position, expecting, VoiceParser.Corrections.LAST_WINS);
    }

    private static String json(Hearing hearing, HearingWords words) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("outcome", hearing.getClass().getSimpleName().toLowerCase(Locale.ROOT));
        answer.put("move", move(hearing).map(Move::iccs).orElse(null));
        answer.put("choices", choices(hearing).stream().map(Move::iccs).collect(Collectors.toList()));
        answer.put("said", words.said(hearing).orElse(null));
        answer.put("reason", words.reason(hearing).orElse(null));
        if (hearing instanceof Hearing.Command command)
            answer.put("command", command.command().request().name().toLowerCase(Locale.ROOT));
        return Json.value(answer);
    }

    private static Optional<Move> move(Hearing hearing) {
        if (hearing instanceof Hearing.Sure sure) return Optional.of(sure.move());
        return hearing instanceof Hearing.Confirm likely ? Optional.of(likely.move()) : Optional.empty();
    }

    private static List<Move> choices(Hearing hearing) {
        return hearing instanceof Hearing.Choices choices ? choices.moves() : List.of();
    }
}
