package org.baoqi.speech.desk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.Opponent;
import org.baoqi.speech.match.TableEvent;

/**
 * A game at the terminal: brings the player's lines, the machine's moves and the clock together, one after the other.
 *
 * <p>While the machine thinks, of its move or of a hint, other questions are answered at once (六5(1)) and the clock is
 * heard on time; moves that the player types ahead wait for their turn.
 */
final class Play {
    private final Match match;
    private final Conversation conversation;
    private final Opponent machine;
    private final Side player;
    private final Inbox inbox;
    private final Mouth mouth;
    private final Runnable save;
    private final Deque<Message> held = new ArrayDeque<>();
    /** The position that the machine thinks about. */
    private Optional<Position> thinking = Optional.empty();

    private boolean left;

    Play(
            Match match,
            Conversation conversation,
            Opponent machine,
            Side player,
            Inbox inbox,
            Mouth mouth,
            Runnable save) {
        this.match = match;
        this.conversation = conversation;
        this.machine = machine;
        this.player = player;
        this.inbox = inbox;
        this.mouth = mouth;
        this.save = save;
    }

    /** Plays until there is nothing left to say, the player leaves or the input ends. */
    void run(List<Announcement> opening) {
        tell(opening);
        while (!isDone()) {
            letTheMachineThink();
            Message message = next();
            tell(match.tick());
            take(message);
        }
        machine.stop();
        if (!match.state().isOver() && !isAdjourned())
            tell(match.record(List.of(new TableEvent.Adjourned(match.now()))));
    }

    private boolean isDone() {
        return left || match.state().isClosed() || isAdjourned();
    }

    private boolean isAdjourned() {
        return match.state().turn().sealed().isPresent();
    }

    private boolean isMachinesTurn() {
        return !match.state().isOver() && match.state().sideToMove() != player;
    }

    private boolean isThinking() {
        return isMachinesTurn() && thinking.equals(Optional.of(match.state().position()));
    }

    private boolean isBusy() {
        return isThinking() || conversation.isAwaitingAdvice();
    }

    private void letTheMachineThink() {
        if (thinking.isPresent() && !isThinking()) stopThinking();
        if (!isMachinesTurn() || isThinking()) return;
        tell(conversation.machineAnswers());
        if (!isMachinesTurn()) return;
        Position position = match.state().position();
        thinking = Optional.of(position);
        machine.think(
                match.state(),
                match.state().left(player.opposite(), match.now()),
                move -> inbox.put(new Message.Chosen(position, move)));
    }

    /** Nothing where the machine's answer to an offer has ended the game. */
    private Message next() {
        if (isDone()) return new Message.Nothing();
        return isBusy() || held.isEmpty() ? inbox.next(match.untilTick()) : held.poll();
    }

    private void take(Message message) {
        if (message instanceof Message.Chosen chosen) {
            play(chosen);
        } else if (message instanceof Message.Typed typed) {
            if (isBusy() && !isForNow(typed.line())) held.add(message);
            else hear(typed.line().trim());
        } else if (message instanceof Message.Thought thought) {
            tell(thought.answer().get());
        } else if (message instanceof Message.Closed) {
            if (isBusy()) held.add(message);
            else left = true;
        }
    }

    /** A move for a position that was taken back counts no more. */
    private void play(Message.Chosen chosen) {
        boolean stale = !isThinking() || !thinking.equals(Optional.of(chosen.position()));
        if (stale) return;
        thinking = Optional.empty();
        tell(match.grant(match.turn(player.opposite()).play(chosen.move())));
    }

    /** The move was taken back, and with it whatever was to follow; or the game has ended. */
    private void stopThinking() {
        machine.stop();
        thinking = Optional.empty();
        String typed = held.stream()
                .flatMap(message -> message instanceof Message.Typed ahead ? Stream.of(ahead.line()) : Stream.empty())
                .collect(Collectors.joining(" "));
        held.removeIf(Message.Typed.class::isInstance);
        if (!typed.isEmpty() && !match.state().isOver()) tell(List.of(conversation.typedInVain(typed)));
    }

    private boolean isForNow(String line) {
        if (line.trim().isEmpty() || Shortcuts.isQuit(line)) return true;
        Optional<Request> request = Shortcuts.request(line);
        if (!request.isPresent()) request = conversation.request(List.of(line));
        boolean mustWait = conversation.isAwaitingAdvice()
                && request.filter(Conversation::isForAdviser).isPresent();
        return request.isPresent() && !mustWait;
    }

    private void hear(String line) {
        if (line.isEmpty()) return;
        if (Shortcuts.isQuit(line)) {
            left = true;
            return;
        }
        Optional<Request> request = Shortcuts.request(line);
        if (request.equals(Optional.of(Request.STOP))) mouth.stop();
        mouth.say(
                request.isPresent()
                        ? conversation.hear(Conversation.plain(request.get()))
                        : conversation.hear(List.of(line)));
        save.run();
    }

    private void tell(List<Announcement> announcements) {
        if (announcements.isEmpty()) return;
        conversation.note(announcements);
        mouth.say(announcements);
        save.run();
    }
}
