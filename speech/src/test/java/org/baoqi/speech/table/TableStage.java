package org.baoqi.speech.table;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.words.SpokenLanguage;

/** A table without a door: its time stands until it is moved, its thread and its thinkers work when they are told to. */
final class TableStage {
    final Matches.FakeTime time = new Matches.FakeTime();
    final Disk disk = new Disk();
    final Bell bell = new Bell();
    final Deque<Runnable> atTable = new ArrayDeque<>();
    final Deque<Runnable> thinking = new ArrayDeque<>();
    final Table table;
    private final List<String> heard = new ArrayList<>();

    TableStage(MatchSetup setup, Opponent machine, Ear.Habits habits) {
        Match match = Matches.begin(setup, disk, time);
        table = new Table(match, machine, new Table.Threads(atTable::add, thinking::add, bell), this::hear);
        table.seat(VoiceParser.in(SpokenLanguage.TAIWAN_MANDARIN), habits);
    }

    private void hear(List<Announcement> said) {
        said.forEach(announcement -> heard.add(announcement.shown()));
    }

    MatchState state() {
        return table.state();
    }

    /** What was heard since this was last asked. */
    String heard() {
        String all = String.join(" ", heard);
        heard.clear();
        return all;
    }

    /** What is heard of something that the person does whose hands are at the table. */
    String act(Function<Player, List<Announcement>> act) {
        heard();
        table.act(act);
        return heard();
    }

    /** Has the engine think, and the table take its answers. */
    String think() {
        heard();
        while (!thinking.isEmpty()) thinking.poll().run();
        work();
        return heard();
    }

    void work() {
        while (!atTable.isEmpty()) atTable.poll().run();
    }

    /** Lets time pass, and the alarm ring whenever it is due. */
    String pass(Duration span) {
        heard();
        Duration left = span;
        while (bell.in.isPresent() && bell.in.get().compareTo(left) <= 0) {
            Duration step = bell.in.get();
            time.pass(step);
            left = left.minus(step);
            bell.ring();
            work();
        }
        time.pass(left);
        return heard();
    }

    /** Keeps events as long as it has room. */
    static final class Disk implements MatchStore {
        final List<MatchEvent> events = new ArrayList<>();
        boolean full;

        @Override
        public void append(List<? extends MatchEvent> more, MatchState after) {
            if (full) throw new RefusedException(new IOException("no space left"));
            events.addAll(more);
        }
    }

    /** Rings when it is told to. */
    static final class Bell implements Alarm {
        Optional<Duration> in = Optional.empty();
        private Runnable task = () -> {};

        @Override
        public void set(Duration span, Runnable work) {
            in = Optional.of(span);
            task = work;
        }

        @Override
        public void clear() {
            in = Optional.empty();
        }

        void ring() {
            in = Optional.empty();
            task.run();
        }
    }
}
