package org.baoqi.app.home;

import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.Screen;

/** Where everything begins. */
public final class HomeForm extends LiveForm {
    private static final String LIBRARY = "library";
    private static final String HELP = "help";
    private static final String SETTINGS = "settings";

    private final Scene scene;

    public HomeForm(Scene scene) {
        this.scene = scene;
    }

    @Override
    protected FormUi build() {
        return new FormUi(
                text(R.string.app_name),
                List.of(
                        new Row.Action(LIBRARY, text(R.string.library_title)),
                        new Row.Action(HELP, text(R.string.help_title)),
                        new Row.Action(SETTINGS, text(R.string.settings_title))));
    }

    private String text(int id) {
        return scene.texts().get(id);
    }

    @Override
    public void press(String row) {
        scene.navigator()
                .open(
                        switch (row) {
                            case LIBRARY -> new Screen.Library();
                            case HELP -> new Screen.Help();
                            default -> new Screen.Settings();
                        });
    }
}
