package org.baoqi.app.referee;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.baoqi.app.kit.ChangeObservers;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.event.CrossTable;
import org.baoqi.rules.event.CrossTable.TieBreak;
import org.baoqi.rules.event.EventGame;
import org.baoqi.rules.event.Scoring;
import org.baoqi.rules.law.Result;
import org.baoqi.speech.match.MatchState;

/** A club's round-robin: its players and the results so far, kept in a file. Called on the main thread. */
public final class EventFile {
    /** @param games what has been played and entered */
    public record Event(List<String> players, List<EventGame> games) {
        public Event {
            players = List.copyOf(players);
            games = List.copyOf(games);
        }

        public CrossTable table(String book) {
            return new CrossTable(players.size(), games, Scoring.of("TWO"), TieBreak.of(book));
        }

        /** A player's number, from 1. */
        Optional<Integer> number(String name) {
            int index = players.indexOf(name);
            return index < 0 ? Optional.empty() : Optional.of(index + 1);
        }
    }

    private static final Event NONE = new Event(List.of(), List.of());

    private final Supplier<Path> file;
    private final Executor disk;
    private final ChangeObservers observers = new ChangeObservers();
    private Event event = NONE;

    EventFile(Supplier<Path> file, Executor disk, Executor main) {
        this.file = file;
        this.disk = disk;
        disk.execute(() -> {
            Event kept = read(file.get());
            main.execute(() -> show(kept));
        });
    }

    public Event event() {
        return event;
    }

    /** Tells an observer of every change until the answer is run. */
    public Runnable observe(Runnable observer) {
        return observers.add(observer);
    }

    private void show(Event next) {
        event = next;
        observers.tell();
    }

    /** Begins an event with these players. */
    public void begin(List<String> players) {
        change(new Event(players, List.of()));
    }

    /** Enters the result of a match between two of the players; false if it is not one. */
    public boolean enter(MatchState match) {
        Event now = event;
        Optional<Integer> red = now.number(match.setup().seats().red().name());
        Optional<Integer> black = now.number(match.setup().seats().black().name());
        if (!red.isPresent() || !black.isPresent() || !match.end().isPresent()) return false;
        BothSides<Integer> fouls =
                BothSides.of(side -> match.fouls().counted(side).size());
        enter(new EventGame(red.get(), black.get(), match.end().get().result(), EventGame.Manner.PLAYED, fouls));
        return true;
    }

    /** 不戰而勝: enters a game of two players of the event to which somebody did not come. */
    public void walkover(String red, String black, Set<Side> absent) {
        Result result = absent.size() > 1
                ? Result.BOTH_LOSE
                : Result.lossOf(absent.iterator().next());
        enter(new EventGame(
                event.number(red).get(),
                event.number(black).get(),
                result,
                EventGame.Manner.WALKOVER,
                BothSides.same(0)));
    }

    private void enter(EventGame played) {
        List<EventGame> games = new ArrayList<>(event.games());
        games.removeIf(game -> game.red() == played.red() && game.black() == played.black());
        games.add(played);
        change(new Event(event.players(), games));
    }

    private void change(Event next) {
        show(next);
        disk.execute(() -> write(file.get(), next));
    }

    private static void write(Path path, Event event) {
        StringBuilder text = new StringBuilder(String.join("\t", event.players())).append('\n');
        for (EventGame game : event.games())
            text.append(game.red() + "\t" + game.black() + "\t" + game.result() + "\t" + game.manner() + "\t"
                    + game.fouls().get(Side.RED) + "\t" + game.fouls().get(Side.BLACK) + "\n");
        try {
            Files.createDirectories(path.getParent());
            Files.write(path, text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Event read(Path path) {
        if (!Files.exists(path)) return NONE;
        try {
            List<String> lines = Files.readAllLines(path);
            List<EventGame> games = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) games.add(game(line.split("\t")));
            return new Event(Arrays.asList(lines.get(0).split("\t")), games);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static EventGame game(String[] cells) {
        return new EventGame(
                Integer.parseInt(cells[0]),
                Integer.parseInt(cells[1]),
                Result.valueOf(cells[2]),
                EventGame.Manner.valueOf(cells[3]),
                new BothSides<>(Integer.valueOf(cells[4]), Integer.valueOf(cells[5])));
    }
}
