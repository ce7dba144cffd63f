package org.baoqi.app.library;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.speech.library.GameFilter;
import org.baoqi.speech.library.Statistics;

/** 統計 of the games in the list, sentence by sentence, and read aloud in one go. */
public final class StatisticsForm extends Form {
    private List<String> sentences = List.of();
    /** They are to be read as soon as they are there. */
    private boolean awaited;

    public StatisticsForm(ScreenServices services, BackgroundLibrary background) {
        super(services);
        LibraryForm list = LibraryForm.of(services, background);
        GameFilter filter = list.filter();
        background.ask(library -> library.statistics(filter), this::show, list::trouble);
    }

    private void show(Statistics statistics) {
        sentences = statistics.sentences(services.words());
        refresh();
        if (awaited) services.say(sentences);
        awaited = false;
    }

    @Override
    protected String title() {
        return text(R.string.statistics_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(button(R.string.statistics_read, this::read));
        for (String sentence : sentences) rows.add(new Row.Note(sentence));
        return rows;
    }

    private void read() {
        awaited = sentences.isEmpty();
        services.say(sentences);
    }
}
