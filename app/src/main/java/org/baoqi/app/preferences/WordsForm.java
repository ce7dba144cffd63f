package org.baoqi.app.preferences;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.speak.VoiceOptions;
import org.baoqi.speech.words.TrickyWord;

/** The words that voices often read wrongly, each a way to hear and correct it. */
public final class WordsForm extends LiveForm implements ScreenModels.Leaving {
    private final ScreenServices services;
    private final Runnable unobserve;

    public WordsForm(ScreenServices services) {
        this.services = services;
        this.unobserve = services.settingsStore().observe(settings -> refresh());
    }

    @Override
    public void left() {
        unobserve.run();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("why", services.texts().get(R.string.words_why)));
        VoiceOptions options = services.voice().options();
        for (TrickyWord word : TrickyWord.of(options.language())) rows.add(row(word, options));
        return new FormUi(services.texts().get(R.string.words_title), rows);
    }

    private Row row(TrickyWord word, VoiceOptions options) {
        String said = options.announcer().pronunciation().of(word.name());
        return new Row.Action(word.name(), services.texts().get(R.string.words_row, word.name(), word.sound(), said));
    }

    @Override
    public void press(String row) {
        services.navigator().open(new Screen.Tricky(row));
    }
}
