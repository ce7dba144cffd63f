package org.baoqi.app.voice;

import java.util.List;
import org.baoqi.app.form.Row;
import org.baoqi.speech.words.Words;

/** The rows of a form that tell of trouble with the voice and lead to where it is mended; none while all is well. */
public record TroubleRows(VoiceBox voice, Words words) {
    private static final String NOTE = "trouble";
    private static final String REMEDY = "remedy";

    public List<Row> rows() {
        return voice.trouble().getValue().map(this::rows).orElse(List.of());
    }

    private List<Row> rows(Trouble trouble) {
        return List.of(new Row.Note(NOTE, trouble.message(words)), new Row.Action(REMEDY, trouble.remedy(words)));
    }

    public void press(String row) {
        if (row.equals(REMEDY)) voice.openRemedy();
    }
}
