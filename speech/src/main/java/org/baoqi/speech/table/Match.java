package org.baoqi.speech.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.MatchStore;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.referee.TableReferee;
import org.baoqi.speech.referee.TurnReferee;
import org.baoqi.speech.time.Scheme;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeReports;

/**
 * A match under way. Whatever happens is stored first, then it counts, then it is announced: nobody hears of a move that a
 * crash could lose.
 */
public final class Match {
    private static final Duration TICK = Duration.ofMillis(1);
    /** A crash gives nobody back more of his time than this. */
    private static final Duration BEAT = Duration.ofSeconds(5);

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final MatchStore store;
    private final MatchTime time;
    private Narrator narrator;
    private final TimeReports reports;
    /** When each mark of each side was last said. After a break it may be said once more. */
    private final Map<String, Duration> lastReports = new HashMap<>();

    private MatchState state;

    private Match(MatchState state, MatchStore store, MatchTime time, Narrator narrator) {
        this.state = state;
        this.store = store;
        this.time = time;
        this.narrator = narrator;
        this.reports = reports(state.setup());
    }

    /** Begins a match; what is said of that is {@link #opening}. */
    public static Match begin(MatchSetup setup, MatchStore store, MatchTime time, Narrator narrator) {
        TableEvent.Begun begun = new TableEvent.Begun(time.now(), setup);
        MatchState state = MatchState.begin(begun);
        store.append(List.of(begun), state);
        return new Match(state, store, time, narrator);
    }

    /** Takes up a match where its log ends. The time in between does not count. */
    public static Match resume(MatchState state, MatchStore store, MatchTime time, Narrator narrator) {
        return new Match(state, store, time, narrator);
    }

    /** From now on it is told in other words. */
    public void tell(Narrator other) {
        narrator = other;
    }

    public List<Announcement> opening() {
        return narrator.begun(state);
    }

    /** Goes on after a break, with what was left undone in the turn. */
    public List<Announcement> goOn() {
        if (state.isOver()) return narrator.over(state);
        List<Announcement> said = new ArrayList<>(record(new TableEvent.Resumed(next())));
        said.addAll(grant(turn(state.sideToMove()).goOn()));
        if (!state.isOver()) said.addAll(grant(turn(state.sideToMove()).open()));
        return said;
    }

    public MatchState state() {
        return state;
    }

    public Narrator narrator() {
        return narrator;
    }

    public Duration now() {
        return time.now();
    }

    /** For what a side does in its turn. */
    public TurnReferee turn(Side side) {
        return new TurnReferee(state, side, next());
    }

    /** For what a side wants besides. */
    public TableReferee table(Side side) {
        return new TableReferee(state, side, next());
    }

    /** Something that a player puts to the referee. */
    public List<Announcement> grant(Side side, PlayerInput input) {
        return grant(input.judge(state, side, next()));
    }

    /** Rules on an entry of a referee at the table. */
    public List<Announcement> enter(RefereeInput input) {
        return grant(input.judge(state, next()));
    }

    /** Stores what the referee grants and says it; or says why he does not. */
    public List<Announcement> grant(Ruling ruling) {
        if (ruling instanceof Ruling.Granted granted) return record(granted.changes());
        return List.of(narrator.refused(state, (Ruling.Refused) ruling));
    }

    /** Stores an event, then says it. */
    public List<Announcement> record(MatchEvent event) {
        return record(Change.of(state, List.of(event)));
    }

    /** Stores the changes of one moment, then says them. */
    private List<Announcement> record(List<Change> changes) {
        if (changes.isEmpty()) return List.of();
        MatchState after = changes.get(changes.size() - 1).after();
        store.append(Change.events(changes), after);
        state = after;
        return narrator.say(changes);
    }

    /** 報時 that has become due since the last event, and the end if a flag has fallen. */
    public List<Announcement> tick() {
        List<Announcement> said = new ArrayList<>();
        for (TimeReport report : due()) {
            TableEvent.TimeReported reported = new TableEvent.TimeReported(at(report), report.side(), report.mark());
            lastReports.put(report.side() + reported.mark().text(), reported.at());
            said.addAll(record(reported));
        }
        said.addAll(grant(table(state.sideToMove()).lookAtTheClock()));
        untilBeat().filter(wait -> wait.isZero() || wait.isNegative()).ifPresent(due -> writeDownTheClock());
        return said;
    }

    void writeDownTheClock() {
        record(new TableEvent.ClockRead(next()));
    }

    /** From now on no time passes: nothing that happens could be kept. */
    void stopKeepingTime() {
        time.stop();
    }

    void goOnKeepingTime() {
        time.goOn();
    }

    /** The time of who is to move is written down now and then, so that it is spent even if the device fails. */
    private Optional<Duration> untilBeat() {
        boolean counts = state.clock()
                .running()
                .map(side -> state.setup().time().get(side).isTimed())
                .orElse(false);
        return counts ? Optional.of(state.at().plus(BEAT).minus(time.now())) : Optional.empty();
    }

    private List<TimeReport> due() {
        return state.isOver()
                ? List.of()
                : reports.due(state.clock(), MatchState.moment(state.at()), MatchState.moment(time.now())).stream()
                        .filter(report -> !isSaidAlready(report))
                        .collect(Collectors.toList());
    }

    /** Whether the event wants no mark again that an increment brings back within a minute of play. */
    private boolean isSaidAlready(TimeReport report) {
        Duration last = lastReports.get(report.side() + report.mark().text());
        return state.setup().charter().marksOnce()
                && last != null
                && at(report).minus(last).compareTo(MINUTE) < 0;
    }

    /** Reports of one moment follow one another, as all events do. */
    private Duration at(TimeReport report) {
        Duration due = Duration.ofMillis(Duration.ofNanos(report.at().nanos()).toMillis());
        Duration earliest = state.at().plus(TICK);
        return due.compareTo(earliest) < 0 ? earliest : due;
    }

    /** How long until {@link #tick} has something to do: a report, a flag, the clock to write down. Empty while it stands. */
    public Optional<Duration> untilTick() {
        if (state.isOver()) return Optional.empty();
        Duration now = time.now();
        Optional<Duration> report = reports.ahead(state.clock(), MatchState.moment(state.at())).stream()
                .filter(next -> !isSaidAlready(next))
                .findFirst()
                .map(next -> Duration.ofNanos(next.at().nanos()).minus(now));
        Optional<Duration> flag = state.clock().nextFlag(MatchState.moment(now));
        return Stream.of(report, flag, untilBeat())
                .flatMap(o -> o.map(Stream::of).orElseGet(Stream::empty))
                .min(Duration::compareTo);
    }

    /** Each moment of a log is one ruling's, so that a replay says what was said. */
    private Duration next() {
        Duration now = time.now();
        Duration earliest = state.at().plus(TICK);
        return now.compareTo(earliest) < 0 ? earliest : now;
    }

    private static TimeReports reports(MatchSetup setup) {
        return TimeReports.of(setup.marksToReport(), setup.time(), listeners(setup));
    }

    /**
     * Either side's time is reported in 視障賽, in 共融賽 that of a visually impaired player (六6(2), 七7(2)); nobody's, where
     * another clock does it (六6(1), 七7(1)).
     */
    private static Set<Side> listeners(MatchSetup setup) {
        if (setup.fixture().speakingClock()) return Set.of();
        return Stream.of(Side.values())
                .filter(side -> setup.scheme() == Scheme.BLIND
                        || setup.seats().get(side).impaired())
                .collect(Collectors.toSet());
    }
}
