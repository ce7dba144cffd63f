package org.baoqi.app.voice;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.Screen;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.speech.words.TrickyWord;

/** The words that voices often read wrongly, each a way to hear and correct it. */
public final class WordsForm extends LiveForm implements ScreenModels.Leaving {
    private final Scene scene;
    private final Runnable unobserve;

    public WordsForm(Scene scene) {
        this.scene = scene;
        this.unobserve = scene.app().settings().observe(settings -> refresh());
    }

    @Override
    public void left() {
        unobserve.run();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("why", scene.texts().get(R.string.words_why)));
        VoiceOptions options = scene.app().voice().options();
        for (TrickyWord word : TrickyWord.of(options.language())) rows.add(row(word, options));
        return new FormUi(scene.texts().get(R.string.words_title), rows);
    }

    private Row row(TrickyWord word, VoiceOptions options) {
        String said = options.announcer().pronunciation().of(word.name());
        return new Row.Action(word.name(), scene.texts().get(R.string.words_row, word.name(), word.sound(), said));
    }

    @Override
    public void press(String row) {
        scene.navigator().open(new Screen.Tricky(row));
    }
}
