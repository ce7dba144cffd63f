package org.baoqi.app;

import androidx.lifecycle.ViewModel;
import java.util.List;
import org.baoqi.app.nav.Navigator;
import org.baoqi.app.nav.ScreenModels;

/** Keeps the way through the app and its screens' presenters while the phone is turned. */
public final class MainModel extends ViewModel {
    private final Navigator navigator = new Navigator();
    private final ScreenModels screens = new ScreenModels();

    public Navigator navigator() {
        return navigator;
    }

    public ScreenModels screens() {
        return screens;
    }

    @Override
    protected void onCleared() {
        screens.keep(List.of());
    }
}
