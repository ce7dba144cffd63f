package org.baoqi.rules.engine;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.board.Position;

/** The two protocols between engines and graphical interfaces: how each writes and reads moves, scores and commands. */
enum Protocol {
    /** The Universal Chess Interface as it is used for xiangqi: ranks from 1 to 10. */
    UCI {
        @Override
        String move(Move move) {
            return move.uci();
        }

        @Override
        Optional<Move> parse(String text) {
            Matcher parts = MOVE.matcher(text);
            return parts.matches()
                    ? Move.fromIccs(parts.group(1) + rank(parts.group(2)) + parts.group(3) + rank(parts.group(4)))
                    : Optional.empty();
        }

        private int rank(String fromOne) {
            return Integer.parseInt(fromOne) - 1;
        }

        @Override
        String score(Score score) {
            return score.isMate() ? "mate " + score.mateIn() : "cp " + score.value();
        }

        @Override
        String noMove() {
            return "bestmove (none)";
        }
    },
    /** The Universal Chinese Chess Interface: moves as ICCS, scores as plain numbers. */
    UCCI {
        @Override
        String move(Move move) {
            return move.iccs();
        }

        @Override
        Optional<Move> parse(String text) {
            return Move.fromIccs(text);
        }

        @Override
        String score(Score score) {
            return Integer.toString(score.value());
        }

        @Override
        String noMove() {
            return "nobestmove";
        }
    };

    private static final Pattern MOVE = Pattern.compile("([a-i])(10|[1-9])([a-i])(10|[1-9])");

    abstract String move(Move move);

    abstract Optional<Move> parse(String text);

    abstract String score(Score score);

    abstract String noMove();

    String info(SearchResult thought) {
        long millis = thought.time().toMillis();
        long perSecond = thought.nodes() * 1_000 / Math.max(1, millis);
        return "info depth " + thought.depth() + " score " + score(thought.score()) + " nodes " + thought.nodes()
                + " nps " + perSecond + " time " + millis + " pv " + line(thought.line());
    }

    private String line(List<Move> moves) {
        return moves.stream().map(this::move).collect(Collectors.joining(" "));
    }

    String best(SearchResult thought) {
        if (!thought.best().isPresent()) return noMove();
        String ponder =
                thought.line().size() > 1 ? " ponder " + move(thought.line().get(1)) : "";
        return "bestmove " + move(thought.best().get()) + ponder;
    }

    /**
     * The words after {@code position}: where the game began, and the moves since.
     *
     * @param refused the first move that cannot be played; those before it are
     */
    record GivenPosition(Game game, Optional<String> refused) {

        /** Nothing if the FEN is wrong. */
        static Optional<GivenPosition> parse(List<String> words, Protocol dialect) {
            int at = words.indexOf("moves");
            List<String> moves = at < 0 ? List.of() : words.subList(at + 1, words.size());
            return start(at < 0 ? words : words.subList(0, at)).map(start -> game(start, moves, dialect));
        }

        private static Optional<Position> start(List<String> words) {
            if (words.equals(List.of("startpos"))) return Optional.of(Position.initial());
            if (words.isEmpty() || !words.get(0).equals("fen")) return Optional.empty();
            Fen.Reading reading = Fen.read(String.join(" ", words.subList(1, words.size())));
            return reading instanceof Fen.Reading.Read read ? Optional.of(read.position()) : Optional.empty();
        }

        private static GivenPosition game(Position start, List<String> texts, Protocol dialect) {
            List<Move> moves = new ArrayList<>();
            Position position = start;
            for (String text : texts) {
                Optional<Move> move = dialect.parse(text).filter(position::isLegal);
                if (!move.isPresent()) return new GivenPosition(Game.of(start, moves), Optional.of(text));
                moves.add(move.get());
                position = position.play(move.get());
            }
            return new GivenPosition(Game.of(start, moves), Optional.empty());
        }
    }

    /** The limits that follow {@code go}. Words it does not know, and numbers that are none, are passed over. */
    static final class GoCommand {
        private final Map<String, Long> numbers = new HashMap<>();
        private final boolean ponder;
        private final List<String> among;

        GoCommand(List<String> words) {
            ponder = words.contains("ponder");
            int moves = words.indexOf("searchmoves");
            among = moves < 0 ? List.of() : words.subList(moves + 1, words.size());
            for (int i = 0; i + 1 < words.size(); i++)
                if (words.get(i + 1).matches("-?\\d{1,15}"))
                    numbers.put(words.get(i), Long.parseLong(words.get(i + 1)));
        }

        /** The words after {@code searchmoves}: moves, and perhaps other words. */
        List<String> among() {
            return among;
        }

        /** The depth of {@code go perft}. */
        Optional<Integer> perft() {
            return number("perft").map(Long::intValue);
        }

        /** @param unit of UCCI's times */
        SearchLimits limits(Side side, ChronoUnit unit) {
            SearchLimits limits = timed(side, unit);
            if (numbers.containsKey("depth"))
                limits = limits.withDepth(number("depth").get().intValue());
            if (numbers.containsKey("nodes"))
                limits = limits.withNodes(number("nodes").get());
            return ponder ? limits.pondering() : limits;
        }

        private SearchLimits timed(Side side, ChronoUnit unit) {
            String letter = side == Side.RED ? "w" : "b";
            if (numbers.containsKey("movetime")) return SearchLimits.ofMoveTime(time("movetime", ChronoUnit.MILLIS));
            if (numbers.containsKey(letter + "time"))
                return clock(time(letter + "time", ChronoUnit.MILLIS), time(letter + "inc", ChronoUnit.MILLIS));
            if (numbers.containsKey("time")) return clock(time("time", unit), time("increment", unit));
            return SearchLimits.infinite();
        }

        private SearchLimits clock(Duration left, Duration increment) {
            return SearchLimits.ofClock(
                    left, increment, number("movestogo").orElse(0L).intValue());
        }

        private Duration time(String name, ChronoUnit unit) {
            return Duration.of(number(name).orElse(0L), unit);
        }

        private Optional<Long> number(String name) {
            return Optional.ofNullable(numbers.get(name));
        }
    }
}
