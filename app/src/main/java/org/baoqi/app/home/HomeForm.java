package org.baoqi.app.home;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.TroubleRows;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.store.GameStore;

/** Where everything begins. Each row is a door: its id is the screen behind it. */
public final class HomeForm extends LiveForm implements ScreenModels.Leaving {
    private final ScreenServices services;
    private final GameStore games;
    private final TroubleRows trouble;
    private final Runnable unobserve;
    private boolean unfinished;

    public HomeForm(ScreenServices services, GameStore games) {
        this.services = services;
        this.games = games;
        this.trouble = new TroubleRows(services.voice(), services.words());
        this.unobserve = services.voice().observe(this::refresh);
    }

    @Override
    public void left() {
        unobserve.run();
    }

    /** Looks again whether a game waits to be gone on with. */
    @Override
    public void shown() {
        services.inBackground(this::findUnfinished, found -> {
            unfinished = found;
            refresh();
        });
    }

    /** A disk that fails is told of where games are; home opens all the same. */
    private boolean findUnfinished() {
        try {
            return games.unfinished().isPresent();
        } catch (GameStore.StorageException e) {
            return false;
        }
    }

    @Override
    protected FormUi build() {
        List<Row> doors = new ArrayList<>(trouble.rows());
        if (unfinished) doors.add(door(R.string.home_resume, new Screen.Game()));
        doors.add(door(R.string.home_practice, new Screen.NewGame(false)));
        doors.add(door(R.string.home_two_players, new Screen.NewGame(true)));
        doors.add(door(R.string.library_title, new Screen.Library()));
        doors.add(door(R.string.referee_title, new Screen.Referee()));
        doors.add(door(R.string.mirror_join, new Screen.Join()));
        doors.add(door(R.string.tutorial_title, new Screen.Tutorial()));
        doors.add(door(R.string.help_title, new Screen.Help()));
        doors.add(door(R.string.settings_title, new Screen.Settings()));
        return new FormUi(services.texts().get(R.string.app_name), doors);
    }

    private Row door(int label, Screen screen) {
        return new Row.Action(screen.text(), services.texts().get(label));
    }

    @Override
    public void press(String row) {
        trouble.press(row);
        Screen.read(row).ifPresent(services.navigator()::open);
    }
}
