package org.baoqi.app.home;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.store.GameStore;

/** The first screen: a row for each way into the app. */
public final class HomeForm extends Form {
    private final GameStore games;
    private boolean unfinished;

    public HomeForm(ScreenServices services, GameStore games) {
        super(services);
        this.games = games;
        whenLeft(services.voice().observe(this::refresh));
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
    protected String title() {
        return text(R.string.app_name);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>(voiceTrouble());
        if (unfinished) rows.add(link(R.string.home_resume, new Screen.Game()));
        rows.add(link(R.string.home_practice, new Screen.NewGame(false)));
        rows.add(link(R.string.home_two_players, new Screen.NewGame(true)));
        rows.add(link(R.string.library_title, new Screen.Library()));
        rows.add(link(R.string.referee_title, new Screen.Referee()));
        rows.add(link(R.string.mirror_join, new Screen.Join()));
        rows.add(link(R.string.tutorial_title, new Screen.Tutorial()));
        rows.add(link(R.string.help_title, new Screen.Help()));
        rows.add(link(R.string.settings_title, new Screen.Settings()));
        return rows;
    }
}
