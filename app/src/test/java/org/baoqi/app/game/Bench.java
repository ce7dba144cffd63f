package org.baoqi.app.game;

import java.util.List;
import java.util.concurrent.Executor;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.app.store.GameStore;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Table;

/** A game without a phone. The store and the time outlive its process. */
final class Bench<S extends GameStore> {
    final S store;
    final FakeTime time;
    private final Executor table;
    final FakeAlarm alarm = new FakeAlarm();
    final FakePhoneSpeech speaking = new FakePhoneSpeech();
    final FakeListening listening = new FakeListening();
    final Thinkers thinkers = new Thinkers();
    final GameHost host;
    /** Whether the microphone opens by itself for the answer to a question. */
    boolean listensAgain = true;
    /** What had been said when the engine was started. */
    List<String> saidBeforeTheEngine = List.of();

    static Bench<MemoryStore> inMemory() {
        return new Bench<>(new MemoryStore(), new FakeTime(), new InOrder());
    }

    Bench(S store, FakeTime time, Executor table) {
        this.store = store;
        this.time = time;
        this.table = table;
        this.host = new GameHost(
                new GameServices(speaking, listening, VoiceParser::in, () -> listensAgain, () -> false, new InOrder()),
                store,
                time,
                new Table.Threads(table, thinkers, alarm),
                this::engine,
                Setups.SETTINGS);
    }

    private Opponent engine() {
        saidBeforeTheEngine = speaking.soFar();
        return new ScriptedOpponent();
    }

    /** The process is gone, and another one has begun. */
    Bench<S> another() {
        return new Bench<>(store, time, table);
    }

    GameUi ui() {
        return host.ui().getValue().get();
    }

    boolean isOver() {
        return ui().heading().equals(Setups.SETTINGS.texts().say("game.heading.over"));
    }

    ClockUi clock() {
        return host.clock().getValue().get();
    }

    PointUi point(String iccs) {
        Point at = Move.iccs(iccs + (iccs.equals("a0") ? "a1" : "a0")).from();
        return ui().points().stream().filter(p -> p.at().equals(at)).findFirst().get();
    }

    List<String> tap(String iccs) {
        host.tap(point(iccs));
        return speaking.heard();
    }

    List<String> ask(Request request) {
        host.ask(VoiceCommand.of(request));
        return speaking.heard();
    }

    List<String> keys(String signs) {
        for (char sign : signs.toCharArray()) host.stroke(sign);
        return speaking.heard();
    }
}
