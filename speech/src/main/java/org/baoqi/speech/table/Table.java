package org.baoqi.speech.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.talk.Ear;

/**
 * A match being played, whoever plays it and wherever it is seen: brings together what people do, what the machine answers
 * and what the clock brings, one after the other. The desk's game, the phone's, a referee's and a hosted match are doors of
 * it; each only carries what is done to the table and what is said away from it.
 *
 * <p>One round of its loop: the clock is looked at, something is done, it is told, the machine thinks if it has to, and an
 * alarm is set for when the clock has something to say again. All of it happens where {@link Threads#table} runs it, never
 * two things at once; only the engine thinks elsewhere, and its answer comes back as one more thing that happens.
 *
 * <p>What cannot be stored does not happen: the clock stands until there is room again.
 */
public final class Table implements AutoCloseable {
    /** How often a store that refused is tried again by itself. */
    private static final Duration RETRY = Duration.ofSeconds(5);

    private final Match match;
    private final Opponent machine;
    private final Threads threads;
    private final Audience audience;
    private final EngineTalk engine;
    private BothSides<Optional<Player>> players = BothSides.same(Optional.empty());
    /** The position that the machine thinks about. */
    private Optional<Position> thinking = Optional.empty();
    /** The players for whom the clock waits. */
    private final Set<Side> awaited = EnumSet.noneOf(Side.class);
    /** Whether the store has refused, and nothing happens until it is tried again. */
    private boolean stuck;

    private boolean closed;

    /** Who shows and says what comes of it. */
    public interface Audience {
        /**
         * Called at the table when everything that is said has been stored.
         *
         * @param said empty where only the clock has gone on
         */
        void hear(List<Announcement> said);

        /** Speaks faster, slower, louder or less loud from now on; whether it can. */
        default boolean changeVoice(Request how) {
            return false;
        }

        /** How long until something else is to be shown: another second, where seconds are shown. */
        default Optional<Duration> untilShown(MatchState state, Duration now) {
            return Optional.empty();
        }
    }

    /**
     * Where things happen.
     *
     * @param table does what it is given one after the other, never one within another
     * @param thinkers ask the engine, which takes its time
     */
    public record Threads(Executor table, Executor thinkers, Alarm alarm) {}

    /** @param machine plays the seats that have a level, and advises in practice; the door closes it */
    public Table(Match match, Opponent machine, Threads threads, Audience audience) {
        this.match = match;
        this.machine = machine;
        this.threads = threads;
        this.audience = audience;
        this.engine = new EngineTalk(match, machine, this::send);
    }

    /** Gives the seats that no machine has to people at this table. */
    public void seat(VoiceParser parser, Ear.Habits habits) {
        players = BothSides.of(side -> isMachine(side) ? Optional.empty() : Optional.of(player(side, parser, habits)));
    }

    /** Whoever sat there before has heard what was said last. */
    private Player player(Side side, VoiceParser parser, Ear.Habits habits) {
        Player player = new Player(
                Optional.of(side), this::state, input -> ruled(side, input), match.narrator(), parser, habits);
        player.onVoice(audience::changeVoice);
        players.get(side).ifPresent(before -> player.note(before.lastSaid()));
        return player;
    }

    /** Everything is said in other words from now on. */
    public void tell(Narrator narrator) {
        match.tell(narrator);
    }

    public MatchState state() {
        return match.state();
    }

    /** The time of the match now. */
    public Duration now() {
        return match.now();
    }

    public Narrator narrator() {
        return match.narrator();
    }

    /** Begins: says the opening of a match that has begun. */
    public void open() {
        happen(match::opening);
    }

    /** Stops the clock until these players have come, or a referee lets it run. */
    public void waitFor(Set<Side> missing) {
        happen(() -> match.enter(new RefereeInput.Pause()));
        awaited.addAll(missing);
    }

    /** Goes on with a match that was broken off. */
    public void goOn() {
        happen(match::goOn);
    }

