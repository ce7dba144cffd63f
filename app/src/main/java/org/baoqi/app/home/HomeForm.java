package org.baoqi.app.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.setup.UsualGame;
import org.baoqi.app.store.FaultReports;
import org.baoqi.app.store.GameStore;

/** The first screen: a row for each way into the app. */
public final class HomeForm extends Form {
    private final GameStore games;
    private final FaultReports faults;
    private final Consumer<String> share;
    private final UsualGame usual;
    private boolean unfinished;
    /** The report of a fault that ended the app. */
    private Optional<String> fault = Optional.empty();

    public HomeForm(
            ScreenServices services, GameStore games, FaultReports faults, Consumer<String> share, UsualGame usual) {
        super(services);
        this.usual = usual;
        this.games = games;
        this.faults = faults;
        this.share = share;
        whenLeft(services.voice().observe(this::refresh));
    }

    /** Looks again whether a game waits to be gone on with. */
    @Override
    public void shown() {
        services.inBackground(this::findUnfinished, found -> {
            unfinished = found;
            refresh();
        });
        services.inBackground(faults::last, found -> {
            boolean news = found.isPresent() && !found.equals(fault);
            fault = found;
            if (news) services.say(text(R.string.fault_told));
            refresh();
        });
    }

    private void forget() {
        services.inBackground(faults::forget, gone -> shown());
    }

    /** A disk that fails is told of where games are; home opens all the same. */
    private boolean findUnfinished() {
        try {
            return games.hasUnfinished() || games.isNewer();
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
        fault.ifPresent(report -> {
            rows.add(new Row.Note(text(R.string.fault_told)));
            rows.add(button(R.string.fault_share, () -> share.accept(report)));
            rows.add(button(R.string.fault_forget, this::forget));
        });
        if (unfinished) rows.add(link(R.string.home_resume, new Screen.Game()));
        rows.add(new Row.Button(usual.name(), usual::begin));
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
