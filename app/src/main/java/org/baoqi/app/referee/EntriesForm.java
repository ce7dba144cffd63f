package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.narrate.EntryWords;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.RefereeInput;

/** 輸入經過: every entry of the match and what came of it; the last can be taken back. */
public final class EntriesForm extends Form {
    private final RefereedMatch referee;

    public EntriesForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        whenLeft(referee.observe(this::refresh));
    }

    @Override
    protected String title() {
        return phrase("watch.history");
    }

    @Override
    protected List<Row> rows() {
        return referee.view().map(view -> rows(view.state())).orElse(List.of());
    }

    /** The last entry first, beside the button that takes it back. */
    private List<Row> rows(MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (state.entries().last().isPresent())
            rows.add(new Row.Button(phrase("watch.undo"), () -> referee.take(new RefereeInput.Undo(""))));
        Narrator narrator = new Narrator(new Announcer(services.spoken(), Verbosity.SHORT));
        for (String line : new EntryWords(narrator).history(state))
            rows.add(Math.min(1, rows.size()), new Row.Note(line));
        return rows;
    }
}