    /** A player for whom the clock may have waited is there. */
    public void arrived(Side side) {
        boolean last = awaited.remove(side) && awaited.isEmpty();
        boolean stands = !state().isOver() && !state().clock().running().isPresent();
        if (last && stands) happen(() -> match.enter(new RefereeInput.Resume()));
    }

    /** A player says who he is; nothing where somebody has named him already. */
    public void introduce(Side side, String name) {
        if (!name.isEmpty() && state().setup().seats().get(side).name().isEmpty())
            happen(() -> match.grant(match.table(side).named(name)));
    }

    /** The clock stands while nobody is at the table; nothing where it stands already. */
    public void adjourn() {
        if (!state().isOver() && state().clock().running().isPresent())
            happen(() -> match.record(new TableEvent.Adjourned(match.now())));
    }

    /** Whether the clock stands and the match may go on. */
    public boolean isAdjourned() {
        return !state().isOver() && !state().clock().running().isPresent();
    }

    /** Something that a player does, here or over a link; answers with what it brings about. */
    public List<Announcement> rule(Side side, PlayerInput input) {
        return happen(() -> ruled(side, input));
    }

    private List<Announcement> ruled(Side side, PlayerInput input) {
        if (input instanceof PlayerInput.Ask ask
                && EngineTalk.isFor(ask.command().request()))
            return engine.answer(side, ask.command().request());
        return match.grant(side, input);
    }

    /** Something that a referee enters. */
    public List<Announcement> enter(RefereeInput input) {
        return happen(() -> entered(input));
    }

    List<Announcement> entered(RefereeInput input) {
        return match.enter(input);
    }

    /** Something that the person does whose hands are at the table. */
    public void act(Function<Player, List<Announcement>> act) {
        goOnAfterPause();
        Player player = player();
        happen(() -> act.apply(player));
    }

    /** Who paused a practice game goes on with whatever he does next. */
    private void goOnAfterPause() {
        if (isAdjourned() && state().setup().practice() && awaited.isEmpty()) goOn();
    }

    /** A request from a button or a key. An offer is answered by whom it was made to, though the other may be to move. */
    public void ask(VoiceCommand command) {
        boolean answer = command.request() == Request.ACCEPT_DRAW || command.request() == Request.REFUSE_DRAW;
        Optional<Player> asked =
                answer ? state().offers().pending().flatMap(side -> players.get(side.opposite())) : Optional.empty();
        Player player = asked.orElseGet(this::player);
        happen(() -> player.ask(command));
    }

    /**
     * Whose hands are at the table: the person whose turn it is, else the one who plays the machine; after the end, who has
     * yet to say whether the result is right, then who disputes it.
     */
    public Player player() {
        Side mover = Stream.of(state().toVerify(), state().verification().disputing())
                .flatMap(Set::stream)
                .filter(side -> players.get(side).isPresent())
                .findFirst()
                .orElse(state().sideToMove());
        return players.get(mover)
                .orElseGet(() -> players.get(mover.opposite()).orElseThrow(IllegalStateException::new));
    }

    /** Whether the store has refused, so that the match stands. */
    public boolean isStuck() {
        return stuck;
    }

    /** Does something at the table, then all that follows from it. A store that refused is tried again. */
    public List<Announcement> happen(Supplier<List<Announcement>> act) {
        if (stuck) match.goOnKeepingTime();
        stuck = false;
        return proceed(act);
    }

    private List<Announcement> proceed(Supplier<List<Announcement>> act) {
        List<Announcement> done = stored(this::tick);
        List<Announcement> said = new ArrayList<>(done);
        if (!stuck) {
            done = stored(act);
            said.addAll(done);
        }
        for (Side side : Side.values()) players.get(side).ifPresent(player -> player.note(said));
        audience.hear(said);
        if (!stuck) letTheMachineThink();
        setTheAlarm();
        return done;
    }

    private List<Announcement> tick() {
        if (state().clock().running().isPresent()) awaited.clear();
        return match.tick();
    }

