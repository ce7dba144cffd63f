package org.baoqi.app.game;

import java.util.List;
import org.baoqi.app.PointUi;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.voice.Request;

/** A game without a phone. The store and the time outlive its process. */
final class Bench {
    final MemoryStore store;
    final FakeTime time;
    final FakeAlarm alarm = new FakeAlarm();
    final FakeSpeaking speaking = new FakeSpeaking();
    final FakeListening listening = new FakeListening();
    final GameHost host;

    Bench() {
        this(new MemoryStore(), new FakeTime());
    }

    private Bench(MemoryStore store, FakeTime time) {
        this.store = store;
        this.time = time;
        this.host = new GameHost(
                new Surroundings(
                        store,
                        ScriptedOpponent::new,
                        time,
                        alarm,
                        speaking,
                        listening,
                        () -> false,
                        new InOrder(),
                        new InOrder()),
                Setups.MANNER);
    }

    /** The process is gone, and another one has begun. */
    Bench another() {
        return new Bench(store, time);
    }

    GameUi ui() {
        return host.ui().getValue().get();
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
        host.ask(Conversation.plain(request));
        return speaking.heard();
    }

    List<String> keys(String signs) {
        for (char sign : signs.toCharArray()) host.stroke(sign);
        return speaking.heard();
    }
}
