package org.baoqi.speech.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Calling;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.referee.TurnReferee;

/** A match in which both sides do whatever comes to their minds: right, wrong and out of turn. */
public final class RandomMatch {
    private final Random random;
    private final Matches.FakeTime time = new Matches.FakeTime();
    public final Matches.Memory store = new Matches.Memory();
    final List<Announcement> said = new ArrayList<>();
    final Match match;

    public RandomMatch(long seed) {
        random = new Random(seed);
        match = Matches.begin(
                Matches.setup(any(Procedure.values()), any(Procedure.values()), random.nextBoolean()), store, time);
        said.addAll(match.opening());
    }

    public void go(int steps) {
        for (int i = 0; i < steps && !match.state().isOver(); i++) {
            time.pass(Duration.ofMillis(random.nextInt(20_000)));
            said.addAll(match.tick());
            said.addAll(step());
        }
    }

    private List<Announcement> step() {
        Side side = random.nextInt(20) == 0
                ? match.state().sideToMove().opposite()
                : match.state().sideToMove();
        int kind = random.nextInt(200);
        if (kind < 2) return match.grant(match.table(side).offerDraw());
        if (kind < 3) return match.grant(match.table(side).answerDraw(random.nextInt(10) == 0));
        if (kind < 5) return match.grant(match.table(side).takeBack());
        if (kind < 6) return match.grant(match.table(side).claimLimit());
        if (kind < 7) return match.grant(match.table(side).verify(random.nextBoolean()));
        if (kind < 16) return match.grant(match.table(side).ask(question()));
        return act(match.turn(side), any(Act.values()));
    }

    private List<Announcement> act(TurnReferee referee, Act act) {
        return match.grant(
                switch (act) {
                    case CALL -> word(referee);
                    case MOVE -> referee.make(move());
                    case PRESS -> referee.press();
                    case SIGNAL, REPEAT, MIRROR, REPEAT_THEIRS -> referee.take(act);
                });
    }

    private Ruling word(TurnReferee referee) {
        Calling calling = match.state().calling();
        int kind = random.nextInt(10);
        if (kind == 0) return referee.say(List.of(any(MoveWord.values())));
        if (kind < 4) return referee.call(move());
        List<MoveWord> next = new ArrayList<>(calling.next());
        if (next.isEmpty()) return referee.say(List.of(any(MoveWord.values())));
        MoveWord word = next.get(random.nextInt(next.size()));
        return calling.isSound() ? referee.say(List.of(word)) : referee.correct(word);
    }

    /** Mostly the move that was called, or a legal one. */
    private Move move() {
        Optional<Move> called = match.state().turn().called();
        if (called.isPresent() && random.nextInt(4) > 0) return called.get();
        List<Move> legal = match.state().position().legalMoves();
        if (random.nextInt(10) > 0) return legal.get(random.nextInt(legal.size()));
        Point from = Point.all().get(random.nextInt(Point.all().size()));
        Point to = Point.all().get(random.nextInt(Point.all().size()));
        return from.equals(to) ? legal.get(0) : new Move(from, to);
    }

    private VoiceCommand question() {
        return new VoiceCommand(
                any(Request.values()),
                Optional.of(any(VoiceCommand.Owner.values())),
                Optional.of(any(Kind.values())),
                Optional.of(1 + random.nextInt(9)),
                Optional.of(1 + random.nextInt(10)));
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
