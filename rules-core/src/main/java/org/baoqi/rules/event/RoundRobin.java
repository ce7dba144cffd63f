package org.baoqi.rules.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * 循環賽對局秩序: who meets whom in which round, and who has Red. Players are numbered from 1. Made by the method that CXA2011
 * 附录一 gives with its tables; TW113 附錄一 prints the same ones.
 */
public final class RoundRobin {
    private RoundRobin() {}

    /** One game: the first number has Red. */
    public record Pairing(int red, int black) {
        boolean has(int player) {
            return red == player || black == player;
        }

        int other(int player) {
            return red == player ? black : red;
        }
    }

    /** @param bye 輪空: who has no opponent, where the players are an odd number */
    public record Round(List<Pairing> games, Optional<Integer> bye) {
        public Round {
            games = List.copyOf(games);
        }
    }

    public static List<Round> of(int players) {
        if (players < 2) throw new IllegalArgumentException(players + " players");
        int largest = players + players % 2;
        List<Round> rounds = new ArrayList<>();
        List<Pairing> table = first(largest);
        for (int round = 1; round < largest; round++) {
            rounds.add(round(table, players));
            table = next(table, largest, round + 1);
        }
        return rounds;
    }

    /** 首尾相對，依次靠攏. */
    private static List<Pairing> first(int largest) {
        List<Pairing> table = new ArrayList<>();
        for (int i = 1; i <= largest / 2; i++) table.add(new Pairing(i, largest + 1 - i));
        return table;
    }

    /**
     * The largest number stands first, with Red in every even round, and meets who stood last; the others meet their
     * neighbour of the pair before, in their order, from the end.
     */
    private static List<Pairing> next(List<Pairing> before, int largest, int round) {
        List<Integer> order = new ArrayList<>();
        for (Pairing pairing : before) order.addAll(Arrays.asList(pairing.red, pairing.black));
        order.remove(Integer.valueOf(largest));
        int last = order.size() - 1;
        List<Pairing> table = new ArrayList<>();
        table.add(round % 2 == 0 ? new Pairing(largest, order.get(last)) : new Pairing(order.get(last), largest));
        for (int i = last - 2; i >= 0; i -= 2) table.add(new Pairing(order.get(i), order.get(i + 1)));
        return table;
    }

    /** Where the largest number is nobody, its opponent has a bye. */
    private static Round round(List<Pairing> table, int players) {
        Optional<Integer> bye = table.stream()
                .filter(pairing -> pairing.has(players + 1))
                .map(pairing -> pairing.other(players + 1))
                .findFirst();
        List<Pairing> games = new ArrayList<>(table);
        games.removeIf(pairing -> pairing.has(players + 1));
        return new Round(games, bye);
    }
}
