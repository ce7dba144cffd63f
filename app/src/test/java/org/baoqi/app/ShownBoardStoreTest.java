package org.baoqi.app;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.Optional;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public class ShownBoardStoreTest {
    private static final ShownBoard ENDGAME =
            new ShownBoard(Position.parse("4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 7 42"), Side.BLACK);

    /** Runs with a database that is opened anew and closed, away from the main thread as in the app. */
    private static <T> T withStore(java.util.function.Function<ShownBoardStore, T> use) throws Exception {
        Context context = ApplicationProvider.getApplicationContext();
        BaoqiDatabase database = BaoqiDatabase.open(context);
        try {
            return java.util.concurrent.CompletableFuture.supplyAsync(() -> use.apply(database.shownBoardStore()))
                    .get();
        } finally {
            database.close();
        }
    }

    private static Optional<ShownBoard> save(ShownBoardStore store, ShownBoard shown) {
        store.save(shown);
        return store.load();
    }

    @Test
    public void aNewPhoneHasNothingStored() throws Exception {
        assertEquals(Optional.empty(), withStore(ShownBoardStore::load));
    }

    @Test
    public void whatWasSavedIsThereWhenTheDatabaseIsOpenedAgain() throws Exception {
        withStore(store -> save(store, ENDGAME));
        assertEquals(Optional.of(ENDGAME), withStore(ShownBoardStore::load));
    }

    @Test
    public void theLastOneSavedIsKept() throws Exception {
        withStore(store -> save(store, ENDGAME));
        withStore(store -> save(store, ShownBoard.INITIAL));
        assertEquals(Optional.of(ShownBoard.INITIAL), withStore(ShownBoardStore::load));
    }
}
