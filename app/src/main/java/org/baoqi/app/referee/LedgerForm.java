package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.LedgerWords;
import org.baoqi.speech.referee.RefereeInput;

/** 犯規表: what has been entered, what to enter or take back, and which breach to put right. */
public final class LedgerForm extends LiveForm implements ScreenModels.Leaving {
    private static final String REASON = "reason";
    private static final String BEFORE = "before";
    private static final String FOUL = "foul.";
    private static final String BREACH = "breach.";
    private static final String UNDO = "undo.";

    private final ScreenServices services;
    private final RefereeRoom referee;
    private final Runnable unobserve;
    private String reason = "";
    private String before = "";

    public LedgerForm(ScreenServices services, RefereeRoom referee) {
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
        state().ifPresent(state -> rows.addAll(rows(state)));
        return new FormUi(services.texts().get(R.string.referee_ledger), rows);
    }

    private Optional<MatchState> state() {
        return referee.view().map(RefereeView::state);
    }

    private List<Row> rows(MatchState state) {
        List<Row> rows = new ArrayList<>();
        List<String> lines = new LedgerWords(services.words()).lines(state.fouls());
        if (lines.isEmpty()) rows.add(new Row.Note("none", services.words().say("ledger.empty")));
        for (int i = 0; i < lines.size(); i++) rows.add(new Row.Note("line." + i, lines.get(i)));
        for (Side side : Side.values()) rows.add(new Row.Note("counts." + side, counts(state.fouls(), side)));
        if (!state.isOver()) for (Side side : Side.values()) rows.addAll(enter(state, side));
        rows.add(new Row.Entry(REASON, services.words().say("ledger.reason"), reason, Optional.empty()));
        for (int i = 0; i < lines.size(); i++)
            if (!state.fouls().entries().get(i).withdrawn().isPresent())
                rows.add(new Row.Action(UNDO + i, services.words().say("ledger.undo", i + 1)));
        return rows;
    }

    private String counts(FoulLedger ledger, Side side) {
        return String.join(services.words().say("list.points"), new LedgerWords(services.words()).counts(ledger, side));
    }

    private List<Row> enter(MatchState state, Side side) {
        String played = String.valueOf(state.history().plies().size());
        return List.of(
                new Row.Pick(FOUL + side, services.words().say("ledger.enter", side), choose(), offences(state)),
                new Row.Entry(
                        BEFORE + "." + side,
                        services.words().say("ledger.before", side),
                        before.isEmpty() ? played : before,
                        Optional.empty()),
                new Row.Pick(BREACH + side, services.words().say("ledger.breach", side), choose(), breaches()));
    }

    private String choose() {
        return services.words().say("ledger.choose");
    }

    /** Those that the book punishes. */
    private List<Row.Option> offences(MatchState state) {
        return Arrays.stream(Offence.values())
                .filter(offence -> state.fouls().rules().sanction(offence).isPresent())
                .map(offence -> new Row.Option(offence.name(), services.words().say("offence." + offence), false))
                .collect(Collectors.toList());
    }

    private List<Row.Option> breaches() {
        return Arrays.stream(Breach.values())
                .map(breach -> new Row.Option(breach.name(), services.words().say("referee.breach." + breach), false))
                .collect(Collectors.toList());
    }

    @Override
    public void type(String row, String text) {
        if (row.equals(REASON)) reason = text;
        else before = text;
        refresh();
    }

    @Override
    public void pick(String row, String option) {
        if (row.startsWith(FOUL))
            take(new RefereeInput.Foul(Side.valueOf(row.substring(FOUL.length())), Offence.valueOf(option)));
        else
            take(new RefereeInput.PutRight(
                    Side.valueOf(row.substring(BREACH.length())), Breach.valueOf(option), plies(), Optional.empty()));
    }

    private int plies() {
        int played = state().map(state -> state.history().plies().size()).orElse(0);
        return before.matches("\\d{1,4}") ? Integer.parseInt(before) : played;
    }

    /** A foul is not taken back without a reason. */
    @Override
    public void press(String row) {
        String why = reason.trim().isEmpty() ? services.words().say("ledger.no-reason") : reason.trim();
        take(new RefereeInput.Withdraw(Integer.parseInt(row.substring(UNDO.length())), why));
        reason = "";
    }

    private void take(RefereeInput input) {
        referee.take(input);
        refresh();
    }
}
