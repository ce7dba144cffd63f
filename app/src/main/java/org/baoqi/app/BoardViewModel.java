package org.baoqi.app;

import android.os.Handler;
import android.os.Looper;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.baoqi.speech.Language;
import org.baoqi.speech.Pronunciation;
import org.baoqi.speech.Words;

/** Keeps the board screen's presenter and voice while the screen is turned or hidden. */
public final class BoardViewModel extends ViewModel {
    private final BaoqiApplication app;
    private final BoardPresenter presenter;
    private final Voice voice;

    BoardViewModel(BaoqiApplication app) {
        this.app = app;
        Language language = Language.fromTag(app.getString(R.string.language)).get();
        presenter = new BoardPresenter(
                app.database().shownBoardStore(),
                new StoredSettings(app),
                Words.in(language),
                app.disk(),
                new Handler(Looper.getMainLooper())::post);
        voice = new TtsVoice(app, Locale.forLanguageTag(language.tag()), pronunciation(language), this::tell);
        presenter.open(voice);
    }

    static ViewModelProvider.Factory factory(BaoqiApplication app) {
        return ViewModelProvider.Factory.from(
                new ViewModelInitializer<>(BoardViewModel.class, extras -> new BoardViewModel(app)));
    }

    public BoardPresenter presenter() {
        return presenter;
    }

    @Override
    protected void onCleared() {
        voice.shutdown();
    }

    private void tell(TtsVoice.Trouble trouble) {
        presenter.tell(app.getString(trouble.message()));
    }

    private static UnaryOperator<String> pronunciation(Language language) {
        return language == Language.ENGLISH ? UnaryOperator.identity() : Pronunciation.mandarin()::of;
    }
}
