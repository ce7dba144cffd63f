package org.baoqi.app.home;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.library.GameStore;
import org.baoqi.app.nav.Screen;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.voice.TroubleRows;

/** Where everything begins. Each row is a door: its id is the screen behind it. */
public final class HomeForm extends LiveForm implements ScreenModels.Leaving {
    private final Scene scene;
    private final TroubleRows trouble;
    private final Runnable unobserve;
    private boolean unfinished;

    public HomeForm(Scene scene) {
        this.scene = scene;
        this.trouble = new TroubleRows(scene.app().voice(), scene.words());
        this.unobserve = scene.app().voice().observe(this::refresh);
    }

    @Override
    public void left() {
        unobserve.run();
    }

    /** Looks again whether a game waits to be gone on with. */
    @Override
    public void shown() {
        scene.app().aside(this::findUnfinished, found -> {
            unfinished = found;
            refresh();
        });
    }

    /** A disk that fails is told of where games are; home opens all the same. */
    private boolean findUnfinished() {
        try {
            return scene.app().games().unfinished().isPresent();
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
        doors.add(door(R.string.tutorial_title, new Screen.Tutorial()));
        doors.add(door(R.string.help_title, new Screen.Help()));
        doors.add(door(R.string.settings_title, new Screen.Settings()));
        return new FormUi(scene.texts().get(R.string.app_name), doors);
    }

    private Row door(int label, Screen screen) {
        return new Row.Action(screen.text(), scene.texts().get(label));
    }

    @Override
    public void press(String row) {
        trouble.press(row);
        Screen.read(row).ifPresent(scene.navigator()::open);
    }
}
