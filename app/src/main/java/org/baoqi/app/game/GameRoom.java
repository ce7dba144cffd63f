package org.baoqi.app.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.store.GameStore;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Errands;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchTime;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Opponent;

/**
 * The table, the machine and the clock of a game, brought together one after the other on one thread: what a player does,
 * what the machine answers, what the clock brings.
 */
final class GameRoom {
    /** Takes what is to be shown and said. */
    interface Audience {
        void hear(Optional<GameTable> game, List<Announcement> said);
    }

    private final Surroundings around;
    private final Audience audience;
    private final Opponent machine;
    private Manner manner;
    private Optional<GameTable> game = Optional.empty();
    /** The position that the machine thinks about. */
    private Optional<Position> thinking = Optional.empty();

    /** Whether the store failed and nobody has tried again. */
    private boolean stuck;

    GameRoom(Surroundings around, Manner manner, Audience audience) {
        this.around = around;
        this.manner = manner;
        this.audience = audience;
        this.machine = new LateOpponent(around.machines());
        around.thinkers().execute(this::parser);
    }

    Manner manner() {
        return manner;
    }

    Optional<GameTable> game() {
        return game;
    }

    List<Announcement> begin(MatchSetup setup) {
        GameStore.KeptGame kept = around.store().begin(setup);
        Match match = Match.begin(setup, kept, MatchTime.from(Duration.ZERO, around.time()), narrator());
        sitDown(match);
        return match.opening();
    }

    /** Takes up the game on the table, or the one that was being played last. */
    List<Announcement> resume() {
        if (game.isPresent())
            return game.filter(GameTable::isAdjourned)
                    .map(g -> g.happens(Match::goOn))
                    .orElseGet(List::of);
        return around.store()
                .unfinished()
                .map(this::resume)
                .orElseGet(() -> List.of(sentences().refusal("game.nothing-to-resume")));
    }

    private List<Announcement> resume(GameStore.KeptGame kept) {
        MatchState state = MatchState.of(kept.events());
        Match match = Match.resume(state, kept, MatchTime.from(state.at(), around.time()), narrator());
        sitDown(match);
        return game.get().happens(Match::goOn);
    }

    private void sitDown(Match match) {
        stopThinking();
        game = Optional.of(table(match));
    }

    private GameTable table(Match match) {
        Errands errands =
                Errands.away(around.thinkers(), answer -> around.table().execute(() -> answered(match, answer)));
        return new GameTable(match, parser(), machine, manner.habits(), errands);
    }

    /** Who has sat down to another game meanwhile does not hear of it. */
    private void answered(Match asked, Supplier<List<Announcement>> answer) {
        if (game.filter(g -> g.match() == asked).isPresent()) proceed(answer);
    }

    /** From now on everything is said and shown in another manner. */
    List<Announcement> change(Manner other) {
        manner = other;
        game = game.map(g -> table(g.match().with(narrator())));
        return List.of();
    }

    /** Lets a player do something, then all that follows from it. */
    void happen(Supplier<List<Announcement>> event) {
        stuck = false;
        proceed(event);
    }

    /** What cannot be stored does not happen, and nothing more does until the player tries again. */
    private void proceed(Supplier<List<Announcement>> event) {
        List<Announcement> said = stored(event, stored(this::tick, List.of()));
        audience.hear(game, said);
        List<Announcement> more = stored(this::letTheMachineThink, List.of());
        if (!more.isEmpty()) audience.hear(game, more);
        setTheAlarm();
    }

    private List<Announcement> stored(Supplier<List<Announcement>> event, List<Announcement> before) {
        if (stuck) return before;
        List<Announcement> said = new ArrayList<>(before);
        try {
            said.addAll(event.get());
        } catch (GameStore.StorageException e) {
            stuck = true;
            said.add(sentences().refusal("game.not-stored"));
        }
        return said;
    }

    private List<Announcement> tick() {
        return game.map(g -> g.happens(Match::tick)).orElseGet(List::of);
    }

    /** Once the machine is asked for its move it answers by itself, as one more thing that happens. */
    private List<Announcement> letTheMachineThink() {
        if (thinking.isPresent() && !isThinking()) stopThinking();
        if (isThinking() || !isMachinesTurn()) return List.of();
        List<Announcement> answer = game.get().machineAnswers();
        if (isMachinesTurn() && !game.get().isMachineAsked()) think(game.get());
        return answer;
    }

    private boolean isMachinesTurn() {
        return game.filter(GameTable::isMachinesTurn).isPresent();
    }

    private boolean isThinking() {
        return isMachinesTurn() && thinking.equals(game.map(g -> g.state().position()));
    }

    private void think(GameTable table) {
        Position position = table.state().position();
        thinking = Optional.of(position);
        Duration left =
                table.state().left(table.state().sideToMove(), table.match().now());
        machine.think(table.state(), left, move -> around.table().execute(() -> answered(position, move)));
    }

    /** The move was taken back, or the game ended or left, while the machine thought. */
    private void stopThinking() {
        machine.stop();
        thinking = Optional.empty();
    }

    private void answered(Position asked, Move move) {
        if (!isThinking() || !thinking.equals(Optional.of(asked))) return;
        thinking = Optional.empty();
        proceed(() -> machineMoves(move));
    }

    private List<Announcement> machineMoves(Move move) {
        return game.get()
                .happens(match -> match.state().isOver()
                        ? List.of()
                        : match.grant(match.turn(match.state().sideToMove()).play(move)));
    }

    private void setTheAlarm() {
        Optional<Duration> wait = stuck ? Optional.empty() : game.flatMap(GameRoom::untilSomething);
        if (wait.isPresent())
            around.alarm().set(wait.get(), () -> around.table().execute(() -> proceed(List::of)));
        else around.alarm().clear();
    }

    /** Until a report, a flag, or another second to show. */
    private static Optional<Duration> untilSomething(GameTable game) {
        Optional<Duration> change =
                ClockPresenter.untilChange(game.state(), game.match().now());
        List<Duration> waits = Stream.of(game.match().untilTick(), change)
                .flatMap(wait -> wait.map(Stream::of).orElseGet(Stream::empty))
                .collect(Collectors.toList());
        return waits.stream().min(Duration::compareTo).map(wait -> wait.isNegative() ? Duration.ZERO : wait);
    }

    Sentences sentences() {
        return new Sentences(manner.announcer());
    }

    private Narrator narrator() {
        return new Narrator(manner.announcer());
    }

    /** Reads its tables when it is first asked for: not when a player waits to hear that his game begins. */
    private VoiceParser parser() {
        return VoiceParser.in(manner.announcer().voice());
    }
}
