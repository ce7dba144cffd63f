package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.sheet.SheetReading;

/** The result: both players confirm it (六8, 七9), it is entered, and the next game begins. */
public final class ResultForm extends LiveForm implements ScreenModels.Leaving {
    private static final String REASON = "reason";

    private final ScreenServices services;
    private final RefereeRoom referee;
    private final Runnable unobserve;
    private String reason = "";

    public ResultForm(ScreenServices services, RefereeRoom referee) {
        this.services = services;
        this.referee = referee;
        this.unobserve = referee.observe(this::refresh);
    }

    @Override
    public void left() {
        unobserve.run();
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        referee.view().ifPresent(view -> rows.addAll(rows(view)));
        return new FormUi(services.texts().get(R.string.referee_result), rows);
    }

    private List<Row> rows(RefereeView view) {
        MatchState state = view.state();
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("said", String.join(say("time.join"), view.said())));
        for (Side side : state.toVerify()) {
            rows.add(new Row.Action("verify." + side, say("result.verify", side)));
            rows.add(new Row.Action("dispute." + side, say("result.dispute", side)));
        }
        List<String> sheet = sheet(state);
        for (int i = 0; i < sheet.size(); i++) rows.add(new Row.Note("sheet." + i, sheet.get(i)));
        rows.add(new Row.Action("keep", say("result.keep")));
        rows.add(new Row.Entry(REASON, say("result.reason"), reason, Optional.empty()));
        rows.add(new Row.Action("reopen", say("result.reopen")));
        if (state.isClosed()) rows.add(new Row.Action("next", say("result.next")));
        return rows;
    }

    /** 着法記錄表, as it is read. */
    private List<String> sheet(MatchState state) {
        SheetData data = SheetData.of(
                MatchRecord.of(state, services.words()),
                services.words().language().notation());
        return new SheetReading(services.words()).sentences(data);
    }

    @Override
    public void type(String row, String text) {
        reason = text;
        refresh();
    }

    @Override
    public void press(String row) {
        switch (row) {
            case "next" -> next();
            case "reopen" -> reopen();
            case "keep" -> referee.inLibrary(id -> services.navigator().open(new Screen.Sheet(id)));
            default ->
                take(new RefereeInput.Verify(
                        Side.valueOf(row.substring(row.indexOf('.') + 1)), row.startsWith("verify.")));
        }
    }

    private void reopen() {
        take(new RefereeInput.Reopen(reason.trim().isEmpty() ? say("ledger.no-reason") : reason.trim()));
        reason = "";
    }

    /** The result goes into the event's table; then the rounds show what is still to be played. */
    private void next() {
        referee.view().ifPresent(view -> referee.event().enter(view.state()));
        services.navigator().openFromHome(new Screen.Referee());
        services.navigator().open(new Screen.Rounds());
    }

    private void take(RefereeInput input) {
        referee.take(input);
    }

    private String say(String key, Object... values) {
        return services.words().say(key, values);
    }
}
