package org.baoqi.app.shell;

import android.app.Application;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.baoqi.app.R;
import org.baoqi.app.clock.ClockPresenter;
import org.baoqi.app.clock.ClockUi;
import org.baoqi.app.clock.GameAlarms;
import org.baoqi.app.game.GameHost;
import org.baoqi.app.game.GameSettings;
import org.baoqi.app.game.PhoneGame;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.kit.nav.Navigator;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.library.IntentRequests;
import org.baoqi.app.library.ReceivedContent;
import org.baoqi.app.mirror.HostDiscovery;
import org.baoqi.app.mirror.Hosting;
import org.baoqi.app.mirror.Joining;
import org.baoqi.app.mirror.NsdHostDiscovery;
import org.baoqi.app.referee.AndroidSound;
import org.baoqi.app.referee.EvidenceFiles;
import org.baoqi.app.referee.EvidenceRecorder;
import org.baoqi.app.referee.RefereedMatch;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.settings.SettingsStore;
import org.baoqi.app.speak.VoiceOptions;
import org.baoqi.app.store.BackgroundLibrary;
import org.baoqi.app.store.BaoqiDatabase;
import org.baoqi.app.store.DatabaseRecovery;
import org.baoqi.app.store.FaultReports;
import org.baoqi.app.store.GameStore;
import org.baoqi.app.store.Library;
import org.baoqi.app.store.RoomGameStore;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.engine.Engine;
import org.baoqi.speech.table.Alarm;
import org.baoqi.speech.table.Opponent;
import org.baoqi.speech.talk.Ear.Habits;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;

/** Owns what lives as long as the process: the database, the thread that waits for it, the settings, voice and game. */
public class BaoqiApplication extends Application {
    private static final int REVIEW_MEGABYTES = 16;

    private final Handler handler = new Handler(Looper.getMainLooper());
    private final Executor main = handler::post;
    private final GameAlarms alarms = new GameAlarms(this, handler);
    private final IntentRequests intents = new IntentRequests();
    private final ReceivedContent.Waiting received = new ReceivedContent.Waiting();
    private FaultReports faults;
    private BaoqiDatabase database;
    /** Reads and writes of the database and the settings, one after the other. */
    private ExecutorService disk;

    private SettingsStore settings;
    private VoiceServices voice;
    private Language texts;
    private Habits habits;
    private PhoneGame game;
    private final ExecutorService sounds = Executors.newSingleThreadExecutor();
    private final EvidenceFiles recordings =
            new EvidenceFiles(() -> getNoBackupFilesDir().toPath().resolve("evidence"));
    private RefereedMatch referee;
    private EvidenceRecorder evidence;
    private HostDiscovery hostDiscovery;
    private Hosting hosting;
    private Joining joining;

    @Override
    public void onCreate() {
        super.onCreate();
        faults = FaultReports.install(this::getFilesDir);
        voice = new VoiceServices(this, options(Settings.STANDARD));
        database = BaoqiDatabase.open(this);
        disk = Executors.newSingleThreadExecutor();
        // The words are read there, too, before the main thread asks for them.
        disk.execute(() -> recovery().runIfNeeded(database, Words.in(phonesLanguage())));
        settings = new SettingsStore(() -> getSharedPreferences("settings", MODE_PRIVATE), disk, main);
        settings.observe(this::chosen);
        referee = new RefereedMatch(refereeServices());
        evidence = newEvidence(recordings);
        voice.whileListening(evidence);
        hostDiscovery = newHostDiscovery();
        hosting = new Hosting(referee, voice, hostDiscovery, disk, main);
        joining = new Joining(this, voice, alarms.alarm(this::joinedClock), disk, main);
    }

    /** The store, threads, clock and voice of the referee's table. */
    protected RefereedMatch.Services refereeServices() {
        Alarm alarm = alarms.alarm(this::refereesClock);
        return new RefereedMatch.Services(
                () -> getFilesDir().toPath().resolve("referee"),
                () -> RoomGameStore.refereed(database),
                disk,
                main,
                alarm,
                () -> new Moment(SystemClock.elapsedRealtimeNanos()),
                said -> voice.speaking().say(said));
    }

    protected EvidenceRecorder newEvidence(EvidenceFiles files) {
        return new EvidenceRecorder(referee, files, new AndroidSound(this, handler), sounds, main);
    }

    /** The recordings of refereed matches. */
    public EvidenceRecorder evidence() {
        return evidence;
    }

