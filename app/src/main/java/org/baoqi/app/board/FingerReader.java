package org.baoqi.app.board;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.app.board.FingerExplorer.FingerEvent;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Cancelled;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Cell;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Dropped;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Entered;
import org.baoqi.app.board.FingerExplorer.FingerEvent.Left;
import org.baoqi.app.board.FingerExplorer.FingerEvent.PickedUp;
import org.baoqi.app.speak.Haptics;
import org.baoqi.app.speak.Haptics.Touch;
import org.baoqi.app.speak.PhoneSpeech;
import org.baoqi.speech.announce.Announcer;

/**
 * Says and lets feel what is under the finger, and does with the board what the finger does. A screen makes one and gives
 * it to its board: {@code Modifier.exploreByFinger(reader, columns = 9, rows = 10, enabled = !screenReaderIsOn)}.
 * Taps of two fingers are the whole window's affair: {@code Modifier.stopAndRepeat}.
 */
public final class FingerReader {
    private final ExploredBoard board;
    private final PhoneSpeech voice;
    private final Consumer<Touch> haptics;
    private final Supplier<Announcer> announcer;

    /** @param haptics {@code voiceBox.haptics()::feel} */
    public FingerReader(
            ExploredBoard board, PhoneSpeech voice, Consumer<Touch> haptics, Supplier<Announcer> announcer) {
        this.board = board;
        this.voice = voice;
        this.haptics = haptics;
        this.announcer = announcer;
    }

    /** The machine that feeds this reader. */
    public FingerExplorer explorer() {
        return new FingerExplorer(board::canPickUp);
    }

    public void read(List<FingerEvent> events) {
        events.forEach(this::read);
    }

    private void read(FingerEvent event) {
        if (event instanceof Entered entered) enter(entered.cell());
        if (event instanceof Left) haptics.accept(Touch.EDGE);
        if (event instanceof PickedUp picked) pickUp(picked.cell());
        if (event instanceof Dropped dropped) drop(dropped);
        if (event instanceof Cancelled) putBack();
    }

    private void enter(Cell cell) {
        haptics.accept(board.content(cell));
        voice.say(List.of(announcer.get().chat(board.label(cell)).inPassing()));
    }

    private void pickUp(Cell cell) {
        haptics.accept(Touch.PICKED_UP);
        board.pickUp(cell);
    }

    private void putBack() {
        haptics.accept(Touch.PUT_BACK);
        board.putBack();
    }

    private void drop(Dropped dropped) {
        haptics.accept(Touch.PUT_DOWN);
        board.drop(dropped.from(), dropped.to());
    }

    /** A board as a finger finds it. A game screen's presenter is one. */
    public interface ExploredBoard {
        /** A point in words: 紅炮，二路，三線. */
        String label(Cell cell);

        /** {@link Haptics.Touch#EMPTY}, {@link Haptics.Touch#OWN} or {@link Haptics.Touch#ENEMY}. */
        Haptics.Touch content(Cell cell);

        /** Whether a piece stands there that may be moved now. */
        boolean canPickUp(Cell cell);

        /** The player has taken this piece in hand. */
        void pickUp(Cell cell);

        /** He lets go of the piece from {@code from} at {@code to}; what may not be is explained. */
        void drop(Cell from, Cell to);

        /** He has let go of it where it stood. */
        void putBack();
    }
}
