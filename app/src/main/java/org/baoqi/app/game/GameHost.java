package org.baoqi.app.game;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.store.GameStore;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Ear.Habits;

/**
 * The door of this phone's table. The game lives as long as the process, whatever becomes of the screen: everything about
 * the match happens on the table's thread; what is to be shown and said comes to the main thread, only after it is stored.
 */
public final class GameHost extends GameModel implements Table.Audience {
    private final GameStore store;
    private final TimeSource time;
    final Table.Threads threads;
    private final Opponent machine;
    /** These are the table's thread's. */
    private GameSettings settings;

    private Optional<Table> table = Optional.empty();
    private boolean turning;
    /** By which the game on the table is kept. */
    private volatile Optional<String> kept = Optional.empty();

    private Optional<Side> below = Optional.empty();

    /** @param machines makes the engine, which takes its time: the first words of a game are spoken before that */
    public GameHost(
            GameServices services,
            GameStore store,
            TimeSource time,
            Table.Threads threads,
            Supplier<Opponent> machines,
            GameSettings settings) {
        super(services);
        this.store = store;
        this.time = time;
        this.threads = threads;
        this.machine = new LateOpponent(machines);
        this.settings = settings;
        threads.thinkers().execute(this::parser);
    }

    @Override
    GameSettings settings() {
        return settings;
    }

    /** Begins a game. One that was not finished stays in the store. */
    public void begin(MatchSetup setup) {
        atTable(() -> beginAtTable(setup));
    }

    private void beginAtTable(MatchSetup setup) {
        GameStore.KeptGame game = store.begin(setup);
        kept = Optional.of(game.id());
        sitDown(Match.begin(setup, game, MatchTime.from(Duration.ZERO, time), narrator()))
                .open();
    }

    /** Begins the same once more. */
    public void again(boolean otherSides, LocalDate day) {
        withTable(at -> {
            MatchSetup same = at.state().setup().on(day);
            beginAtTable(otherSides ? same.swapped() : same);
        });
    }

    /** By which the game is found in the library; none before it has been begun. */
    public Optional<String> kept() {
        return kept;
    }

    /** Goes on with the game on the table, or with the one that was being played last. */
    @Override
    public void resume() {
        atTable(() -> {
            if (table.isPresent()) table.filter(Table::isAdjourned).ifPresent(Table::goOn);
            else resumeStored();
        });
    }

    private void resumeStored() {
        Optional<GameStore.KeptGame> unfinished = store.unfinished();
        if (!unfinished.isPresent()) refuse(store.isNewer() ? "game.newer" : "game.nothing-to-resume");
        unfinished.ifPresent(game -> {
            MatchState state = MatchState.of(game.events());
            kept = Optional.of(game.id());
            Table resumed = sitDown(Match.resume(state, game, MatchTime.from(state.at(), time), narrator()));
            List<String> told = game.damageTold(state, narrator().words());
            if (!told.isEmpty())
                resumed.happen(
                        () -> told.stream().map(settings.announcer()::refusal).collect(Collectors.toList()));
            resumed.goOn();
        });
    }

    private Table sitDown(Match match) {
        table.ifPresent(Table::close);
        turning = false;
        below = Optional.empty();
        Table fresh = new Table(match, machine, threads, this);
        fresh.seat(parser(), habits(match.state()));
        table = Optional.of(fresh);
        return fresh;
    }

    /** In a match what is said in full binds as it does word by word. */
    private Habits habits(MatchState state) {
        return new Habits(
                settings.habits().strict() || !state.setup().practice(),
                settings.habits().readBack());
    }

    /** In practice the clock waits for the player; in a match it does not. */
    @Override
    public void leave() {
        withTable(at -> {
            if (at.state().setup().practice()) at.adjourn();
        });
    }

    /** From now on everything is said and shown in another settings. */
    public void change(GameSettings other) {
        threads.table().execute(() -> {
            settings = other;
            table.ifPresent(at -> {
                at.tell(narrator());
                at.seat(parser(), habits(at.state()));
                at.happen(List::of);
            });
        });
    }

