package org.baoqi.app.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.RefereeInput;

/** 判決: what a referee decides by himself: a result, a limit of moves, time given or taken. */
public final class DecisionForm extends Form {
    private static final String NUMBER = "-?\\d{1,5}";

    private final RefereedMatch referee;
    /** The usual number of the book until another is typed. */
    private Optional<String> moves = Optional.empty();

    private String seconds = "";
    private String reason = "";

    public DecisionForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        whenLeft(referee.observe(this::refresh));
    }

    @Override
    protected String title() {
        return text(R.string.referee_decisions);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        referee.view().ifPresent(view -> {
            rows.add(new Row.Note(String.join(phrase("time.join"), view.said())));
            if (!view.state().isOver()) rows.addAll(rows(view.state()));
        });
        return rows;
    }

    private List<Row> rows(MatchState state) {
        List<Row> rows = new ArrayList<>();
        Predicate<EndingReason> nobodys = reason -> reason.isDraw() || reason.isForBoth();
        for (Side side : Side.values())
            rows.add(result("lose." + side, phrase("decide.lose", side), Optional.of(side), state, nobodys.negate()));
        rows.add(result("drawn", phrase("decide.drawn"), Optional.empty(), state, nobodys));
        state.setup().book().regulations().declaredLimit().ifPresent(rule -> {
            String usual = rule.moves().map(String::valueOf).orElse("");
            rows.add(entry(phrase("decide.moves"), moves.orElse(usual), text -> moves = Optional.of(text)));
            for (Side side : Side.values()) rows.add(new Row.Button(phrase("decide.limit", side), () -> limit(side)));
        });
        rows.add(entry(phrase("decide.seconds"), seconds, text -> seconds = text));
        rows.add(entry(phrase("decide.reason"), reason, text -> reason = text));
        for (Side side : Side.values()) rows.add(new Row.Button(phrase("decide.adjust", side), () -> adjust(side)));
        return rows;
    }

    /** The ends that the book knows. */
    private Row result(String key, String label, Optional<Side> loser, MatchState state, Predicate<EndingReason> fits) {
        List<EndingReason> reasons = Arrays.stream(EndingReason.values())
                .filter(fits)
                .filter(state.setup().book().regulations().endings()::knows)
                .collect(Collectors.toList());
        return Row.Pick.from(
                key,
                label,
                phrase("ledger.choose"),
                reasons,
                each -> phrase("referee.ending." + each),
                each -> referee.take(new RefereeInput.Declare(loser, each)));
    }

    /** Where no number is typed, the book's own counts. */
    private void limit(Side side) {
        referee.take(new RefereeInput.Limit(side, number(moves.orElse("")).filter(each -> each >= 0)));
    }

    private void adjust(Side side) {
        Optional<Duration> time = number(seconds).map(Duration::ofSeconds);
        if (!time.isPresent()) services.say(phrase("decide.no-seconds"));
        time.ifPresent(each -> referee.take(new RefereeInput.Adjust(side, each, reason())));
    }

    private static Optional<Integer> number(String typed) {
        return typed.trim().matches(NUMBER) ? Optional.of(Integer.valueOf(typed.trim())) : Optional.empty();
    }

    private String reason() {
        return reason.trim().isEmpty() ? phrase("ledger.no-reason") : reason.trim();
    }
}
