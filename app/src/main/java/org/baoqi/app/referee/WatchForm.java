package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.BoardUi;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.Screen;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.voice.Listening;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Position;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.touch.Touch;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.referee.RefereeInput;

/**
 * 監局: the referee keys what he hears, taps what is played and presses for either side. The board is tapped twice for a
 * move; while touches are entered each tap is one.
 */
public final class WatchForm extends LiveForm implements ScreenModels.Leaving {
    private final Scene scene;
    private final Runnable unobserve;
    private Optional<Point> from = Optional.empty();
    private boolean touching;
    private Optional<Side> shifting = Optional.empty();
    private String typed = "";
    private final List<Point> touched = new ArrayList<>();

    public WatchForm(Scene scene) {
        this.scene = scene;
        this.unobserve = scene.app().referee().observe(this::changed);
    }

    @Override
    public void left() {
        unobserve.run();
    }

    private void changed() {
        from = Optional.empty();
        refresh();
    }

    private Optional<RefereeView> view() {
        return scene.app().referee().view();
    }

    /** The board as Red sees it. */
    public BoardUi board() {
        Position position = view().map(view -> view.state().position()).orElseGet(Position::initial);
        return BoardUi.of(position, Side.RED, scene.words());
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        WatchRows watch = new WatchRows(scene.words(), scene.texts());
        if (!view().isPresent()) rows.add(new Row.Note("none", scene.texts().get(R.string.referee_no_game)));
        view().ifPresent(view ->
                rows.addAll(watch.rows(view, new WatchRows.Hand(from, touching, shifting, touched, typed))));
        return new FormUi(scene.texts().get(R.string.referee_watching), rows);
    }

    /** A point of the board was tapped. */
    public void tap(Point point) {
        if (touching) {
            touched.add(point);
        } else if (!from.isPresent()) {
            boolean piece = view().filter(
                            view -> view.state().position().pieceAt(point).isPresent())
                    .isPresent();
            if (piece) from = Optional.of(point);
        } else if (from.get().equals(point)) {
            from = Optional.empty();
        } else {
            played(new Move(from.get(), point));
        }
        refresh();
    }

    /** A piece that stands wrongly, the opponent's move on a side's own board, or else the side's own move. */
    private void played(Move move) {
        take(input(move));
        shifting = Optional.empty();
        from = Optional.empty();
    }

    private RefereeInput input(Move move) {
        if (shifting.isPresent()) return new RefereeInput.Shift(shifting.get(), move);
        boolean copies = view().filter(view -> view.state().turn().progress().allows(Act.MIRROR))
                .isPresent();
        return copies ? new RefereeInput.Copy(move) : new RefereeInput.Make(move);
    }

    @Override
    public void type(String row, String text) {
        typed = text;
        refresh();
    }

    @Override
    public void press(String row) {
        if (row.startsWith(WatchRows.WORD))
            take(new RefereeInput.Say(List.of(MoveWord.valueOf(row.substring(WatchRows.WORD.length())))));
        else if (row.startsWith(WatchRows.FIX))
            take(new RefereeInput.Correct(MoveWord.valueOf(row.substring(WatchRows.FIX.length()))));
        else if (row.startsWith(WatchRows.SHIFT)) shifting(Side.valueOf(row.substring(WatchRows.SHIFT.length())));
        else if (WatchRows.inputs().containsKey(row)) take(WatchRows.inputs().get(row));
        else act(row);
        refresh();
    }

    private void act(String row) {
        switch (row) {
            case WatchRows.SAY -> say();
            case WatchRows.SAME -> made().ifPresent(move -> take(new RefereeInput.Call(move)));
            case WatchRows.LISTEN -> listen();
            case WatchRows.YES -> scene.app().referee().confirm(true);
            case WatchRows.NO -> scene.app().referee().confirm(false);
            case WatchRows.TOUCHING -> touching();
            case WatchRows.LEDGER -> scene.navigator().open(new Screen.Ledger());
            case WatchRows.RESULT -> scene.navigator().open(new Screen.RefereedResult());
            default -> throw new IllegalArgumentException(row);
        }
    }

    private void shifting(Side side) {
        shifting = shifting.equals(Optional.of(side)) ? Optional.empty() : Optional.of(side);
    }

    private Optional<Move> made() {
        return view().map(RefereeView::state).flatMap(state -> state.turn().made());
    }

    private void say() {
        MoveWord.read(typed).filter(words -> !words.isEmpty()).ifPresent(words -> take(new RefereeInput.Say(words)));
        typed = "";
    }

    private void listen() {
        scene.app().voice().listening().listen(scene.spoken(), List.of(), outcome -> {
            if (outcome instanceof Listening.Outcome.Heard heard)
                scene.app().referee().hear(heard.texts());
        });
    }

    /** Begins to enter touches; the second time, judges those that were entered, each a touch of its own. */
    private void touching() {
        touching = !touching;
        if (!touching && !touched.isEmpty()) {
            Side side =
                    view().map(RefereeView::state).map(MatchState::sideToMove).orElse(Side.RED);
            for (Point point : touched) take(new RefereeInput.Touched(side, List.of(point), Touch.Manner.MEANT));
        }
        touched.clear();
    }

    private void take(RefereeInput input) {
        scene.app().referee().take(input);
    }
}
