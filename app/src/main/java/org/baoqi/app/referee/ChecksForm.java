package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.speech.match.CheckList;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.narrate.DutyWords;
import org.baoqi.speech.referee.RefereeInput;

/** 開局檢查: what the annex asks of the table, ticked off by the referee. */
public final class ChecksForm extends Form {
    private final RefereedMatch referee;

    public ChecksForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        whenLeft(referee.observe(this::refresh));
    }

    @Override
    protected String title() {
        return phrase("watch.checks");
    }

    @Override
    protected List<Row> rows() {
        return referee.view().map(view -> rows(view.state())).orElse(List.of());
    }

    private List<Row> rows(MatchState state) {
        List<Row> rows = new ArrayList<>();
        List<String> lines = new DutyWords(services.words()).checks(state);
        List<CheckList.Item> items = CheckList.of(state);
        for (int i = 0; i < items.size(); i++) {
            int item = i;
            boolean there = items.get(i).there().orElse(false);
            rows.add(new Row.Switch(
                    lines.get(i), there, on -> referee.take(new RefereeInput.Check(Optional.of(item), on))));
        }
        rows.add(new Row.Button(
                phrase("watch.checks-all"), () -> referee.take(new RefereeInput.Check(Optional.empty(), true))));
        return rows;
    }
}
