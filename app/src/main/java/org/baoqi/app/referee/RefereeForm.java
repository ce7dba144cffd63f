package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;

/** Where a referee begins: a new game, the one that he watches, the rounds of an event. */
public final class RefereeForm extends LiveForm {
    private static final String SET_UP = "set-up";
    private static final String GO_ON = "go-on";

    private final ScreenServices services;
    private final RefereeRoom referee;

    public RefereeForm(ScreenServices services, RefereeRoom referee) {
        this.services = services;
        this.referee = referee;
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Action(SET_UP, text(R.string.referee_set_up)));
        rows.add(new Row.Action(GO_ON, text(R.string.referee_go_on)));
        rows.add(new Row.Action("rounds", text(R.string.referee_rounds)));
        return new FormUi(text(R.string.referee_title), rows);
    }

    private String text(int id) {
        return services.texts().get(id);
    }

    @Override
    public void press(String row) {
        if (row.equals(GO_ON)) referee.resume(services.spoken());
        services.navigator().open(screen(row));
    }

    private static Screen screen(String row) {
        return switch (row) {
            case SET_UP -> new Screen.RefereeSetup("");
            case GO_ON -> new Screen.Watching();
            default -> new Screen.Rounds();
        };
    }
}
