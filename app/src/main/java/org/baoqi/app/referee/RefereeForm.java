package org.baoqi.app.referee;

import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;

/** The first of the referee's screens: a new game, the one that he watches, the rounds of an event. */
public final class RefereeForm extends Form {
    private final RefereedMatch referee;

    public RefereeForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
    }

    @Override
    protected String title() {
        return text(R.string.referee_title);
    }

    @Override
    protected List<Row> rows() {
        return List.of(
                link(R.string.referee_set_up, new Screen.RefereeSetup("", "", "")),
                button(R.string.referee_go_on, this::goOn),
                link(R.string.referee_rounds, new Screen.Rounds()));
    }

    private void goOn() {
        referee.resume(services.spoken());
        services.navigator().open(new Screen.Watching());
    }
}
