package org.baoqi.app.referee;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.kit.ChangeObservers;
import org.baoqi.app.store.GameStore;
import org.baoqi.app.store.RefereeFiles;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.mirror.Host;
import org.baoqi.speech.mirror.MirrorDoor;
import org.baoqi.speech.mirror.MirrorServer;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Match;
import org.baoqi.speech.table.MatchTime;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.table.Supervisor;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.talk.Question;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * The match that is refereed on this phone: the door of its table, for as long as the process lives. Called on the main
 * thread; the match itself runs on the disk's thread or, for what players' phones propose, on theirs, one at a time.
 */
public final class RefereedMatch {
    private final Services services;
    private final ChangeObservers observers = new ChangeObservers();
    private final EventFile event;
    private Optional<View> view = Optional.empty();
    private int alarms;
    /** When the view was taken. */
    private Moment seen = new Moment(0);
    /** Whoever holds it is alone at the table. */
    private final Object lock = new Object();
    /** These two belong to who is at the table. */
    private Optional<Sitting> sitting = Optional.empty();

    private Optional<MirrorDoor> door = Optional.empty();

    private record Sitting(Table table, Supervisor referee, GameStore.KeptGame kept) {}

    public RefereedMatch(Services services) {
        this.services = services;
        this.event =
                new EventFile(() -> services.folder().get().resolve("event.tsv"), services.disk(), services.main());
    }

    /** The match as it is; empty where none is watched. */
    public Optional<View> view() {
        return view;
    }

    /** Tells an observer of every change until the answer is run. */
    public Runnable observe(Runnable observer) {
        return observers.add(observer);
    }

    /** The event to which the games belong. */
    public EventFile event() {
        return event;
    }

    private void atTable(Runnable work) {
        services.disk().execute(() -> {
            synchronized (lock) {
                work.run();
            }
        });
    }

    /** Begins a match. One that was not finished stays in the store. */
    public void begin(MatchSetup setup, SpokenLanguage language) {
        atTable(() -> {
            leave();
            GameStore.KeptGame kept = services.matches().get().begin(setup);
            Narrator narrator = narrator(language);
            try {
                MatchTime time = MatchTime.from(Duration.ZERO, services.time());
                sit(Match.begin(setup, shared(kept), time, narrator), kept).open();
            } catch (MatchStore.RefusedException refused) {
                refuse(narrator, "game.not-stored");
            }
        });
    }

    /** Takes up the last match that was not finished; nothing where there is none. */
    public void resume(SpokenLanguage language) {
        atTable(() -> {
            if (sitting.isPresent()) return;
            GameStore matches = services.matches().get();
            Narrator narrator = narrator(language);
            try {
                RefereeFiles.moveInto(matches, services.folder().get());
                matches.unfinished().ifPresent(kept -> resume(kept, narrator));
                if (!sitting.isPresent() && matches.isNewer()) refuse(narrator, "game.newer");
            } catch (MatchStore.RefusedException refused) {
                refuse(narrator, "game.not-stored");
            }
        });
    }

    private void refuse(Narrator narrator, String key) {
        say(List.of(narrator.announcer().refusal(narrator.words().say(key))));
    }

    private void resume(GameStore.KeptGame kept, Narrator narrator) {
        MatchState state = MatchState.of(kept.events());
        MatchTime time = MatchTime.from(state.at(), services.time());
        Table table = sit(Match.resume(state, shared(kept), time, narrator), kept);
        List<String> told = kept.damageTold(state, narrator.words());
        if (!told.isEmpty())
            table.happen(() -> told.stream().map(narrator.announcer()::refusal).collect(Collectors.toList()));
        table.goOn();
    }

    /** Keeps events, then tells the players' phones of them. */
    private MatchStore shared(GameStore.KeptGame kept) {
        return (events, after) -> {
            kept.append(events, after);
            door.ifPresent(open -> open.tell(events));
        };
    }

    private Table sit(Match match, GameStore.KeptGame kept) {
        Table.Threads threads = new Table.Threads(this::atTable, services.disk(), services.alarm());
        Table table = new Table(match, Opponent.NONE, threads, new Hearer(match));
        Supervisor referee = new Supervisor(
                table, VoiceParser.in(match.narrator().announcer().voice()));
        sitting = Optional.of(new Sitting(table, referee, kept));
        return table;
    }

    private void leave() {
        closeDoor();
        sitting.ifPresent(now -> now.table().close());
        sitting = Optional.empty();
    }