    private List<Announcement> stored(Supplier<List<Announcement>> event) {
        List<Announcement> said;
        int plies = state().history().plies().size();
        try {
            said = event.get();
        } catch (MatchStore.RefusedException refused) {
            stuck = true;
            match.stopKeepingTime();
            said = List.of(narrator().announcer().refusal(narrator().words().say("game.not-stored")));
        }
        boolean moved = state().history().plies().size() != plies;
        if (moved) for (Side side : Side.values()) players.get(side).ifPresent(Player::clear);
        return said;
    }

    /** Once the machine is asked for its move it answers by itself, as one more thing that happens. */
    private void letTheMachineThink() {
        if (thinking.isPresent() && !isThinking()) stopThinking();
        for (Side side : Side.values()) if (isMachine(side)) engine.speakFor(side);
        if (isMachinesTurn() && !isThinking() && !engine.isAwaited()) think();
    }

    private boolean isMachine(Side side) {
        return state().setup().seats().get(side).level().isPresent();
    }

    private boolean isMachinesTurn() {
        return !state().isOver() && !isAdjourned() && isMachine(state().sideToMove());
    }

    /** Whether the machine thinks of its move. */
    public boolean isThinking() {
        return isMachinesTurn() && thinking.equals(Optional.of(state().position()));
    }

    /** Whether the machine thinks of its move, or of something that it was asked. */
    public boolean isBusy() {
        return isThinking() || engine.isAwaited();
    }

    /** Whether a request has to wait until the engine, which thinks of one thing at a time, has answered. */
    public boolean mustWait(Request request) {
        return engine.isAwaited() && (EngineTalk.isFor(request) || request == Request.OFFER_DRAW);
    }

    private void think() {
        Position position = state().position();
        thinking = Optional.of(position);
        Duration left = state().left(state().sideToMove(), match.now());
        machine.think(state(), left, move -> threads.table().execute(() -> answered(position, move)));
    }

    /** The move was taken back, or the game ended or left, while the machine thought. */
    private void stopThinking() {
        machine.stop();
        thinking = Optional.empty();
    }

    /** A move for a position that has gone by counts no more. */
    private void answered(Position asked, Move move) {
        if (closed || !isThinking() || !thinking.equals(Optional.of(asked))) return;
        thinking = Optional.empty();
        proceed(() -> machineMoves(move));
    }

    private List<Announcement> machineMoves(Move move) {
        return state().isOver()
                ? List.of()
                : match.grant(match.turn(state().sideToMove()).play(move));
    }

    private <T> void send(Supplier<T> thought, Function<T, List<Announcement>> answer) {
        threads.thinkers().execute(() -> {
            T found = thought.get();
            threads.table().execute(() -> {
                if (!closed) proceed(() -> answer.apply(found));
            });
        });
    }

    private void setTheAlarm() {
        Optional<Duration> wait = stuck ? untilRetry() : untilSomething();
        if (wait.isPresent() && !closed)
            threads.alarm().set(wait.get(), () -> threads.table().execute(this::wake));
        else threads.alarm().clear();
    }

    private Optional<Duration> untilRetry() {
        return state().isOver() ? Optional.empty() : Optional.of(RETRY);
    }

    private Optional<Duration> untilSomething() {
        return Stream.of(match.untilTick(), audience.untilShown(state(), match.now()))
                .flatMap(wait -> wait.map(Stream::of).orElseGet(Stream::empty))
                .min(Duration::compareTo)
                .map(wait -> wait.isNegative() ? Duration.ZERO : wait);
    }

    private void wake() {
        if (closed) return;
        if (stuck) tryAgain();
        else proceed(List::of);
    }

    /** Whether there is room again. Nobody is told that there is none a second time. */
    private void tryAgain() {
        try {
            match.goOnKeepingTime();
            match.writeDownTheClock();
            stuck = false;
            proceed(() ->
                    List.of(narrator().announcer().refusal(narrator().words().say("game.stored-again"))));
        } catch (MatchStore.RefusedException refused) {
            match.stopKeepingTime();
            setTheAlarm();
        }
    }

    /** Closes the table: nothing counts from now on, and the match is as it is stored. */
    @Override
    public void close() {
        closed = true;
        stopThinking();
        threads.alarm().clear();
    }
}
