package org.baoqi.app.help;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.Screen;
import org.baoqi.speech.lesson.CommandHelp;
import org.baoqi.speech.words.Words;

/** What can be said and asked, line by line, and the way to the lesson. */
public final class HelpForm extends LiveForm {
    private static final String TUTORIAL = "tutorial";

    private final Scene scene;

    public HelpForm(Scene scene) {
        this.scene = scene;
    }

    /** The phrases of the language that is spoken: these are what a recogniser hears. */
    @Override
    protected FormUi build() {
        Words words = Words.in(scene.spoken().texts());
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Action(TUTORIAL, scene.texts().get(R.string.tutorial_title)));
        rows.add(new Row.Note("moves", scene.texts().get(R.string.help_moves)));
        for (CommandHelp command : CommandHelp.all(words))
            rows.add(new Row.Note(command.request().name(), command.text(words)));
        return new FormUi(scene.texts().get(R.string.help_title), rows);
    }

    @Override
    public void press(String row) {
        scene.navigator().open(new Screen.Tutorial());
    }
}
