package org.baoqi.app.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Conversation.Habits;
import org.baoqi.speech.match.Errands;
import org.baoqi.speech.match.Keystrokes;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Opponent;
import org.baoqi.speech.match.Question;
import org.baoqi.speech.match.TableEvent;

/** A match and who sits at it, one person or two over one phone. Only ever used on one thread. */
final class GameTable {
    private final Match match;
    private final BothSides<Optional<Player>> players;
    private final Sentences sentences;
    private boolean turning;
    private Optional<Side> below = Optional.empty();

    GameTable(Match match, VoiceParser parser, Opponent machine, Habits habits, Errands errands) {
        this.match = match;
        this.sentences = new Sentences(match.narrator().announcer());
        boolean strict = habits.strict() || !match.state().setup().practice();
        this.players = BothSides.of(side -> isMachine(side)
                ? Optional.empty()
                : Optional.of(new Player(
                        match,
                        side,
                        new Conversation(match, side, parser, machine, new Habits(strict, habits.readBack()), errands),
                        sentences)));
    }

    private boolean isMachine(Side side) {
        return state().setup().seats().get(side).level().isPresent();
    }

    Match match() {
        return match;
    }

    MatchState state() {
        return match.state();
    }

    /**
     * Whose fingers are on the phone: the person whose turn it is, else the one who plays the machine; after the end, who
     * has yet to say whether the result is right.
     */
    Player player() {
        Side mover = state().toVerify().stream().findFirst().orElse(state().sideToMove());
        return players.get(mover)
                .orElseGet(() -> players.get(mover.opposite()).orElseThrow(IllegalStateException::new));
    }

    boolean isMachinesTurn() {
        return !state().isOver() && isMachine(state().sideToMove());
    }

    private boolean isForTwo() {
        return !isMachine(Side.RED) && !isMachine(Side.BLACK);
    }

    /** What somebody does, and everybody hears. */
    List<Announcement> act(Function<Player, List<Announcement>> act) {
        Player player = player();
        return heardByAll(() -> act.apply(player), Optional.of(player));
    }

    /** What happens by itself. */
    List<Announcement> happens(Function<Match, List<Announcement>> event) {
        return heardByAll(() -> event.apply(match), Optional.empty());
    }

    /** What a player has begun is of no use once a move was made or taken back. */
    private List<Announcement> heardByAll(Supplier<List<Announcement>> event, Optional<Player> but) {
        int plies = state().history().plies().size();
        List<Announcement> said = event.get();
        boolean moved = state().history().plies().size() != plies;
        for (Side side : Side.values())
            players.get(side).ifPresent(player -> {
                if (moved) player.clear();
                if (!but.equals(Optional.of(player))) player.conversation().note(said);
            });
        return said;
    }

    /** An offer is answered by whom it was made to, though the other may be to move. */
    List<Announcement> ask(VoiceCommand command) {
        boolean answer = command.request() == Request.ACCEPT_DRAW || command.request() == Request.REFUSE_DRAW;
        Optional<Player> asked =
                answer ? state().offers().pending().flatMap(side -> players.get(side.opposite())) : Optional.empty();
        Player player = asked.orElseGet(this::player);
        return heardByAll(() -> player.conversation().hear(command), Optional.of(player));
    }

    List<Announcement> stroke(char sign) {
        Player player = player();
        boolean choosing = player.conversation().question() instanceof Question.Which;
        Optional<Keystrokes.Stroke> stroke =
                Keystrokes.read(sign, player.calling().next(), choosing);
        if (stroke.orElse(null) instanceof Keystrokes.Stroke.Word word) return act(p -> p.key(word.word()));
        if (stroke.orElse(null) instanceof Keystrokes.Stroke.Command command) return ask(command.command());
        return List.of();
    }

    /** Has the machine answer an offer, which it does before it thinks of a move. */
    List<Announcement> machineAnswers() {
        return act(player -> player.conversation().machineAnswers());
    }

    /** Whether the machine thinks of something that it was asked. */
    boolean isMachineAsked() {
        return player().conversation().isAwaitingAdvice();
    }

    /** Sees the board from the other side. */
    List<Announcement> flip() {
        below = Optional.of(viewer().opposite());
        turning = false;
        return List.of(sentences.chat("game.turned", viewer()));
    }

    /** Between two players the board turns to whoever is to move, or stays. */
    List<Announcement> setTurning(boolean on) {
        below = on ? Optional.empty() : Optional.of(viewer());
        turning = on;
        return List.of(sentences.chat("game.turned", viewer()));
    }

    /** Whose edge of the board is below. */
    Side viewer() {
        if (turning) return state().sideToMove();
        return below.orElseGet(() -> isForTwo() ? Side.RED : player().side());
    }

    /** The clock stands while nobody is at the table. */
    List<Announcement> adjourn() {
        boolean runs = !state().isOver() && state().clock().running().isPresent();
        return runs ? happens(m -> m.record(List.of(new TableEvent.Adjourned(m.now())))) : List.of();
    }

    boolean isAdjourned() {
        return !state().isOver() && !state().clock().running().isPresent();
    }

    GameView view() {
        Player player = player();
        return new GameView(
                state(),
                player.side(),
                viewer(),
                player.hand(),
                player.conversation().question(),
                isForTwo(),
                turning);
    }
}
