package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.LedgerWords;
import org.baoqi.speech.referee.RefereeInput;

/** 犯規表: what has been entered, what to enter or take back, and which breach to put right. */
public final class LedgerForm extends Form {
    private final RefereedMatch referee;
    private String reason = "";
    private String before = "";

    public LedgerForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        whenLeft(referee.observe(this::refresh));
    }

    @Override
    protected String title() {
        return text(R.string.referee_ledger);
    }

    @Override
    protected List<Row> rows() {
        return state().map(this::rows).orElse(List.of());
    }

    private Optional<MatchState> state() {
        return referee.view().map(RefereedMatch.View::state);
    }

    private List<Row> rows(MatchState state) {
        List<Row> rows = new ArrayList<>();
        List<String> lines = new LedgerWords(services.words()).lines(state.fouls());
        if (lines.isEmpty()) rows.add(new Row.Note(phrase("ledger.empty")));
        lines.forEach(line -> rows.add(new Row.Note(line)));
        for (Side side : Side.values()) rows.add(new Row.Note(counts(state.fouls(), side)));
        if (!state.isOver()) for (Side side : Side.values()) rows.addAll(enter(state, side));
        rows.add(entry(phrase("ledger.reason"), reason, text -> reason = text));
        for (int i = 0; i < lines.size(); i++)
            if (!state.fouls().entries().get(i).withdrawn().isPresent()) rows.add(withdraw(i));
        return rows;
    }

    private String counts(FoulLedger ledger, Side side) {
        return String.join(phrase("list.points"), new LedgerWords(services.words()).counts(ledger, side));
    }

    private List<Row> enter(MatchState state, Side side) {
        String played = String.valueOf(state.history().plies().size());
        return List.of(
                Row.Pick.from(
                        "foul." + side,
                        phrase("ledger.enter", side),
                        phrase("ledger.choose"),
                        offences(state),
                        offence -> phrase("offence." + offence),
                        offence -> take(new RefereeInput.Foul(side, offence))),
                entry(phrase("ledger.before", side), before.isEmpty() ? played : before, text -> before = text),
                Row.Pick.from(
                        "breach." + side,
                        phrase("ledger.breach", side),
                        phrase("ledger.choose"),
                        List.of(Breach.values()),
                        breach -> phrase("referee.breach." + breach),
                        breach -> take(new RefereeInput.PutRight(side, breach, plies(), Optional.empty()))));
    }

    /** Those that the book punishes. */
    private static List<Offence> offences(MatchState state) {
        return Arrays.stream(Offence.values())
                .filter(offence -> state.fouls().rules().sanction(offence).isPresent())
                .collect(Collectors.toList());
    }

    private int plies() {
        int played = state().map(state -> state.history().plies().size()).orElse(0);
        return before.matches("\\d{1,4}") ? Integer.parseInt(before) : played;
    }

    /** A foul is not taken back without a reason. */
    private Row withdraw(int index) {
        return new Row.Button(phrase("ledger.undo", index + 1), () -> {
            String why = reason.trim().isEmpty() ? phrase("ledger.no-reason") : reason.trim();
            reason = "";
            take(new RefereeInput.Withdraw(index, why));
        });
    }

    private void take(RefereeInput input) {
        referee.take(input);
        refresh();
    }
}
