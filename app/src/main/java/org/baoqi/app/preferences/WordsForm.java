package org.baoqi.app.preferences;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.speak.VoiceOptions;
import org.baoqi.speech.words.VoiceCorrections;

/** The words that voices often read wrongly, each a way to hear and correct it. */
public final class WordsForm extends Form {
    public WordsForm(ScreenServices services) {
        super(services);
        whenLeft(services.settingsStore().observe(settings -> refresh()));
    }

    @Override
    protected String title() {
        return text(R.string.words_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note(text(R.string.words_why)));
        VoiceOptions options = services.voice().options();
        for (VoiceCorrections.TrickyWord word : VoiceCorrections.TrickyWord.of(options.language()))
            rows.add(row(word, options));
        return rows;
    }

    private Row row(VoiceCorrections.TrickyWord word, VoiceOptions options) {
        String said = options.announcer().pronunciation().of(word.name());
        return new Row.Button(
                text(R.string.words_row, word.name(), word.sound(), said),
                () -> services.navigator().open(new Screen.Tricky(word.name())));
    }
}