    /**
     * Lets players' phones follow the match, which is here from its beginning. A match in which nobody has moved waits for
     * both of them.
     *
     * @param news hears of phones that come and go, on any thread
     * @param opened hears on the main thread behind which port they find it, if one could be had; nothing where no match
     *     is watched
     */
    public void open(Consumer<Host.DeviceNews> news, Consumer<Optional<OpenDoor>> opened) {
        atTable(() -> sitting.ifPresent(now -> {
            MirrorDoor made = new MirrorDoor(now.table(), lock, new InetSocketAddress(0), news);
            Optional<Integer> port = port(made, now.kept().events());
            if (port.isPresent()) {
                door = Optional.of(made);
                if (now.table().state().history().plies().isEmpty()) now.table().waitFor(EnumSet.allOf(Side.class));
            }
            services.main().execute(() -> opened.accept(port.map(at -> new OpenDoor(made.server(), at))));
        }));
    }

    /** Where phones come in. */
    public record OpenDoor(MirrorServer server, int port) {}

    private static Optional<Integer> port(MirrorDoor made, List<MatchEvent> soFar) {
        try {
            return Optional.of(made.open(soFar));
        } catch (IOException noPort) {
            made.close();
            return Optional.empty();
        }
    }

    /** The players' phones are sent away. */
    public void shut() {
        atTable(this::closeDoor);
    }

    private void closeDoor() {
        door.ifPresent(MirrorDoor::close);
        door = Optional.empty();
    }

    /** Something that the referee saw or decides. */
    public void take(RefereeInput input) {
        withReferee(referee -> referee.enter(input));
    }

    /** A recogniser has heard an announcement. */
    public void hear(List<String> texts) {
        withReferee(referee -> referee.hear(texts));
    }

    /** The referee's answer to what was read back to him. */
    public void answer(VoiceCommand command) {
        withReferee(referee -> referee.answer(command));
    }

    private void withReferee(Consumer<Supervisor> act) {
        atTable(() -> sitting.ifPresent(now -> act.accept(now.referee())));
    }

    /** Shows what has come of it, and says it. */
    private final class Hearer implements Table.Audience {
        private final Match match;

        Hearer(Match match) {
            this.match = match;
        }

        @Override
        public void hear(List<Announcement> said) {
            View next = new View(
                    match.state(),
                    said.stream().map(Announcement::shown).collect(Collectors.toList()),
                    sitting.map(now -> now.referee().question()),
                    match.now(),
                    0,
                    sitting.map(now -> now.kept().id()).orElse(""));
            Moment taken = services.time().now();
            boolean urgent = said.stream().anyMatch(each -> each.priority() == Priority.ALERT);
            services.main().execute(() -> {
                if (urgent) alarms++;
                seen = taken;
                view = Optional.of((said.isEmpty() ? next.saying(last()) : next).after(alarms));
                observers.tell();
            });
            say(said);
        }

        @Override
        public Optional<Duration> untilShown(MatchState state, Duration now) {
            return ClockPresenter.untilChange(state, now);
        }
    }

    private void say(List<Announcement> said) {
        if (!said.isEmpty()) services.main().execute(() -> services.say().accept(said));
    }

    private List<String> last() {
        return view.map(View::said).orElse(List.of());
    }

    /** Under which name the match is in the library, where sheets are made and games exported; told on the main thread. */
    public void inLibrary(Consumer<String> answer) {
        atTable(() -> sitting.ifPresent(now -> {
            String id = now.kept().id();
            services.main().execute(() -> answer.accept(id));
        }));
    }

    /** The time of the match now; only while one is watched. */
    Duration now() {
        long since = services.time().now().nanos() - seen.nanos();
        return view.orElseThrow(IllegalStateException::new).now().plusNanos(since);
    }

    /** The id and the whole log of the match, handed over at the table. */
    void log(BiConsumer<String, List<MatchEvent>> answer) {
        atTable(() -> sitting.ifPresent(
                now -> answer.accept(now.kept().id(), now.kept().events())));
    }

    private static Narrator narrator(SpokenLanguage language) {
        return new Narrator(new Announcer(language, Verbosity.SHORT));
    }

    /**
     * The match as a referee's screens show it.
     *
     * @param said what was said last
     * @param question what he has been asked back
     * @param now the time of the match
     * @param alarms how many of the announcements so far were urgent
     * @param id under which the match is kept
     */
    public record View(
            MatchState state, List<String> said, Optional<Question> question, Duration now, int alarms, String id) {
        public View {
            said = List.copyOf(said);
        }

        View saying(List<String> other) {
            return new View(state, other, question, now, alarms, id);
        }

        View after(int count) {
            return new View(state, said, question, now, count, id);
        }
    }

    /**
     * All that a refereed match uses.
     *
     * @param folder where the event is kept
     * @param matches where the matches are kept, to be asked on {@code disk} alone
     * @param disk runs the match, one thing after the other
     * @param main the thread of the screen and the voices
     * @param say says what is to be heard at the table
     */
    public record Services(
            Supplier<Path> folder,
            Supplier<GameStore> matches,
            Executor disk,
            Executor main,
            Alarm alarm,
            TimeSource time,
            Consumer<List<Announcement>> say) {}
}
