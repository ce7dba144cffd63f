package org.baoqi.app.game;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.store.GameStore;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;

/** Outlives the process of a test, and fails when it is told to. */
final class MemoryStore implements GameStore {
    private final List<MatchEvent> events = new ArrayList<>();
    private boolean full;

    @Override
    public KeptGame begin(MatchSetup setup) {
        events.clear();
        return game();
    }

    @Override
    public Optional<KeptGame> unfinished() {
        boolean over = events.isEmpty() || events.get(events.size() - 1) instanceof TableEvent.Ended;
        return over ? Optional.empty() : Optional.of(game());
    }

    void fill(boolean isFull) {
        full = isFull;
    }

    List<MatchEvent> events() {
        return List.copyOf(events);
    }

    String log() {
        return events.stream().map(event -> MatchLog.line(event) + "\n").collect(Collectors.joining());
    }

    private KeptGame game() {
        return new KeptGame() {
            @Override
            public String id() {
                return "1";
            }

            @Override
            public List<MatchEvent> events() {
                return MemoryStore.this.events();
            }

            @Override
            public void append(List<? extends MatchEvent> more, MatchState after) {
                if (full) throw new StorageException(new IOException("no space left"));
                events.addAll(more);
            }
        };
    }
}
