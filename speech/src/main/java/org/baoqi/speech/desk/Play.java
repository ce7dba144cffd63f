package org.baoqi.speech.desk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.Opponent;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.voice.Request;

/**
 * A game at the terminal: brings the player's lines, the machine's moves and the clock together, one after the other.
 *
 * <p>While the machine thinks, what the player types waits, but for a question about the time, which may be asked at any
 * time (六5(1)).
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
    private boolean thinking;
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

    /** Plays until the game is over, the player leaves or the input ends. */
    void run(List<Announcement> opening) {
        tell(opening);
        while (!match.state().isOver() && !left) {
            letTheMachineThink();
            Message message = next();
            tell(match.tick());
            if (!match.state().isOver()) take(message);
        }
        if (!match.state().isOver()) tell(match.record(List.of(new TableEvent.Adjourned(match.now()))));
    }

    private void letTheMachineThink() {
        boolean due = !thinking && match.state().sideToMove() != player;
        if (!due) return;
        tell(conversation.machineAnswers());
        if (match.state().isOver()) return;
        thinking = true;
        machine.think(
                match.state(),
                match.state().left(player.opposite(), match.now()),
                move -> inbox.put(new Message.Chosen(move)));
    }

    private Message next() {
        boolean over = match.state().isOver();
        if (over) return new Message.Nothing();
        return thinking || held.isEmpty() ? inbox.next(match.untilTick()) : held.poll();
    }

    private void take(Message message) {
        if (message instanceof Message.Chosen chosen) {
            thinking = false;
            tell(match.grant(match.turn(player.opposite()).play(chosen.move())));
        } else if (message instanceof Message.Typed typed) {
            if (thinking && !canInterrupt(typed.line())) held.add(message);
            else hear(typed.line().trim());
        } else if (message instanceof Message.Closed) {
            if (thinking) held.add(message);
            else left = true;
        }
    }

    /** What was typed earlier comes first. */
    private boolean canInterrupt(String line) {
        Optional<Request> request = Shortcuts.request(line);
        return held.isEmpty()
                && (request.equals(Optional.of(Request.TIME)) || request.equals(Optional.of(Request.STOP)));
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
