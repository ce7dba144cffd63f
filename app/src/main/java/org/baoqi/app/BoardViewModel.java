package org.baoqi.app;

import android.os.Handler;
import android.os.Looper;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import org.baoqi.speech.Language;
import org.baoqi.speech.Words;

/** Keeps the board screen's presenter while the screen is turned or hidden. */
public final class BoardViewModel extends ViewModel {
    private final BoardPresenter presenter;

    BoardViewModel(BaoqiApplication app) {
        Language language = Language.fromTag(app.getString(R.string.language)).get();
        presenter = new BoardPresenter(
                app.database().shownBoardStore(),
                new StoredSettings(app),
                Words.in(language),
                app.disk(),
                new Handler(Looper.getMainLooper())::post);
        presenter.open(app.voice().speaking());
    }

    static ViewModelProvider.Factory factory(BaoqiApplication app) {
        return ViewModelProvider.Factory.from(
                new ViewModelInitializer<>(BoardViewModel.class, extras -> new BoardViewModel(app)));
    }

    public BoardPresenter presenter() {
        return presenter;
    }
}
