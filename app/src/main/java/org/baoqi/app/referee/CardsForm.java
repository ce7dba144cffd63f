package org.baoqi.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.Card;

/** 卡牌 on the screen, to be shown and handed over (附表七 七1(2)): taken first, then given, so that no slip resigns. */
public final class CardsForm extends Form {
    private final RefereedMatch referee;
    private Optional<Card> taken = Optional.empty();
    private boolean turned;

    /**
     * The card that is shown.
     *
     * @param turned whether it stands so that the other side of the table reads it
     */
    public record CardUi(Card.Kind kind, String text, boolean turned) {}

    public CardsForm(ScreenServices services, RefereedMatch referee) {
        super(services);
        this.referee = referee;
        whenLeft(referee.observe(this::refresh));
    }

    @Override
    protected String title() {
        return text(R.string.referee_cards);
    }

    /** The card that was taken, or the one that waits for an answer. */
    public Optional<CardUi> card() {
        return state().flatMap(state -> pending(state).isPresent() ? pending(state) : taken)
                .map(card ->
                        new CardUi(card.kind(), phrase("card.of", card.side(), phrase("card." + card.kind())), turned));
    }

    private Optional<MatchState> state() {
        return referee.view().map(RefereedMatch.View::state);
    }

    private static Optional<Card> pending(MatchState state) {
        for (Side side : Side.values()) {
            Card card = new Card(side, Card.Kind.DRAW);
            if (card.isPending(state)) return Optional.of(card);
        }
        return Optional.empty();
    }

    @Override
    protected List<Row> rows() {
        return referee.view().map(this::rows).orElseGet(() -> List.of(new Row.Note(text(R.string.referee_no_game))));
    }

    private List<Row> rows(RefereedMatch.View view) {
        List<Row> rows = new ArrayList<>();
        Optional<Card> waiting = pending(view.state());
        if (waiting.isPresent()) rows.addAll(answers(waiting.get()));
        else if (view.state().isOver()) rows.add(new Row.Note(String.join(phrase("time.join"), view.said())));
        else if (taken.isPresent()) rows.addAll(handing(taken.get()));
        else for (Side side : Side.values()) rows.addAll(cards(side));
        if (card().isPresent()) rows.add(turning());
        return rows;
    }

    private List<Row> cards(Side side) {
        List<Row> rows = new ArrayList<>();
        for (Card.Kind kind : Card.Kind.values())
            rows.add(new Row.Button(phrase("card.show." + kind, side), () -> take(Optional.of(new Card(side, kind)))));
        return rows;
    }

    private List<Row> handing(Card card) {
        return List.of(
                new Row.Button(phrase("card.give." + card.kind()), () -> give(card)),
                new Row.Button(phrase("card.keep"), () -> take(Optional.empty())));
    }

    private List<Row> answers(Card card) {
        Side other = card.side().opposite();
        return List.of(
                new Row.Note(phrase("card.waits", card.side(), other)),
                new Row.Button(phrase("card.exchange", other), () -> referee.take(card.answered(true))),
                new Row.Button(phrase("card.return", other), () -> referee.take(card.answered(false))));
    }

    private Row turning() {
        return new Row.Button(phrase(turned ? "large.turn-back" : "large.turn"), () -> {
            turned = !turned;
            refresh();
        });
    }

    private void take(Optional<Card> card) {
        taken = card;
        refresh();
    }

    private void give(Card card) {
        taken = Optional.empty();
        referee.take(card.handedOver());
        refresh();
    }
}
