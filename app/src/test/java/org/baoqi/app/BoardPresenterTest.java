package org.baoqi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.baoqi.app.voice.Speaking;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Moment;
import org.baoqi.speech.Language;
import org.baoqi.speech.Words;
import org.baoqi.speech.announce.Wording;
import org.junit.jupiter.api.Test;

/** The presenter without Android: a store in memory, a voice that remembers, threads that run when told. */
class BoardPresenterTest {
    private static final String ENDGAME = "4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 7 42";

    private final Queue<Runnable> disk = new ArrayDeque<>();
    private final List<String> spoken = new ArrayList<>();
    private Optional<ShownBoard> stored = Optional.empty();

    private final ShownBoardStore store = new ShownBoardStore() {
        @Override
        public Optional<ShownBoard> load() {
            return stored;
        }

        @Override
        public void save(ShownBoard shown) {
            stored = Optional.of(shown);
        }
    };

    private final Settings settings = new Settings() {
        private boolean highContrast;

        @Override
        public boolean highContrast() {
            return highContrast;
        }

        @Override
        public void setHighContrast(boolean on) {
            highContrast = on;
        }
    };

    private final Speaking voice = new Speaking() {
        @Override
        public void say(List<? extends Wording> said) {
            said.forEach(wording -> spoken.add(wording.at(new Moment(0)).spoken()));
        }

        @Override
        public void stop() {}

        @Override
        public void repeat() {}
    };

    private final BoardPresenter presenter =
            new BoardPresenter(store, settings, Words.in(Language.ENGLISH), disk::add, Runnable::run);

    private BoardUi open() {
        presenter.open(voice);
        return ui();
    }

    private BoardUi ui() {
        while (!disk.isEmpty()) disk.poll().run();
        return presenter.ui().getValue().get();
    }

    @Test
    void nothingIsShownBeforeTheStoreHasAnswered() {
        presenter.open(voice);
        assertEquals(Optional.empty(), presenter.ui().getValue());
    }

    @Test
    void startsWithTheInitialPositionSeenByRed() {
        assertEquals("red rook, file 1, rank 1", open().points().get(0).spoken());
    }

    @Test
    void startsWithWhatWasShownLast() {
        stored = Optional.of(new ShownBoard(Position.parse(ENDGAME), Side.BLACK));
        assertEquals(Side.BLACK, open().viewer());
    }

    @Test
    void theLowerRightCornerIsFileOneOfWhoeverIsBelow() {
        open();
        presenter.flip();
        PointUi first = ui().points().get(0);
        assertEquals("black rook, file 1, rank 1", first.spoken());
        assertEquals(List.of(8, 9), List.of(first.column(), first.row()));
    }

    @Test
    void whatIsFlippedIsStored() {
        open();
        presenter.flip();
        ui();
        assertEquals(Optional.of(ShownBoard.INITIAL.flipped()), stored);
    }

    @Test
    void aSharedFenIsShownFromTheSideThatWasBelow() {
        stored = Optional.of(ShownBoard.INITIAL.flipped());
        presenter.open(voice);
        presenter.openShared(ENDGAME);
        ui();
        assertEquals(new ShownBoard(Position.parse(ENDGAME), Side.BLACK), stored.get());
    }

    @Test
    void aSharedTextThatIsNoPositionIsExplainedAndChangesNothing() {
        open();
        presenter.openShared("hello");
        assertEquals("A FEN has ten rows with / between them; this one has 1.", ui().notice());
        assertEquals(Optional.empty(), stored);
    }

    @Test
    void aMessageGoesWhenTheBoardChanges() {
        open();
        presenter.tell("No voice.");
        assertEquals("No voice.", ui().notice());
        presenter.flip();
        assertEquals("", ui().notice());
    }

    @Test
    void aMessageThatComesBeforeTheBoardIsShownWithIt() {
        presenter.open(voice);
        presenter.tell("No voice.");
        assertEquals("No voice.", ui().notice());
    }

    @Test
    void speaksAPointAndTheWholeBoard() {
        BoardUi board = open();
        presenter.speakPoint(board.points().get(0));
        presenter.readBoard();
        assertEquals("red rook, file 1, rank 1", spoken.get(0));
        assertTrue(spoken.get(1).startsWith("Red to move."), spoken.get(1));
    }

    @Test
    void contrastIsChosenAndUnchosen() {
        open();
        presenter.toggleContrast();
        assertTrue(ui().highContrast());
        presenter.toggleContrast();
        assertEquals(false, ui().highContrast());
    }
}
