package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.SettingRows;
import org.baoqi.app.settings.Choices;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.RefereeInput;

/** 報棋錄音 as evidence (六1(4), 七1(1)(c)): the players' consent, and what was announced at a move, played again. */
public final class EvidenceForm extends Form {
    private static final List<Integer> DAYS = List.of(1, 7, 30, 90);

    private final RefereedMatch referee;
    private final EvidenceRecorder recorder;
    private String move = "";

    public EvidenceForm(ScreenServices services, RefereedMatch referee, EvidenceRecorder recorder) {
        super(services);
        this.referee = referee;
        this.recorder = recorder;
        whenLeft(referee.observe(this::refresh));
        whenLeft(recorder.observe(this::refresh));
        whenLeft(recorder::hush);
    }

    @Override
    protected String title() {
        return phrase("evidence.title");
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        if (recorder.isRunning()) rows.add(new Row.Note(phrase("evidence.running")));
        if (recorder.hasFailed()) rows.add(new Row.Note(phrase("evidence.failed")));
        referee.view().ifPresent(view -> {
            rows.add(new Row.Note(String.join(phrase("time.join"), view.said())));
            if (!view.state().isOver()) rows.addAll(consent(view.state()));
            rows.addAll(listening(view.state()));
        });
        rows.add(new SettingRows(services.settingsStore(), this::refresh)
                .pick(Choices.EVIDENCE_DAYS, phrase("evidence.days"), DAYS, days -> phrase("evidence.of-days", days)));
        return rows;
    }

    private List<Row> consent(MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (!state.notes().consent().asked()) {
            rows.add(new Row.Talk(phrase("evidence.ask"), this::ask));
            return rows;
        }
        for (Side side : Side.values()) {
            boolean agreed = state.notes().consent().agreed().contains(side);
            if (!agreed) rows.add(answer("evidence.yes", side, true));
            rows.add(answer("evidence.no", side, false));
        }
        rows.add(new Row.Button(phrase("evidence.stop"), () -> referee.take(new RefereeInput.StopRecording())));
        return rows;
    }

    private Row answer(String key, Side side, boolean agrees) {
        return new Row.Button(phrase(key, side), () -> referee.take(new RefereeInput.AgreeToRecord(side, agrees)));
    }

    /** Nobody is asked for what cannot be done. */
    private void ask() {
        if (recorder.isAllowed()) referee.take(new RefereeInput.AskToRecord());
        else services.say(phrase("evidence.not-allowed"));
    }

    private List<Row> listening(MatchState state) {
        List<Row> rows = new ArrayList<>();
        if (state.history().plies().isEmpty()) return rows;
        rows.add(entry(phrase("evidence.move"), moveNumber(state), text -> move = text));
        for (Side side : Side.values())
            rows.add(new Row.Button(phrase("evidence.play", side), () -> play(state, side)));
        rows.add(new Row.Button(phrase("evidence.hush"), recorder::hush));
        return rows;
    }

    /** The last move until another is typed. */
    private String moveNumber(MatchState state) {
        return move.isEmpty()
                ? String.valueOf(
                        state.history().last().map(EvidenceForm::number).orElse(1))
                : move;
    }

    private static int number(History.Ply ply) {
        return ply.before().moveNumber();
    }

    private void play(MatchState state, Side side) {
        List<History.Ply> plies = state.history().plies();
        for (int index = 0; index < plies.size(); index++) {
            History.Ply ply = plies.get(index);
            boolean meant = ply.mover() == side && moveNumber(state).trim().equals(String.valueOf(number(ply)));
            if (meant) {
                recorder.play(index, this::tell);
                return;
            }
        }
        services.say(phrase("evidence.nothing"));
    }

    /** Where it is heard nothing else is said. */
    private void tell(boolean found) {
        if (found) services.voice().speaking().stop();
        else services.say(phrase("evidence.nothing"));
    }
}
