package org.baoqi.app.tutorial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.settings.Choice;
import org.baoqi.speech.lesson.Lesson;

/** The spoken lesson, step by step. A learner goes on where he stopped. */
public final class TutorialForm extends Form {
    private static final int LAST = Lesson.steps().size() - 1;
    private static final Choice<Integer> STEP = Choice.number("lesson.step", 0, 0, LAST);

    private final Lesson lesson;
    private String typed = "";
    private Optional<String> told = Optional.empty();

    public TutorialForm(ScreenServices services) {
        super(services);
        this.lesson = new Lesson(services.spoken());
    }

    @Override
    public void shown() {
        sayStep();
    }

    private int index() {
        return services.settings().get(STEP);
    }

    private Lesson.Step step() {
        return Lesson.steps().get(index());
    }

    @Override
    protected String title() {
        return text(R.string.tutorial_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note(lesson.title(index())));
        rows.add(new Row.Note(lesson.text(index())));
        if (step().exercise().isPresent()) {
            rows.add(entry(text(R.string.tutorial_answer), typed, text -> typed = text));
            rows.add(button(R.string.tutorial_check, this::check));
            rows.add(new Row.Talk(text(R.string.tutorial_say), () -> services.listen(this::judge)));
        }
        told.ifPresent(said -> rows.add(new Row.Note(said)));
        if (index() < LAST) rows.add(button(R.string.tutorial_next, () -> turnTo(index() + 1)));
        rows.add(button(R.string.tutorial_again, this::sayStep));
        rows.add(button(R.string.game_stop, services.voice().speaking()::stop));
        if (index() > 0) rows.add(button(R.string.tutorial_previous, () -> turnTo(index() - 1)));
        return rows;
    }

    private void turnTo(int step) {
        services.settingsStore().choose(STEP, step);
        typed = "";
        told = Optional.empty();
        sayStep();
        refresh();
    }

    private void sayStep() {
        services.voice().speaking().stop();
        services.say(lesson.said(index()));
    }

    private void check() {
        String answer = typed.trim();
        if (answer.isEmpty()) tell(lesson.nothing());
        else judge(List.of(answer));
    }

    /** The parser reads its tables when it is first asked: not here, where the screen waits. */
    private void judge(List<String> texts) {
        step().exercise()
                .ifPresent(exercise -> services.inBackground(() -> lesson.answer(exercise, texts), this::tell));
    }

    private void tell(String said) {
        told = Optional.of(said);
        services.say(said);
        refresh();
    }
}
