package org.baoqi.app.review;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.baoqi.app.R;
import org.baoqi.app.kit.Texts;
import org.baoqi.app.kit.form.Row;
import org.baoqi.speech.review.ReviewRequest;
import org.baoqi.speech.review.ReviewRequest.Action;
import org.baoqi.speech.words.Words;

/** The buttons of a review: those that are pressed all the time first. */
record ReviewRows(Texts texts, Words words) {
    private static final String EVALUATING = "evaluating";
    private static final String VARIATION = "variation:";
    /** What a button is called; who says it means the same. */
    static final Map<Action, Integer> LABELS = new EnumMap<>(Action.class);

    static {
        LABELS.put(Action.NEXT, R.string.review_next);
        LABELS.put(Action.BACK, R.string.review_back);
        LABELS.put(Action.TEN_ON, R.string.review_ten_on);
        LABELS.put(Action.TEN_BACK, R.string.review_ten_back);
        LABELS.put(Action.FIRST, R.string.review_first);
        LABELS.put(Action.LAST, R.string.review_last);
        LABELS.put(Action.NEXT_CAPTURE, R.string.review_next_capture);
        LABELS.put(Action.PREVIOUS_CAPTURE, R.string.review_previous_capture);
        LABELS.put(Action.NEXT_CHECK, R.string.review_next_check);
        LABELS.put(Action.PREVIOUS_CHECK, R.string.review_previous_check);
        LABELS.put(Action.NEXT_MISTAKE, R.string.review_next_mistake);
        LABELS.put(Action.PREVIOUS_MISTAKE, R.string.review_previous_mistake);
        LABELS.put(Action.HERE, R.string.review_here);
        LABELS.put(Action.REPEAT, R.string.review_repeat);
        LABELS.put(Action.BETTER, R.string.review_better);
        LABELS.put(Action.EVALUATE, R.string.review_evaluate);
        LABELS.put(Action.SUMMARY, R.string.review_summary);
        LABELS.put(Action.LEAVE_VARIATION, R.string.review_leave_variation);
        LABELS.put(Action.DELETE_VARIATION, R.string.review_delete_variation);
        LABELS.put(Action.DELETE_COMMENTS, R.string.review_delete_comments);
        LABELS.put(Action.ANALYSE, R.string.review_analyse);
        LABELS.put(Action.PLAY_FROM_HERE, R.string.review_play_from_here);
        LABELS.put(Action.HELP, R.string.review_help);
    }

    /** What was said last, and how far the analysis is. */
    List<Row> status(ReviewView view) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("said", view.said()));
        int done = view.analysis().done().size();
        if (done > 0 && !view.analysis().isComplete())
            rows.add(new Row.Note(
                    "analysed",
                    texts.get(R.string.review_analysed, done, view.analysis().positions())));
        return rows;
    }

    List<Row> steps(ReviewView view) {
        List<Row> rows = buttons(Action.NEXT, Action.BACK, Action.TEN_ON, Action.TEN_BACK, Action.FIRST, Action.LAST);
        rows.addAll(buttons(Action.NEXT_CAPTURE, Action.NEXT_CHECK, Action.NEXT_MISTAKE));
        rows.addAll(buttons(Action.HERE, Action.REPEAT, Action.BETTER, Action.EVALUATE));
        for (int number = 1; number <= view.review().alternatives().size(); number++)
            rows.add(new Row.Action(VARIATION + number, texts.get(R.string.review_enter_variation, number)));
        if (view.review().place().isInVariation())
            rows.addAll(buttons(Action.LEAVE_VARIATION, Action.DELETE_VARIATION));
        return rows;
    }

    /** What can be asked about the position, each a page. */
    List<Row> questions(ReviewView view) {
        return List.of(
                question(ReviewQuestions.POSITION, R.string.review_ask_position, view),
                question(ReviewQuestions.PIECES, R.string.review_ask_pieces, view));
    }

    private Row question(ReviewQuestions questions, int label, ReviewView view) {
        return questions.row(texts.get(label), view.position(), words);
    }

    List<Row> rest(ReviewView view) {
        List<Row> rows = new ArrayList<>();
        if (!view.review().comments().isEmpty()) rows.addAll(buttons(Action.DELETE_COMMENTS));
        rows.add(new Row.Toggle(EVALUATING, texts.get(R.string.review_evaluating), view.evaluating()));
        rows.addAll(buttons(Action.PREVIOUS_CAPTURE, Action.PREVIOUS_CHECK, Action.PREVIOUS_MISTAKE));
        rows.addAll(buttons(Action.SUMMARY, Action.ANALYSE, Action.PLAY_FROM_HERE, Action.HELP));
        return rows;
    }

    private List<Row> buttons(Action... actions) {
        List<Row> rows = new ArrayList<>();
        for (Action action : actions) rows.add(new Row.Action(action.name(), texts.get(LABELS.get(action))));
        return rows;
    }

    /** What a row asks for. */
    ReviewRequest command(String row, boolean evaluating) {
        if (row.equals(EVALUATING)) return ReviewRequest.of(evaluating ? Action.EVALUATION_OFF : Action.EVALUATION_ON);
        return row.startsWith(VARIATION)
                ? ReviewRequest.enter(Integer.parseInt(row.substring(VARIATION.length())))
                : ReviewRequest.of(Action.valueOf(row));
    }
}
