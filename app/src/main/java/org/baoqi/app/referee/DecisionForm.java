package org.baoqi.app.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.RefereeInput;

/** 判決: what a referee decides by himself: a result, a limit of moves, time given or taken. */
public final class DecisionForm extends LiveForm implements ScreenModels.Leaving {
    private static final String LOSE = "lose.";
    private static final String DRAWN = "drawn";
    private static final String LIMIT = "limit.";
    private static final String MOVES = "moves";
    private static final String ADJUST = "adjust.";
    private static final String SECONDS = "seconds";
    private static final String REASON = "reason";
    private static final String NUMBER = "-?\\d{1,5}";

    private final ScreenServices services;
    private final RefereeRoom referee;
    private final Runnable unobserve;
    private final Map<String, String> typed = new HashMap<>();

    public DecisionForm(ScreenServices services, RefereeRoom referee) {
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
        referee.view().ifPresent(view -> {
            rows.add(new Row.Note("said", String.join(say("time.join"), view.said())));
            if (!view.state().isOver()) rows.addAll(rows(view.state()));
        });
        return new FormUi(services.texts().get(R.string.referee_decisions), rows);
    }

    private List<Row> rows(MatchState state) {
        List<Row> rows = new ArrayList<>();
        Predicate<EndingReason> nobodys = reason -> reason.isDraw() || reason.isForBoth();
        for (Side side : Side.values())
            rows.add(result(LOSE + side, say("decide.lose", side), state, nobodys.negate()));
        rows.add(result(DRAWN, say("decide.drawn"), state, nobodys));
        state.setup().book().regulations().declaredLimit().ifPresent(rule -> {
            String usual = rule.moves().map(String::valueOf).orElse("");
            rows.add(entry(MOVES, usual));
            for (Side side : Side.values()) rows.add(new Row.Action(LIMIT + side, say("decide.limit", side)));
        });
        rows.add(entry(SECONDS, ""));
        rows.add(entry(REASON, ""));
        for (Side side : Side.values()) rows.add(new Row.Action(ADJUST + side, say("decide.adjust", side)));
        return rows;
    }

    /** The ends that the book knows. */
    private Row result(String id, String label, MatchState state, Predicate<EndingReason> fits) {
        List<Row.Option> reasons = Arrays.stream(EndingReason.values())
                .filter(fits)
                .filter(state.setup().book().regulations().endings()::knows)
                .map(reason -> new Row.Option(reason.name(), say("referee.ending." + reason), false))
                .collect(Collectors.toList());
        return new Row.Pick(id, label, say("ledger.choose"), reasons);
    }

    private Row entry(String id, String usual) {
        return new Row.Entry(id, say("decide." + id), typed.getOrDefault(id, usual), Optional.empty());
    }

    @Override
    public void type(String row, String text) {
        typed.put(row, text);
        refresh();
    }

    @Override
    public void pick(String row, String option) {
        Optional<Side> loser =
                row.equals(DRAWN) ? Optional.empty() : Optional.of(Side.valueOf(row.substring(LOSE.length())));
        take(new RefereeInput.Declare(loser, EndingReason.valueOf(option)));
    }

    @Override
    public void press(String row) {
        Side side = Side.valueOf(row.substring(row.indexOf('.') + 1));
        if (row.startsWith(LIMIT))
            take(new RefereeInput.Limit(side, number(MOVES).filter(moves -> moves >= 0)));
        else if (number(SECONDS).isPresent())
            take(new RefereeInput.Adjust(
                    side, Duration.ofSeconds(number(SECONDS).get()), reason()));
        else services.say(say("decide.no-seconds"));
    }

    private Optional<Integer> number(String row) {
        String text = typed.getOrDefault(row, "").trim();
        return text.matches(NUMBER) ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }

    private String reason() {
        String text = typed.getOrDefault(REASON, "").trim();
        return text.isEmpty() ? say("ledger.no-reason") : text;
    }

    private void take(RefereeInput input) {
        referee.take(input);
    }

    private String say(String key, Object... values) {
        return services.words().say(key, values);
    }
}
