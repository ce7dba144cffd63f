package org.baoqi.app.library;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.store.LibraryDesk;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.Statistics;

/** 統計 of the games in the list, sentence by sentence, and read aloud in one go. */
public final class StatisticsForm extends LiveForm {
    private static final String READ = "read";

    private final ScreenServices services;
    private List<String> sentences = List.of();
    /** They are to be read as soon as they are there. */
    private boolean awaited;

    public StatisticsForm(ScreenServices services, LibraryDesk desk) {
        this.services = services;
        LibraryForm list = LibraryForm.of(services, desk);
        GameFilter filter = list.filter();
        desk.ask(library -> library.statistics(filter), this::show, list::trouble);
    }

    private void show(Statistics statistics) {
        sentences = statistics.sentences(services.words());
        refresh();
        if (awaited) services.say(sentences);
        awaited = false;
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Action(READ, services.texts().get(R.string.statistics_read)));
        for (int i = 0; i < sentences.size(); i++) rows.add(new Row.Note("sentence" + i, sentences.get(i)));
        return new FormUi(services.texts().get(R.string.statistics_title), rows);
    }

    @Override
    public void press(String row) {
        awaited = sentences.isEmpty();
        services.say(sentences);
    }
}
