package org.baoqi.rules.engine;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;

/** How one protocol says what both say. */
enum Dialect {
    /** The Universal Chess Interface as it is used for xiangqi: ranks from 1 to 10. */
    UCI {
        @Override
        String move(Move move) {
            return point(move.from().iccs()) + point(move.to().iccs());
        }

        private String point(String iccs) {
            return iccs.charAt(0) + String.valueOf(Character.getNumericValue(iccs.charAt(1)) + 1);
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
}
