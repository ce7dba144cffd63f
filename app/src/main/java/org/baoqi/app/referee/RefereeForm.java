package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.Screen;

/** Where a referee begins: a new game, the one that he watches, the rounds of an event. */
public final class RefereeForm extends LiveForm {
    private static final String SET_UP = "set-up";
    private static final String GO_ON = "go-on";

    private final Scene scene;

    public RefereeForm(Scene scene) {
        this.scene = scene;
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
        return scene.texts().get(id);
    }

    @Override
    public void press(String row) {
        if (row.equals(GO_ON)) scene.app().referee().resume(scene.spoken());
        scene.navigator().open(screen(row));
    }

    private static Screen screen(String row) {
        return switch (row) {
            case SET_UP -> new Screen.RefereeSetup("");
            case GO_ON -> new Screen.Watching();
            default -> new Screen.Rounds();
        };
    }
}
