package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Verification;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.sheet.SheetReading;

/** The result: both players confirm it (六8, 七9), it is entered, and the next game begins. */
public final class ResultForm extends Form {
    private final RefereedMatch referee;
    private String reason = "";

    public ResultForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        whenLeft(referee.observe(this::refresh));
    }

    @Override
    protected String title() {
        return text(R.string.referee_result);
    }

    @Override
    protected List<Row> rows() {
        return referee.view().map(this::rows).orElse(List.of());
    }

    private List<Row> rows(RefereedMatch.View view) {
        MatchState state = view.state();
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note(String.join(phrase("time.join"), view.said())));
        for (Side side : state.toVerify()) {
            rows.add(new Row.Button(phrase("result.verify", side), () -> verify(side, true)));
            rows.add(new Row.Button(phrase("result.dispute", side), () -> verify(side, false)));
        }
        sheet(state).forEach(line -> rows.add(new Row.Note(line)));
        rows.add(new Row.Button(phrase("result.keep"), this::openSheet));
        rows.add(new Row.Button(
                phrase("evidence.title"), () -> services.navigator().open(new Screen.Recordings())));
        rows.add(entry(phrase("result.reason"), reason, text -> reason = text));
        rows.add(new Row.Button(phrase("result.reopen"), this::reopen));
        if (!state.isClosed()) rows.add(new Row.Button(phrase("result.rule"), this::rule));
        if (state.verification().stage() == Verification.Stage.RULED)
            for (Side side : Side.values()) rows.add(new Row.Button(phrase("result.appeal", side), () -> appeal(side)));
        if (state.isClosed()) rows.add(new Row.Button(phrase("result.next"), this::next));
        return rows;
    }

    /** 着法記錄表, as it is read. */
    private List<String> sheet(MatchState state) {
        SheetData data = SheetData.of(
                MatchRecord.of(state, services.words()),
                services.words().language().notation());
        return new SheetReading(services.words()).sentences(data);
    }

    private void verify(Side side, boolean isRight) {
        referee.take(new RefereeInput.Verify(side, isRight));
    }

    private void openSheet() {
        referee.inLibrary(id -> services.navigator().open(new Screen.Sheet(id)));
    }

    private void reopen() {
        referee.take(new RefereeInput.Reopen(why()));
    }

    private void rule() {
        referee.take(new RefereeInput.Rule(why()));
    }

    private void appeal(Side side) {
        referee.take(new RefereeInput.Appeal(side, why()));
    }

    /** The reason that he wrote, which is then written anew. */
    private String why() {
        String why = reason.trim().isEmpty() ? phrase("ledger.no-reason") : reason.trim();
        reason = "";
        return why;
    }

    /** The result goes into the event's table; then the rounds show what is still to be played. */
    private void next() {
        referee.view().ifPresent(view -> referee.event().enter(view.state()));
        services.navigator().openFromHome(new Screen.Referee());
        services.navigator().open(new Screen.Rounds());
    }
}
