package org.baoqi.app.tutorial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.settings.Choice;
import org.baoqi.speech.lesson.Lesson;
import org.baoqi.speech.lesson.Step;

/** The spoken lesson, step by step. The step where a learner stopped is where he goes on. */
public final class TutorialForm extends LiveForm {
    private static final String ANSWER = "answer";
    private static final String CHECK = "check";
    private static final String SAY = "say";
    private static final String AGAIN = "again";
    private static final String STOP = "stop";
    private static final String NEXT = "next";
    private static final String PREVIOUS = "previous";
    private static final int LAST = Lesson.steps().size() - 1;
    private static final Choice<Integer> STEP = Choice.number("lesson.step", 0, 0, LAST);

    private final ScreenServices services;
    private final Lesson lesson;
    private String typed = "";
    private Optional<String> told = Optional.empty();

    public TutorialForm(ScreenServices services) {
        this.services = services;
        this.lesson = new Lesson(services.spoken());
    }

    @Override
    public void shown() {
        sayStep();
    }

    private int index() {
        return services.settings().get(STEP);
    }

    private Step step() {
        return Lesson.steps().get(index());
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("step", lesson.title(index())));
        rows.add(new Row.Note("text", lesson.text(index())));
        if (step().exercise().isPresent()) {
            rows.add(new Row.Entry(ANSWER, text(R.string.tutorial_answer), typed, Optional.empty()));
            rows.add(new Row.Action(CHECK, text(R.string.tutorial_check)));
            rows.add(new Row.Talk(SAY, text(R.string.tutorial_say)));
        }
        told.ifPresent(said -> rows.add(new Row.Note("told", said)));
        if (index() < LAST) rows.add(new Row.Action(NEXT, text(R.string.tutorial_next)));
        rows.add(new Row.Action(AGAIN, text(R.string.tutorial_again)));
        rows.add(new Row.Action(STOP, text(R.string.game_stop)));
        if (index() > 0) rows.add(new Row.Action(PREVIOUS, text(R.string.tutorial_previous)));
        return new FormUi(text(R.string.tutorial_title), rows);
    }

    private String text(int id) {
        return services.texts().get(id);
    }

    @Override
    public void press(String row) {
        switch (row) {
            case NEXT -> turnTo(index() + 1);
            case PREVIOUS -> turnTo(index() - 1);
            case AGAIN -> sayStep();
            case STOP -> services.voice().speaking().stop();
            case SAY -> services.listen(this::judge);
            default -> check();
        }
    }

    @Override
    public void type(String row, String text) {
        typed = text;
        refresh();
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
                .ifPresent(exercise -> services.inBackground(
                        () -> lesson.answer(exercise, texts).said(), this::tell));
    }

    private void tell(String said) {
        told = Optional.of(said);
        services.say(said);
        refresh();
    }
}
