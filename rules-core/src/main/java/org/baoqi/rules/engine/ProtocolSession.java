package org.baoqi.rules.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Perft;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Protocol.GivenPosition;
import org.baoqi.rules.engine.Protocol.GoCommand;

/** A conversation with a GUI or a match program, over UCI or UCCI, until it says quit or falls silent. */
public final class ProtocolSession {
    private final Protocol dialect;
    private final BufferedReader in;
    private final PrintStream out;
    private final ProtocolOptions options = new ProtocolOptions();
    private Engine engine = options.engine();
    private Game game = Game.from(Position.initial());
    private Set<Move> banned = Set.of();
    private RunningSearch thinking;
    private CompletableFuture<Boolean> answered;
    private boolean untilStopped;
    private long games;

    private ProtocolSession(Protocol dialect, BufferedReader in, PrintStream out) {
        this.dialect = dialect;
        this.in = in;
        this.out = out;
    }

    public static void uci(BufferedReader in, PrintStream out) throws IOException {
        new ProtocolSession(Protocol.UCI, in, out).run();
    }

    public static void ucci(BufferedReader in, PrintStream out) throws IOException {
        new ProtocolSession(Protocol.UCCI, in, out).run();
    }

    private void run() throws IOException {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                List<String> words = List.of(line.trim().split("\\s+"));
                if (words.get(0).equals("quit")) {
                    quit();
                    return;
                }
                obey(words.get(0), words.subList(1, words.size()));
            }
            if (thinking != null && untilStopped) thinking.stop();
            finish();
        } finally {
            engine.close();
        }
    }

    private void obey(String command, List<String> words) {
        switch (command) {
            case "uci", "ucci" -> introduce(command);
            case "isready" -> say("readyok");
            case "setoption" -> set(words);
            case "ucinewgame" -> newGame();
            case "position" -> place(words);
            case "banmoves" -> ban(words);
            case "go" -> go(new GoCommand(words));
            case "stop" -> stop();
            case "ponderhit" -> ponderHit();
            default -> {}
        }
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }

    private void introduce(String command) {
        say("id name Baoqi");
        say("id author the Baoqi project");
        options.describe(dialect).forEach(this::say);
        say(command + "ok");
    }

    /** UCI says {@code name Hash value 16}, UCCI {@code hashsize 16}. */
    private void set(List<String> words) {
        String text = words.stream().filter(word -> !word.equals("name")).collect(Collectors.joining(" "));
        String[] parts = text.split(" value | ", 2);
        if (parts[0].equals("newgame")) {
            newGame();
        } else if (options.set(parts[0], parts.length > 1 ? parts[1] : "")) {
            stop();
            engine.close();
            engine = options.engine();
        }
    }

    private void newGame() {
        stop();
        games++;
        engine.forget();
    }

    private void place(List<String> words) {
        Optional<GivenPosition> given = GivenPosition.parse(words, dialect);
        if (given.isPresent()) accept(given.get());
        else say("info string no such position");
    }

    private void accept(GivenPosition given) {
        game = given.game();
        banned = Set.of();
        given.refused().ifPresent(move -> say("info string illegal move " + move));
    }

    private void ban(List<String> words) {
        banned = moves(words);
    }

    private Set<Move> moves(List<String> words) {
        Set<Move> moves = new HashSet<>();
        for (String word : words) dialect.parse(word).ifPresent(moves::add);
        return moves;
    }

    private void go(GoCommand command) {
        stop();
        if (command.perft().isPresent()) {
            perft(command.perft().get());
            return;
        }
        SearchLimits limits = command.limits(game.position().sideToMove(), options.unit());
        untilStopped = limits.ponder() || limits.untilStopped();
        SearchTask.Rules rules = rules(moves(command.among()));
        thinking = known(rules).map(RunningSearch::done).orElseGet(() -> search(limits, rules));
        answered = thinking.answer().handle(this::answer);
    }

    /** A move of the opening book, where the GUI wants it; who analyses wants a search. */
    private Optional<SearchResult> known(SearchTask.Rules rules) {
        if (!options.usesOpeningBook() || untilStopped) return Optional.empty();
        return OpeningBook.builtIn()
                .move(game.position(), games)
                .filter(move -> !rules.forbids(move))
                .map(SearchResult::known);
    }

    private RunningSearch search(SearchLimits limits, SearchTask.Rules rules) {
        SearchTask task = SearchTask.of(game, limits).under(rules).at(options.level(), games);
        return engine.start(task, thought -> say(dialect.info(thought)));
    }

    /**
     * The book's, and what the GUI has banned besides.
     *
     * @param among the moves that it wants to hear of, if not of all
     */
    private SearchTask.Rules rules(Set<Move> among) {
        SearchTask.BookRules book = new SearchTask.BookRules(options.book(), game);
        Set<Move> forbidden = banned;
        return new SearchTask.Rules() {
            @Override
            public boolean forbids(Move move) {
                return forbidden.contains(move) || !among.isEmpty() && !among.contains(move) || book.forbids(move);
            }

            @Override
            public int naturalLimitPlies() {
                return book.naturalLimitPlies();
            }
        };
    }

    private boolean answer(SearchResult thought, Throwable failure) {
        say(failure == null ? dialect.best(thought) : "info string " + failure);
        return failure == null;
    }

    private void perft(int depth) {
        long sum = 0;
        for (Map.Entry<Move, Long> entry : Perft.divide(game.position(), depth).entrySet()) {
            say(dialect.move(entry.getKey()) + ": " + entry.getValue());
            sum += entry.getValue();
        }
        say("");
        say("Nodes searched: " + sum);
    }

    private void ponderHit() {
        untilStopped = false;
        if (thinking != null) thinking.ponderHit();
    }

    /** Ends a search that is under way; it answers before anything else happens. */
    private void stop() {
        if (thinking != null) thinking.stop();
        finish();
    }

    private void finish() {
        if (thinking != null) answered.join();
        thinking = null;
    }

    private void quit() {
        stop();
        if (dialect == Protocol.UCCI) say("bye");
    }
}
