package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.law.Result;
import org.baoqi.speech.words.VerdictWords;

/** Judges a game by a rule book and explains the verdict move by move. */
final class JudgeCommand implements DeskCommand {
    private static final String RULES = "--rules";
    private static final String FEN = "--fen";
    private static final String MOVES = "--moves";
    private static final String FOLD = "--fold";
    private static final String JSON = "--json";
    private static final int MOST_FOLDS = 100;

    @Override
    public String name() {
        return "judge";
    }

    @Override
    public String usage() {
        return "[--rules tw113|xqef|cxa2011|lions|axf] [--fen FEN] [--moves \"h2e2 …\"] [--fold N] [--json] [--batch]";
    }

    @Override
    public Set<String> options() {
        return Set.of(RULES, FEN, MOVES, FOLD);
    }

    @Override
    public Set<String> flags() {
        return Set.of(JSON, Terminal.BATCH);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        RuleBook book = book(arguments.option(RULES).orElse("tw113"));
        Optional<Integer> folds = arguments.option(FOLD).map(JudgeCommand::folds);
        if (arguments.has(Terminal.BATCH)) {
            terminal.batch(line -> answer(line, book, folds, terminal));
            return;
        }
        Position start = arguments.option(FEN).map(terminal::position).orElseGet(Position::initial);
        Verdict verdict = judge(book, start, arguments.option(MOVES).orElse(""), folds);
        VerdictReport report = new VerdictReport(new VerdictWords(terminal.words()), book, verdict);
        if (arguments.has(JSON)) terminal.out().println(report.json());
        else report.lines().forEach(terminal.out()::println);
    }

    private static String answer(String line, RuleBook book, Optional<Integer> folds, Terminal terminal) {
        String[] fields = line.split("\t", 2);
        Verdict verdict = judge(book, terminal.position(fields[0]), fields.length > 1 ? fields[1] : "", folds);
        return new VerdictReport(new VerdictWords(terminal.words()), book, verdict).json();
    }

    private static Verdict judge(RuleBook book, Position start, String moves, Optional<Integer> folds) {
        Game game = play(start, moves);
        return book.judge(folds.map(game::folded).orElse(game));
    }

    private static RuleBook book(String id) {
        return RuleBooks.byId(id)
                .orElseThrow(() -> new UsageException("judge.unknown-book", id.toLowerCase(Locale.ROOT)));
    }

    private static int folds(String text) {
        if (!text.matches("\\d{1,3}")) throw new UsageException("judge.bad-fold", text);
        int folds = Integer.parseInt(text);
        if (folds < 1 || folds > MOST_FOLDS) throw new UsageException("judge.bad-fold", text);
        return folds;
    }

    /** The game of the moves in {@code text}, with blanks between them. */
    static Game play(Position start, String text) {
        List<Move> moves = new ArrayList<>();
        Position position = start;
        for (String word : text.trim().split("\\s+")) {
            if (word.isEmpty()) continue;
            Move move = read(word, moves.size() + 1);
            if (!position.isLegal(move)) throw new UsageException("judge.illegal", moves.size() + 1, word);
            position = position.play(move);
            moves.add(move);
        }
        return Game.of(start, moves);
    }

    private static Move read(String word, int number) {
        return Move.fromIccs(word).orElseThrow(() -> new UsageException("judge.not-a-move", number, word));
    }

    /** A verdict as the desk tool prints it: lines for people, one JSON object for programs. */
    private record VerdictReport(VerdictWords words, RuleBook book, Verdict verdict) {

        List<String> lines() {
            List<String> lines = new ArrayList<>();
            lines.add(words.sentence(verdict));
            lines.add(source());
            verdict.repetition().ifPresent(repetition -> {
                lines.addAll(words.offences(repetition));
                lines.addAll(words.moves(repetition.lastCycle()));
            });
            return lines;
        }

        String json() {
            return Json.object(
                    "status", lower(verdict.stage()),
                    "result", verdict.result().map(Result::score).orElse("*"),
                    "offender", offender(),
                    "reason", words.sentence(verdict),
                    "article", source(),
                    "classes", verdict.cycle().map(this::classes).orElse(List.of()),
                    "moves", verdict.cycle().map(words::moves).orElse(List.of()),
                    "bounded", verdict.cycle().map(VerdictReport::isBounded).orElse(false));
        }

        private String source() {
            return verdict.article().map(words::article).orElseGet(() -> words.book(book));
        }

        private String offender() {
            return switch (verdict.offenders().size()) {
                case 0 -> "none";
                case 1 -> lower(verdict.offenders().iterator().next());
                default -> "both";
            };
        }

        private List<String> classes(Cycle cycle) {
            return cycle.moves().stream()
                    .map(ClassedMove::kind)
                    .map(words::moveClass)
                    .collect(Collectors.toList());
        }

        /** Whether a search that the classes rest on reached its bound. */
        private static boolean isBounded(Cycle cycle) {
            return cycle.moves().stream().anyMatch(ClassedMove::bounded);
        }

        private static String lower(Enum<?> value) {
            return value.name().toLowerCase(Locale.ROOT);
        }
    }
}
