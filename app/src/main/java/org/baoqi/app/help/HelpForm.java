package org.baoqi.app.help;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.speech.lesson.CommandHelp;
import org.baoqi.speech.words.Words;

/** Lists what can be said and asked, line by line, with the way to the lesson. */
public final class HelpForm extends Form {
    public HelpForm(ScreenServices services) {
        super(services);
    }

    @Override
    protected String title() {
        return text(R.string.help_title);
    }

    /** The phrases of the language that is spoken: these are what a recogniser hears. */
    @Override
    protected List<Row> rows() {
        Words words = Words.in(services.spoken());
        List<Row> rows = new ArrayList<>();
        rows.add(link(R.string.tutorial_title, new Screen.Tutorial()));
        rows.add(link(R.string.screen_off_title, new Screen.ScreenOff()));
        rows.add(new Row.Note(text(R.string.help_moves)));
        for (CommandHelp command : CommandHelp.all(words)) rows.add(new Row.Note(command.text(words)));
        return rows;
    }
}
