package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.event.CrossTable;
import org.baoqi.rules.event.CrossTable.TieBreak;
import org.baoqi.rules.event.EventGame;
import org.baoqi.rules.event.RoundRobin;
import org.baoqi.rules.event.Scoring;
import org.baoqi.rules.law.Result;
import org.baoqi.speech.words.Words;

/**
 * A round-robin: without results its rounds; with them, {@code 1-2 1-0} a line on standard input, the table and the places.
 */
final class RoundsCommand implements DeskCommand {
    private static final String RESULTS = "--results";
    private static final int MOST = 99;
    private static final Pattern RESULT = Pattern.compile("(\\d+)-(\\d+)\\s+(1-0|0-1|1/2-1/2|0-0)");

    @Override
    public String name() {
        return "rounds";
    }

    @Override
    public String usage() {
        return "PLAYERS [--rules tw113] [--results < FILE]";
    }

    @Override
    public Set<String> options() {
        return Set.of(MatchOptions.RULES);
    }

    @Override
    public Set<String> flags() {
        return Set.of(RESULTS);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        int players = players(arguments.only().orElse(""));
        if (arguments.has(RESULTS))
            standings(players, MatchOptions.book(arguments, "tw113").id(), terminal)
                    .forEach(terminal.out()::println);
        else rounds(players, terminal.words()).forEach(terminal.out()::println);
    }

    private static int players(String text) {
        boolean number = text.matches("\\d{1,2}") && Integer.parseInt(text) >= 2;
        if (!number) throw new UsageException("rounds.players", text, String.valueOf(MOST));
        return Integer.parseInt(text);
    }

    private static List<String> rounds(int players, Words words) {
        List<String> lines = new ArrayList<>();
        for (RoundRobin.Round round : RoundRobin.of(players)) {
            String games = round.games().stream()
                    .map(game -> game.red() + "-" + game.black())
                    .collect(Collectors.joining("  "));
            String line = words.say("rounds.round", lines.size() + 1, games);
            lines.add(round.bye()
                    .map(player -> words.say("rounds.bye", line, String.valueOf(player)))
                    .orElse(line));
        }
        return lines;
    }

    private static List<String> standings(int players, String book, Terminal terminal) throws IOException {
        List<EventGame> games = new ArrayList<>();
        for (String line = terminal.in().readLine();
                line != null;
                line = terminal.in().readLine()) if (!line.trim().isEmpty()) games.add(game(line.trim(), players));
        CrossTable table = new CrossTable(players, games, Scoring.of("TWO"), TieBreak.of(book));
        return table.standings().stream()
                .map(place -> terminal.words()
                        .say(
                                "rounds.place",
                                place.rank(),
                                String.valueOf(place.player()),
                                place.points().toString(),
                                table.opponentsPointsOf(place.player()).toString(),
                                row(table, place.player())))
                .collect(Collectors.toList());
    }

    /** The points that a player got against each other one, in the order of their numbers. */
    private static String row(CrossTable table, int player) {
        StringBuilder row = new StringBuilder();
        for (int other = 1; other <= table.players(); other++)
            row.append(' ')
                    .append(
                            other == player
                                    ? "*"
                                    : table.against(player, other)
                                            .map(Object::toString)
                                            .orElse("-"));
        return row.toString().trim();
    }

    private static EventGame game(String line, int players) {
        Matcher parts = RESULT.matcher(line);
        if (!parts.matches()) throw new UsageException("rounds.result", line);
        int red = Integer.parseInt(parts.group(1));
        int black = Integer.parseInt(parts.group(2));
        boolean known = red != black && Math.min(red, black) >= 1 && Math.max(red, black) <= players;
        if (!known) throw new UsageException("rounds.result", line);
        return EventGame.of(red, black, result(parts.group(3)));
    }

    private static Result result(String score) {
        for (Result result : Result.values()) if (result.score().equals(score)) return result;
        throw new IllegalStateException(score);
    }
}
