package org.baoqi.rules.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.event.Scoring.Points;
import org.baoqi.rules.law.Result;

/**
 * 成績表: the games of a round-robin and the places they lead to.
 *
 * @param players how many, numbered from 1
 */
public record CrossTable(int players, List<EventGame> games, Scoring scoring, List<TieBreak> tieBreaks) {
    public CrossTable {
        games = List.copyOf(games);
        tieBreaks = List.copyOf(tieBreaks);
    }

    /**
     * The place of a player.
     *
     * @param rank shared by those whom no tie-break tells apart
     */
    public record Standing(int rank, int player, Points points) {}

    public Points points(int player) {
        return gamesOf(player).map(game -> pointsOf(game, player)).reduce(Points.NONE, Points::plus);
    }

    /** The points of a player against another; empty if they have not met. */
    public Optional<Points> against(int player, int other) {
        return gamesOf(player)
                .filter(game -> game.opponentOf(player) == other)
                .map(game -> pointsOf(game, player))
                .reduce(Points::plus);
    }

    /** The players from the first to the last. */
    public List<Standing> standings() {
        List<List<Integer>> groups = split(everybody(), player -> points(player).quarters());
        for (TieBreak tieBreak : tieBreaks) groups = apply(tieBreak, groups);
        List<Standing> standings = new ArrayList<>();
        for (List<Integer> group : groups) {
            int rank = standings.size() + 1;
            for (int player : group) standings.add(new Standing(rank, player, points(player)));
        }
        return standings;
    }

    private List<Integer> everybody() {
        return IntStream.rangeClosed(1, players).boxed().collect(Collectors.toList());
    }

    private List<List<Integer>> apply(TieBreak tieBreak, List<List<Integer>> groups) {
        List<List<Integer>> finer = new ArrayList<>();
        for (List<Integer> group : groups) finer.addAll(split(group, player -> value(tieBreak, player, group)));
        return finer;
    }

    /** Groups players by a value, the highest first; players with the same value stay together. */
    private static List<List<Integer>> split(List<Integer> group, IntUnaryOperator value) {
        List<Integer> order = new ArrayList<>(group);
        order.sort((a, b) -> Integer.compare(value.applyAsInt(b), value.applyAsInt(a)));
        List<List<Integer>> groups = new ArrayList<>();
        for (int player : order) {
            List<Integer> last = groups.isEmpty() ? List.of() : groups.get(groups.size() - 1);
            boolean level = !last.isEmpty() && value.applyAsInt(last.get(0)) == value.applyAsInt(player);
            if (!level) groups.add(new ArrayList<>());
            groups.get(groups.size() - 1).add(player);
        }
        return groups;
    }

    private int value(TieBreak tieBreak, int player, List<Integer> level) {
        return switch (tieBreak) {
            case OPPONENTS_POINTS -> opponentsPoints(player);
            case BETWEEN_THEM ->
                between(player, level)
                        .map(game -> pointsOf(game, player))
                        .reduce(Points.NONE, Points::plus)
                        .quarters();
            case WINS -> count(gamesOf(player).filter(game -> game.wonBy(player)));
            case WINS_WITH_BLACK -> count(withBlack(player).filter(game -> game.wonBy(player)));
            case GAMES_WITH_BLACK -> count(withBlack(player));
            case BLACK_BETWEEN_THEM -> count(between(player, level).filter(game -> game.black() == player));
            case FEWER_FOULS -> -fouls(player);
            case GAMES_PLAYED -> count(gamesOf(player).filter(game -> game.manner() == EventGame.Manner.PLAYED));
        };
    }

    private int opponentsPoints(int player) {
        int sum = 0;
        for (EventGame game : gamesOf(player).collect(Collectors.toList())) {
            Points opponents = points(game.opponentOf(player));
            if (game.wonBy(player)) sum += opponents.quarters();
            if (game.result() == Result.DRAW) sum += opponents.half().quarters();
        }
        return sum;
    }

    /** 小分 of a player, to be shown. */
    public Points opponentsPointsOf(int player) {
        return new Points(opponentsPoints(player));
    }

    private int fouls(int player) {
        return gamesOf(player)
                .mapToInt(game -> game.fouls().get(sideOf(game, player)))
                .sum();
    }

    private Stream<EventGame> gamesOf(int player) {
        return games.stream().filter(game -> game.sideOf(player).isPresent());
    }

    private Stream<EventGame> withBlack(int player) {
        return games.stream().filter(game -> game.black() == player);
    }

    private Stream<EventGame> between(int player, List<Integer> level) {
        return gamesOf(player).filter(game -> level.contains(game.opponentOf(player)));
    }

    private Points pointsOf(EventGame game, int player) {
        return scoring.of(game, sideOf(game, player));
    }

    private static Side sideOf(EventGame game, int player) {
        return game.sideOf(player).orElseThrow(IllegalStateException::new);
    }

    private static int count(Stream<EventGame> games) {
        return (int) games.count();
    }

    /** 名次區分: the criteria by which players with the same points are ranked. */
    public enum TieBreak {
        /** 小分: all the points of those whom he beat, half of those with whom he drew. */
        OPPONENTS_POINTS,
        /** 對賽勝者, 直勝: the points of the games between those who are level. */
        BETWEEN_THEM,
        /** 勝局. */
        WINS,
        /** 後手勝局. */
        WINS_WITH_BLACK,
        /** 後手賽局, 後走局數. */
        GAMES_WITH_BLACK,
        /** 對賽時執後手. */
        BLACK_BETWEEN_THEM,
        FEWER_FOULS,
        /** 正常完成對賽: fewer games won or lost without play. */
        GAMES_PLAYED;

        /** LIONS and AXF have no tie-breaks. */
        private static final String WHERE_SILENT = "TW113";

        /** The tie-breaks of a book for a single round-robin, in their order. */
        public static List<TieBreak> of(String book) {
            return rows(book).stream()
                    .map(row -> row.value("tie-break", TieBreak.class))
                    .collect(Collectors.toList());
        }

        private static List<CsvTable.Row> rows(String book) {
            List<CsvTable.Row> own = CsvTable.rows(TieBreak.class, "tie-breaks.csv", "book", book);
            return own.isEmpty() ? CsvTable.rows(TieBreak.class, "tie-breaks.csv", "book", WHERE_SILENT) : own;
        }
    }
}