    /** Recordings go with their match, or when they have been kept long enough. */
    public void sweepRecordings() {
        int days = settings.now().get(Choices.EVIDENCE_DAYS);
        Library library = new Library(database, Words.in(Language.TRADITIONAL));
        disk.execute(() -> recordings.sweep(id -> library.find(id).isPresent(), Instant.now(), days));
    }

    private Optional<ClockUi> refereesClock() {
        return referee.view()
                .map(view -> new ClockPresenter(Words.in(texts)).clock(view.state(), Side.RED, view.now()));
    }

    private Optional<ClockUi> joinedClock() {
        return joining.game().flatMap(joined -> joined.clock().getValue());
    }

    protected HostDiscovery newHostDiscovery() {
        return new NsdHostDiscovery(this, main);
    }

    /** How phones find each other on a local network. */
    public HostDiscovery hostDiscovery() {
        return hostDiscovery;
    }

    /** The game waits for the settings: it is never without its words. */
    private void chosen(Settings now) {
        boolean unchanged = options(now).equals(voice.options())
                && texts(now) == texts
                && habits(now).equals(habits);
        texts = texts(now);
        habits = habits(now);
        voice.choose(options(now));
        GameSettings chosenForGames = new GameSettings(voice.options().announcer(), Words.in(texts), habits);
        if (game == null) sweepRecordings();
        if (game == null) game = new PhoneGame(this, games(), voice, alarms, this::newOpponent, chosenForGames);
        else if (!unchanged) game.host().change(chosenForGames);
    }

    /** The machine that is played against. */
    protected Opponent newOpponent() {
        return new PhoneGame.StrictEngine();
    }

    private static Habits habits(Settings chosen) {
        return new Habits(chosen.get(Choices.STRICT), chosen.get(Choices.READ_BACK));
    }

    /** Never called on a phone, where processes just end. */
    @Override
    public void onTerminate() {
        if (game != null) game.shutdown();
        joining.leave();
        sounds.shutdown();
        game = null;
        voice.shutdown();
        PhoneGame.end(disk);
        handler.removeCallbacksAndMessages(null);
        database.close();
        super.onTerminate();
    }

    /** The choices of the user. */
    public SettingsStore settings() {
        return settings;
    }

    /** The game on the table, from when the settings have been read. */
    public GameHost game() {
        return game.host();
    }

    /** The match that is refereed on this phone. */
    public RefereedMatch referee() {
        return referee;
    }

    /** Where players' phones join the refereed match. */
    public Hosting hosting() {
        return hosting;
    }

    /** The match of another phone that this one follows. */
    public Joining joining() {
        return joining;
    }

    /** Everything is said and heard through this. */
    public VoiceServices voice() {
        return voice;
    }

    private VoiceOptions options(Settings chosen) {
        return VoiceOptions.of(chosen, texts(chosen));
    }

    private Language texts(Settings chosen) {
        return chosen.get(Choices.LANGUAGE).orElseGet(this::phonesLanguage);
    }

    private Language phonesLanguage() {
        return Language.fromTag(getString(R.string.language)).get();
    }

    /** The games, to be asked on the disk's thread alone. */
    public GameStore games() {
        return RoomGameStore.played(database);
    }

    /** Where the library is asked from screens. */
    public BackgroundLibrary backgroundLibrary(Words words) {
        return new BackgroundLibrary(new Library(database, words), disk, main);
    }

    /** An engine for reviews; small, for a game may be played beside them. */
    public Engine newEngine() {
        return new Engine(REVIEW_MEGABYTES, 1);
    }

    /** Recovery of a damaged database, to be asked on the disk's thread alone. */
    public DatabaseRecovery recovery() {
        return new DatabaseRecovery(this, BaoqiDatabase.FILE);
    }

    /** Reports of what nobody has foreseen. */
    public FaultReports faults() {
        return faults;
    }

    /** Requests to other apps. */
    public IntentRequests intents() {
        return intents;
    }

    /** Keeps what other apps have sent until it is taken. */
    public ReceivedContent.Waiting received() {
        return received;
    }

    /** The services that presenters of screens use, in the language of {@code words}. */
    ScreenServices screens(Navigator navigator, ScreenModels models, Words words, ScreenServices.Strings texts) {
        return new ScreenServices(this, settings, voice, disk, main, navigator, models, words, texts);
    }
}
