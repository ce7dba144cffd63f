package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.RuleBooks;
import org.baoqi.rules.book.Verdict;
import org.baoqi.speech.words.VerdictWords;

/** Judges a game by a rule book and explains the verdict move by move. */
final class JudgeCommand implements Command {
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
        return Set.of(JSON, Batch.FLAG);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        RuleBook book = book(arguments.option(RULES).orElse("tw113"));
        Optional<Integer> folds = arguments.option(FOLD).map(JudgeCommand::folds);
        if (arguments.has(Batch.FLAG)) {
            Batch.run(terminal, line -> answer(line, book, folds, terminal));
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
        Game game = MoveList.play(start, moves);
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
}
