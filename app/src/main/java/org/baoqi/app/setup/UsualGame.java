package org.baoqi.app.setup;

import java.time.LocalDate;
import java.util.function.Consumer;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.speech.match.MatchSetup;

/** A game as it was agreed upon the last time, for who does not want to agree upon anything. */
public final class UsualGame {
    private final ScreenServices services;
    private final Consumer<MatchSetup> begin;

    public UsualGame(ScreenServices services, Consumer<MatchSetup> begin) {
        this.services = services;
        this.begin = begin;
    }

    /** Tells against whom it is, and for how long. */
    public String name() {
        String who = isForTwo()
                ? services.text(R.string.home_two_players)
                : services.text(
                        R.string.home_usual_machine,
                        services.words().number(services.settings().get(SetupChoices.LEVEL)),
                        services.words().side(services.settings().get(SetupChoices.COLOR)));
        return services.text(R.string.home_usual, who);
    }

    /** Where the last agreement is no longer whole, it is shown to be mended. */
    public void begin() {
        NewGameDraft draft = new NewGameDraft(services.settings(), isForTwo());
        if (draft.faults(services.words()).isEmpty()) begin.accept(draft.setup(LocalDate.now()));
        else services.navigator().open(new Screen.NewGame(isForTwo()));
    }

    private boolean isForTwo() {
        return services.settings().get(SetupChoices.FOR_TWO);
    }
}
