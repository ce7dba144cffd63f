package org.baoqi.app.review;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Point;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceCommand.Owner;
import org.baoqi.speech.review.ReviewRequest;
import org.baoqi.speech.review.ReviewRequest.Action;

/** The buttons of a review: those that are pressed all the time first. */
record ReviewRows(ScreenServices services, ReviewThread review) {
    /** The name of each button; saying it does the same. */
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

    /** Tells what was said last, and how far the analysis is. */
    List<Row> status(ReviewView view) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note(view.said()));
        int done = view.analysis().done().size();
        if (done > 0 && !view.analysis().isComplete())
            rows.add(new Row.Note(services.text(
                    R.string.review_analysed, done, view.analysis().positions())));
        return rows;
    }

    List<Row> steps(ReviewView view) {
        List<Row> rows = buttons(Action.NEXT, Action.BACK, Action.TEN_ON, Action.TEN_BACK, Action.FIRST, Action.LAST);
        rows.addAll(buttons(Action.NEXT_CAPTURE, Action.NEXT_CHECK, Action.NEXT_MISTAKE));
        rows.addAll(buttons(Action.HERE, Action.REPEAT, Action.BETTER, Action.EVALUATE));
        for (int number = 1; number <= view.review().alternatives().size(); number++)
            rows.add(button(services.text(R.string.review_enter_variation, number), ReviewRequest.enter(number)));
        if (view.review().place().isInVariation())
            rows.addAll(buttons(Action.LEAVE_VARIATION, Action.DELETE_VARIATION));
        return rows;
    }

    /** Two pages of questions: about the position, and about pieces. */
    List<Row> questions(ReviewView view) {
        return List.of(
                menu("POSITION", R.string.review_ask_position, aboutPosition(), view),
                menu("PIECES", R.string.review_ask_pieces, aboutPieces(), view));
    }

    private Row menu(String key, int label, List<VoiceCommand> commands, ReviewView view) {
        HearingWords names = new HearingWords(services.words(), view.position());
        return new Row.Menu(
                key,
                services.text(label),
                commands.stream()
                        .map(command -> new Row.Button(
                                capitalised(names.command(command)), () -> review.act(session -> session.ask(command))))
                        .collect(Collectors.toList()));
    }

    private static String capitalised(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static List<VoiceCommand> aboutPosition() {
        List<VoiceCommand> all = new ArrayList<>();
        all.add(VoiceCommand.of(Request.READ_BOARD));
        for (Owner owner : List.of(Owner.RED, Owner.BLACK))
            all.add(command(Request.PIECES, Optional.of(owner), Optional.empty(), Optional.empty()));
        for (Request request : List.of(
                Request.WHOSE_TURN,
                Request.IN_CHECK,
                Request.MATERIAL,
                Request.CAPTURED,
                Request.OPENING,
                Request.MISSED)) all.add(VoiceCommand.of(request));
        for (int file = 1; file <= Point.FILES; file++)
            all.add(command(Request.ON_FILE, Optional.empty(), Optional.empty(), Optional.of(file)));
        return all;
    }

    private static List<VoiceCommand> aboutPieces() {
        List<VoiceCommand> all = new ArrayList<>();
        for (Owner owner : List.of(Owner.RED, Owner.BLACK))
            for (Request request : List.of(Request.WHERE_IS, Request.LEGAL_MOVES, Request.ATTACKS, Request.ATTACKED_BY))
                for (Kind kind : Kind.values())
                    all.add(command(request, Optional.of(owner), Optional.of(kind), Optional.empty()));
        return all;
    }

    private static VoiceCommand command(
            Request request, Optional<Owner> owner, Optional<Kind> kind, Optional<Integer> file) {
        return new VoiceCommand(request, owner, kind, file, Optional.empty());
    }

    List<Row> rest(ReviewView view) {
        List<Row> rows = new ArrayList<>();
        if (!view.review().comments().isEmpty()) rows.addAll(buttons(Action.DELETE_COMMENTS));
        rows.add(new Row.Switch(
                services.text(R.string.review_evaluating),
                view.evaluating(),
                on -> perform(ReviewRequest.of(on ? Action.EVALUATION_ON : Action.EVALUATION_OFF))));
        rows.addAll(buttons(Action.PREVIOUS_CAPTURE, Action.PREVIOUS_CHECK, Action.PREVIOUS_MISTAKE));
        rows.addAll(buttons(Action.SUMMARY, Action.ANALYSE, Action.PLAY_FROM_HERE, Action.HELP));
        return rows;
    }

    private List<Row> buttons(Action... actions) {
        List<Row> rows = new ArrayList<>();
        for (Action action : actions) rows.add(button(services.text(LABELS.get(action)), ReviewRequest.of(action)));
        return rows;
    }

    private Row button(String label, ReviewRequest command) {
        return new Row.Button(label, () -> perform(command));
    }

    private void perform(ReviewRequest command) {
        review.act(session -> session.perform(command));
    }
}
