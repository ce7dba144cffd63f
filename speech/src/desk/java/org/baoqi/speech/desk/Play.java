package org.baoqi.speech.desk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.Table;

/**
 * The door of a table to a terminal: carries a player's lines to it. While the machine thinks, of its move or of a hint,
 * other questions are answered at once (六5(1)); moves that the player types ahead wait for their turn.
 */
final class Play {
    private final Table table;
    private final DeskThread thread;
    private final DeskOutput output;
    private final BiFunction<Player, String, List<Announcement>> listening;
    private final Deque<DeskThread.Item> held = new ArrayDeque<>();
    private Optional<ListeningProgram> recogniser = Optional.empty();
    /** Whether the recogniser has the word; what is typed meanwhile waits. */
    private boolean isListening;

    private boolean left;

    /** @param listening how a line is taken: as typed, or as a recogniser's */
    Play(Table table, DeskThread thread, DeskOutput output, BiFunction<Player, String, List<Announcement>> listening) {
        this.table = table;
        this.thread = thread;
        this.output = output;
        this.listening = listening;
    }

    /** An empty line has this program listen. */
    Play listeningWith(Optional<ListeningProgram> program) {
        recogniser = program;
        return this;
    }

    /** Plays until there is nothing left to say, the player leaves or the input ends. */
    void run() {
        while (!isDone()) take(isWaiting() || held.isEmpty() ? thread.next() : held.poll());
        table.adjourn();
        table.close();
    }

    private boolean isWaiting() {
        return table.isBusy() || isListening;
    }

    private boolean isDone() {
        return left || table.state().isClosed() || table.state().turn().sealed().isPresent();
    }

    private void take(DeskThread.Item message) {
        if (message instanceof DeskThread.Item.Typed typed) {
            if (isListening || table.isBusy() && !isForNow(typed.line())) held.add(message);
            else hear(typed.line().trim());
        } else if (message instanceof DeskThread.Item.Closed) {
            if (isWaiting()) held.add(message);
            else left = true;
        }
    }

    private boolean isForNow(String line) {
        if (line.trim().isEmpty() || Keyboard.Shortcuts.isQuit(line)) return true;
        Optional<Request> request = Keyboard.Shortcuts.request(line);
        if (!request.isPresent()) request = table.player().request(line);
        return request.isPresent() && !table.mustWait(request.get());
    }

    private void hear(String line) {
        if (line.isEmpty()) recogniser.ifPresent(this::listen);
        if (line.isEmpty()) return;
        left = Keyboard.Shortcuts.isQuit(line);
        if (left) return;
        boolean thinking = table.isThinking();
        Optional<Request> request = Keyboard.Shortcuts.request(line);
        if (request.equals(Optional.of(Request.STOP))) output.stop();
        if (request.isPresent()) table.ask(VoiceCommand.of(request.get()));
        else table.act(player -> listening.apply(player, line));
        if (thinking && !table.isThinking()) forget();
    }

    /** The voice falls silent, and the clock goes on, while somebody is listened to. */
    private void listen(ListeningProgram program) {
        output.stop();
        isListening = true;
        Position position = table.state().position();
        List<String> expected = position.legalMoves().stream()
                .map(move -> table.narrator().words().language().notation().write(position, move))
                .collect(Collectors.toList());
        Thread listener = new Thread(
                () -> {
                    Optional<List<String>> texts = program.listen(expected);
                    thread.execute(() -> heard(texts));
                },
                "listener");
        listener.setDaemon(true);
        listener.start();
    }

    private void heard(Optional<List<String>> texts) {
        isListening = false;
        if (texts.filter(some -> !some.isEmpty()).isPresent()) {
            table.act(player -> player.hear(texts.get()));
            return;
        }
        String why = texts.isPresent() ? "play.nothing-said" : "play.listen-failed";
        table.happen(() -> List.of(
                table.narrator().announcer().refusal(table.narrator().words().say(why))));
    }

    /** The move was taken back, and with it whatever was to follow; or the game has ended. */
    private void forget() {
        String typed = held.stream()
                .flatMap(message ->
                        message instanceof DeskThread.Item.Typed ahead ? Stream.of(ahead.line()) : Stream.empty())
                .collect(Collectors.joining(" "));
        held.removeIf(DeskThread.Item.Typed.class::isInstance);
        if (!typed.isEmpty() && !table.state().isOver())
            table.happen(() -> List.of(
                    table.narrator().announcer().chat(table.narrator().words().say("match.typed-in-vain", typed))));
    }
}
