package org.baoqi.app.referee;

import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.speak.Haptics;
import org.baoqi.rules.Side;

/** The last announcement and the times over the whole screen, for a player who does not hear. */
public final class LargeTextForm extends Form {
    private final RefereedMatch referee;
    private boolean turned;
    private int alarms;

    /**
     * @param text what was said last
     * @param turned whether it stands so that the other side of the table reads it
     * @param alarms how many announcements have been urgent so far: with each more the screen flashes
     */
    public record LargeUi(String text, Optional<ClockUi> clock, boolean turned, int alarms) {}

    public LargeTextForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        this.alarms = count();
        whenLeft(referee.observe(this::changed));
    }

    private int count() {
        return referee.view().map(RefereedMatch.View::alarms).orElse(0);
    }

    /** What must be known now is felt, too. */
    private void changed() {
        if (count() > alarms) services.voice().haptics().feel(Haptics.Touch.ALARM);
        alarms = count();
        refresh();
    }

    public LargeUi large() {
        Optional<RefereedMatch.View> view = referee.view();
        return new LargeUi(
                view.map(now -> String.join("\n", now.said()))
                        .filter(said -> !said.isEmpty())
                        .orElseGet(() -> phrase("large.nothing")),
                view.map(now -> new ClockPresenter(services.words()).clock(now.state(), Side.RED, now.now())),
                turned,
                alarms);
    }

    @Override
    protected String title() {
        return text(R.string.referee_large_text);
    }

    @Override
    protected List<Row> rows() {
        return List.of(
                new Row.Button(phrase(turned ? "large.turn-back" : "large.turn"), this::turn),
                link(R.string.referee_cards, new Screen.Cards()));
    }

    private void turn() {
        turned = !turned;
        refresh();
    }
}