    @Override
    void act(Function<Player, List<Announcement>> act) {
        withTable(at -> at.act(act));
    }

    /** An offer is answered by whom it was made to, though the other may be to move. */
    @Override
    void put(VoiceCommand command) {
        withTable(at -> at.ask(command));
    }

    @Override
    void look(Consumer<MatchState> look) {
        withTable(at -> look.accept(at.state()));
    }

    @Override
    void say(Function<GameSettings, Announcement> sentence) {
        withTable(at -> at.happen(() -> List.of(sentence.apply(settings))));
    }

    private void withTable(Consumer<Table> act) {
        atTable(() -> table.ifPresent(act));
    }

    /** A game that cannot be stored does not begin. */
    private void atTable(Runnable act) {
        threads.table().execute(() -> {
            try {
                act.run();
            } catch (MatchStore.RefusedException refused) {
                refuse("game.not-stored");
            }
        });
    }

    private void refuse(String key) {
        Announcement why = settings.announcer().refusal(narrator().words().say(key));
        services.main().execute(() -> services.speaking().say(List.of(why)));
    }

    @Override
    public void hear(List<Announcement> said) {
        table.ifPresent(at -> show(view(at), at.now(), said));
    }

    @Override
    public Optional<Duration> untilShown(MatchState state, Duration now) {
        return ClockPresenter.untilChange(state, now);
    }

    private GameView view(Table at) {
        Player player = at.player();
        return GameView.of(at.state(), player, viewer(at), isForTwo(at.state()), turning);
    }

    private static boolean isForTwo(MatchState state) {
        MatchSetup setup = state.setup();
        return !setup.seats().red().level().isPresent()
                && !setup.seats().black().level().isPresent();
    }

    /** Whose edge of the board is below. */
    private Side viewer(Table at) {
        if (turning) return at.state().sideToMove();
        return below.orElseGet(
                () -> isForTwo(at.state()) ? Side.RED : at.player().side().orElse(Side.RED));
    }

    /** Sees the board from the other side. */
    @Override
    public void flip() {
        withTable(at -> turn(at, Optional.of(viewer(at).opposite()), false));
    }

    /** Between two players the board turns to whoever is to move, or stays. */
    @Override
    public void setTurning(boolean on) {
        withTable(at -> turn(at, on ? Optional.empty() : Optional.of(viewer(at)), on));
    }

    private void turn(Table at, Optional<Side> edge, boolean toMover) {
        below = edge;
        turning = toMover;
        at.happen(() -> List.of(settings.announcer().chat(narrator().words().say("game.turned", viewer(at)))));
    }

    private Narrator narrator() {
        return new Narrator(settings.announcer());
    }

    /** Reads its tables when it is first asked for: not when a player waits to hear that his game begins. */
    private VoiceParser parser() {
        return services.parsers().apply(settings.announcer().voice());
    }

    /** An engine that is started when it is first needed: the first words of a game are spoken before that. */
    private static final class LateOpponent implements Opponent {
        private final Supplier<Opponent> maker;
        private Optional<Opponent> made = Optional.empty();

        LateOpponent(Supplier<Opponent> maker) {
            this.maker = maker;
        }

        private synchronized Opponent get() {
            if (!made.isPresent()) made = Optional.of(maker.get());
            return made.get();
        }

        @Override
        public void think(MatchState state, Duration left, Consumer<Move> answer) {
            get().think(state, left, answer);
        }

        @Override
        public Advice advise(MatchState state) {
            return get().advise(state);
        }

        @Override
        public boolean agreesToDraw(MatchState state) {
            return get().agreesToDraw(state);
        }

        @Override
        public synchronized void stop() {
            made.ifPresent(Opponent::stop);
        }

        @Override
        public synchronized void close() {
            made.ifPresent(Opponent::close);
        }
    }
}
