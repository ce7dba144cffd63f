package org.baoqi.app;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.voice.Speaking;
import org.baoqi.app.voice.Trouble;
import org.baoqi.rules.Fen;
import org.baoqi.rules.Position;
import org.baoqi.speech.SpokenLanguage;
import org.baoqi.speech.Words;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Passing;
import org.baoqi.speech.announce.Verbosity;

/**
 * Decides what the board screen shows and says. All calls come on the main thread; the store is asked on {@code disk},
 * a thread that takes its work in order. Nothing is shown before the store has answered.
 */
public final class BoardPresenter {
    private final ShownBoardStore store;
    private final Settings settings;
    private final Words words;
    private final Announcer announcer;
    private final Executor disk;
    private final Executor main;
    private final MutableStateFlow<Optional<BoardUi>> ui = StateFlowKt.MutableStateFlow(Optional.empty());
    private ShownBoard shown = ShownBoard.INITIAL;
    private String notice = "";
    private Speaking voice;

    BoardPresenter(ShownBoardStore store, Settings settings, Words words, Executor disk, Executor main) {
        this.store = store;
        this.settings = settings;
        this.words = words;
        this.announcer = new Announcer(SpokenLanguage.of(words.language()), Verbosity.SHORT);
        this.disk = disk;
        this.main = main;
    }

    /** Starts with what was shown last. */
    void open(Speaking speaker) {
        voice = speaker;
        disk.execute(() -> {
            ShownBoard last = store.load().orElse(ShownBoard.INITIAL);
            main.execute(() -> {
                shown = last;
                refresh();
            });
        });
    }

    public StateFlow<Optional<BoardUi>> ui() {
        return ui;
    }

    public void speakPoint(PointUi point) {
        speak(point.spoken());
    }

    /** Speaks the whole position. */
    public void readBoard() {
        ui.getValue().ifPresent(board -> speak(String.join("", board.summary())));
    }

    public void flip() {
        show(shown.flipped());
    }

    public void startPosition() {
        show(shown.with(Position.initial()));
    }

    public void toggleContrast() {
        settings.setHighContrast(!settings.highContrast());
        refresh();
    }

    /** Shows the position of a FEN that another app shared, once the last one has been read, or says what is wrong. */
    public void openShared(String fen) {
        disk.execute(() -> main.execute(() -> {
            Fen.Reading reading = Fen.read(fen);
            if (reading instanceof Fen.Reading.Read read) show(shown.with(read.position()));
            if (reading instanceof Fen.Reading.Refused refused) tell(words.fenError(refused.error()));
        }));
    }

    /** Puts a message on the screen, where a screen reader announces it, until the board changes. */
    void tell(String message) {
        notice = message;
        if (ui.getValue().isPresent()) refresh();
    }

    /** The voice is not heard as it should be. */
    void tell(Trouble trouble) {
        tell(trouble.message(words));
    }

    private void speak(String sentence) {
        voice.say(List.of(new Passing(announcer.chat(sentence))));
    }

    private void show(ShownBoard next) {
        shown = next;
        notice = "";
        disk.execute(() -> store.save(next));
        refresh();
    }

    private void refresh() {
        ui.setValue(Optional.of(BoardUi.of(shown, words, settings.highContrast(), notice)));
    }
}
