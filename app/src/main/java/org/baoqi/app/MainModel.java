package org.baoqi.app;

import androidx.lifecycle.ViewModel;
import java.util.List;
import org.baoqi.app.nav.Navigator;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.start.FirstStart;
import org.baoqi.speech.words.Language;

/** Keeps the way through the app and its screens' presenters while the phone is turned. */
public final class MainModel extends ViewModel {
    private final Navigator navigator = new Navigator();
    private final ScreenModels screens = new ScreenModels();
    private FirstStart firstStart;

    public Navigator navigator() {
        return navigator;
    }

    /** The questions of the first start, as far as they have been answered. */
    public FirstStart firstStart(BaoqiApplication app, Language phone) {
        if (firstStart == null) firstStart = new FirstStart(app, navigator, phone);
        return firstStart;
    }

    public ScreenModels screens() {
        return screens;
    }

    @Override
    protected void onCleared() {
        screens.keep(List.of());
    }
}
