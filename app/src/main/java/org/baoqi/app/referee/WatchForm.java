package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.app.R;
import org.baoqi.app.board.BoardPresenter;
import org.baoqi.app.board.PointUi;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.TurnSoFar;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.talk.TouchableBoard;
import org.baoqi.speech.talk.TouchableBoard.Tap;
import org.baoqi.speech.words.PositionWords;
import org.baoqi.speech.words.Words;

/**
 * 監局: the referee keys what he hears, taps what is played and presses for either side. The board is tapped twice for a
 * move; while touches are entered each tap is one.
 */
public final class WatchForm extends LiveForm implements ScreenModels.Leaving {
    private final ScreenServices services;
    private final RefereeRoom referee;
    private final Runnable unobserve;
    private Optional<Point> from = Optional.empty();
    private boolean touching;
    private boolean sealing;
    private Optional<TurnSoFar> turn = Optional.empty();
    private Optional<Side> shifting = Optional.empty();
    private String typed = "";
    private final List<Point> touched = new ArrayList<>();

    public WatchForm(ScreenServices services, RefereeRoom referee) {
        this.services = services;
        this.referee = referee;
        this.unobserve = referee.observe(this::changed);
    }

    @Override
    public void left() {
        unobserve.run();
    }

    /** What is half entered belongs to one turn. */
    private void changed() {
        Optional<TurnSoFar> now = view().map(view -> view.state().turn());
        if (!now.equals(turn)) from = Optional.empty();
        turn = now;
        refresh();
    }

    private Optional<RefereeView> view() {
        return referee.view();
    }

    /** The board as Red sees it, with what a tap on each point will do. */
    public List<PointUi> board() {
        Optional<Move> last =
                view().flatMap(view -> view.state().history().last()).map(History.Ply::move);
        return new BoardPresenter(touch(), Side.RED, last)
                .points(services.words(), Words.in(services.spoken().texts()));
    }

    private TouchableBoard touch() {
        Position position = view().map(view -> view.state().position()).orElseGet(Position::initial);
        return new TouchableBoard(position, mode(), position.sideToMove(), Set.of(), from);
    }

    private TouchableBoard.Mode mode() {
        if (!view().filter(view -> !view.state().isOver()).isPresent()) return TouchableBoard.Mode.LOOKS;
        if (touching) return TouchableBoard.Mode.TOUCHES;
        return copies() ? TouchableBoard.Mode.COPIES : TouchableBoard.Mode.ENTERS;
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>();
        WatchRows watch = new WatchRows(services.words(), services.texts());
        if (!view().isPresent()) rows.add(new Row.Note("none", services.texts().get(R.string.referee_no_game)));
        view().ifPresent(view ->
                rows.addAll(watch.rows(view, new WatchRows.Hand(from, touching, sealing, shifting, touched, typed))));
        return new FormUi(services.texts().get(R.string.referee_watching), rows);
    }

    /** A point of the board was tapped: what its hint says is done. */
    public void tap(Point point) {
        Tap tap = touch().tap(point);
        if (tap instanceof Tap.Touch touch) touched.add(touch.at());
        else if (tap instanceof Tap.Pick pick) from = Optional.of(pick.at());
        else if (tap instanceof Tap.PutDown) from = Optional.empty();
        else if (tap instanceof Tap.Place place) played(place.move());
        else services.mention(new PositionWords(services.words(), Side.RED).point(touch().position(), point));
        refresh();
    }

    /** Whether the next move is the opponent's, on a side's own board, where the piece has left its point already. */
    private boolean copies() {
        return view().filter(view -> view.state().turn().progress().allows(Act.MIRROR))
                .isPresent();
    }

    /** A piece that stands wrongly, the opponent's move on a side's own board, or else the side's own move. */
    private void played(Move move) {
        take(input(move));
        shifting = Optional.empty();
        sealing = false;
        from = Optional.empty();
    }

    private RefereeInput input(Move move) {
        if (sealing) return new RefereeInput.Seal(move);
        if (shifting.isPresent()) return new RefereeInput.Shift(shifting.get(), move);
        return copies() ? new RefereeInput.Copy(move) : new RefereeInput.Make(move);
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
        else if (row.startsWith(WatchRows.MANNER))
            touched(Touch.Manner.valueOf(row.substring(WatchRows.MANNER.length())));
        else if (row.startsWith(WatchRows.CHOICE))
            referee.answer(VoiceCommand.choice(Integer.parseInt(row.substring(WatchRows.CHOICE.length()))));
        else if (row.startsWith(WatchRows.SHIFT)) shifting(Side.valueOf(row.substring(WatchRows.SHIFT.length())));
        else if (WatchRows.inputs().containsKey(row)) take(WatchRows.inputs().get(row));
        else act(row);
        refresh();
    }

    private void act(String row) {
        switch (row) {
            case WatchRows.SAY -> say();
            case WatchRows.SAME -> made().ifPresent(move -> take(new RefereeInput.Call(move)));
            case WatchRows.COPIED ->
                view().flatMap(view -> view.state().history().last())
                        .ifPresent(ply -> take(new RefereeInput.Copy(ply.move())));
            case WatchRows.LISTEN -> services.listen(referee::hear);
            case WatchRows.YES -> referee.answer(VoiceCommand.of(Request.YES));
            case WatchRows.NO -> referee.answer(VoiceCommand.of(Request.NO));
            case WatchRows.TOUCHING -> touching();
            case WatchRows.SEALING -> sealing = !sealing;
            case WatchRows.PHONES -> services.navigator().open(new Screen.Hosting());
            case WatchRows.DECISIONS -> services.navigator().open(new Screen.Decisions());
            case WatchRows.LEDGER -> services.navigator().open(new Screen.Ledger());
            case WatchRows.RESULT -> services.navigator().open(new Screen.RefereedResult());
            default -> throw new IllegalArgumentException(row);
        }
    }

    private void shifting(Side side) {
        shifting = shifting.equals(Optional.of(side)) ? Optional.empty() : Optional.of(side);
    }

    private Optional<Move> made() {
        return view().map(RefereeView::state).flatMap(state -> state.turn().made());
    }

    /** What is no announcement stays there to be mended. */
    private void say() {
        Optional<List<MoveWord>> words = MoveWord.read(typed).filter(read -> !read.isEmpty());
        if (words.isPresent()) {
            take(new RefereeInput.Say(words.get()));
            typed = "";
        } else {
            services.say(services.words().say("announce.not-understood", typed));
        }
    }

    /** Begins to enter touches; the second time, judges those that were entered as meant. */
    private void touching() {
        if (touching) touched(Touch.Manner.MEANT);
        else touching = true;
    }

    /** Each point is a touch of its own, in their order. */
    private void touched(Touch.Manner manner) {
        Side side = view().map(RefereeView::state).map(MatchState::sideToMove).orElse(Side.RED);
        for (Point point : touched) take(new RefereeInput.Touched(side, List.of(point), manner));
        touched.clear();
        touching = false;
    }

    private void take(RefereeInput input) {
        referee.take(input);
    }
}
