package org.baoqi.speech.mirror;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.narrate.Queries;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.PlayerInput;
import org.baoqi.speech.talk.Ear;

/** A match that is hosted elsewhere, as a player's phone has it: its state, and what is said of it, from the log alone. */
public final class JoinedMatch {
    /** Whoever comes late is not told the whole game. */
    private static final int MOMENTS_AT_ONCE = 6;

    private final DeviceRole role;
    private final Narrator narrator;
    private final Supplier<Optional<Long>> hostTime;
    private final Consumer<List<Announcement>> said;
    private final Player player;
    private volatile Optional<MatchState> state = Optional.empty();

    /**
     * @param propose puts what a player does to the referee at the other end
     * @param hostTime the referee's clock, in nanoseconds, once it is known
     * @param said takes what is said of the match
     */
    public JoinedMatch(
            DeviceRole role,
            Narrator narrator,
            Ear.Habits habits,
            Consumer<PlayerInput> propose,
            Supplier<Optional<Long>> hostTime,
            Consumer<List<Announcement>> said) {
        this.role = role;
        this.narrator = narrator;
        this.hostTime = hostTime;
        this.said = said;
        this.player = new Player(
                role.side(),
                () -> state.orElseThrow(IllegalStateException::new),
                role.side().isPresent()
                        ? input -> {
                            propose.accept(input);
                            return List.of();
                        }
                        : this::answer,
                narrator,
                VoiceParser.in(narrator.announcer().voice()),
                habits);
    }

    /** An observer's questions are answered from the log, which he has; all else is for players. */
    private List<Announcement> answer(PlayerInput input) {
        MatchState now = state.orElseThrow(IllegalStateException::new);
        return input instanceof PlayerInput.Ask ask && ask.command().request().isForObservers()
                ? new Queries(narrator.announcer(), Side.RED).answer(now, ask.command(), time())
                : List.of(narrator.refused(now, new Ruling.Refused(Ruling.Reason.OBSERVES, Optional.empty())));
    }

    /** The time of the match now; that of its last event while the referee's clock is not known. */
    public Duration time() {
        return hostTime.get()
                .map(Duration::ofNanos)
                .orElseGet(() -> state.map(MatchState::at).orElse(Duration.ZERO));
    }

    /** The person who plays on this phone, or looks on; to be used once the match is there. */
    public Player player() {
        return player;
    }

    /** The state of the match; empty until its beginning has arrived. */
    public Optional<MatchState> state() {
        return state;
    }

    /**
     * Takes lines of the host's log and says what they tell.
     *
     * @return whether all of them could be read: a host of a later version may write what we do not know
     */
    public boolean read(List<String> lines) {
        List<MatchEvent> events = new ArrayList<>();
        for (String line : lines) {
            Optional<MatchEvent> event = MatchLog.event(line);
            if (!event.isPresent()) return false;
            events.add(event.get());
        }
        List<List<MatchEvent>> moments = moments(events);
        List<Announcement> told = new ArrayList<>();
        for (int i = 0; i < moments.size(); i++) {
            List<Announcement> heard = take(moments.get(i));
            if (moments.size() - i <= MOMENTS_AT_ONCE && !isTheirQuestion(moments.get(i))) told.addAll(heard);
        }
        player.note(told);
        said.accept(told);
        return true;
    }

    /** What is to be said of the link: where the match is over, nobody seeks the referee any more. */
    public MirrorLink.News meaning(MirrorLink.News news) {
        boolean finished = (news == MirrorLink.News.LOST
                        && state.filter(MatchState::isClosed).isPresent())
                || (news == MirrorLink.News.CLOSED
                        && state.filter(MatchState::isOver).isPresent());
        return finished ? MirrorLink.News.FINISHED : news;
    }

    /** What is to be said of another player's phone that has gone or is back; nothing of one's own. */
    public Optional<Announcement> presence(DeviceRole seat, boolean here) {
        if (seat == role) return Optional.empty();
        String name = seat.side()
                .flatMap(side -> state.map(now -> now.setup().seats().get(side).name()))
                .orElse("");
        String sentence = narrator.words()
                .say(
                        (here ? "mirror.other.BACK" : "mirror.other.GONE") + (name.isEmpty() ? "" : ".named"),
                        narrator.words().say("mirror.role." + seat),
                        name);
        return Optional.of(narrator.announcer().refusal(sentence));
    }

    /** The events of one ruling have one time. */
    private static List<List<MatchEvent>> moments(List<MatchEvent> events) {
        List<List<MatchEvent>> moments = new ArrayList<>();
        for (MatchEvent event : events) {
            boolean begins = event instanceof TableEvent.Begun
                    || moments.isEmpty()
                    || !last(last(moments)).at().equals(event.at());
            if (begins) moments.add(new ArrayList<>());
            last(moments).add(event);
        }
        return moments;
    }

    private static <T> T last(List<T> list) {
        return list.get(list.size() - 1);
    }

    private List<Announcement> take(List<MatchEvent> moment) {
        int played = played();
        List<Announcement> announcements;
        if (moment.get(0) instanceof TableEvent.Begun begun) {
            state = Optional.of(MatchState.begin(begun));
            announcements = narrator.begun(state.get());
        } else {
            List<Change> changes = Change.of(state.get(), moment);
            announcements = narrator.say(changes);
            state = Optional.of(changes.get(changes.size() - 1).after());
        }
        if (played() != played) player.clearAll();
        return announcements;
    }

    private int played() {
        return state.map(now -> now.history().plies().size()).orElse(0);
    }

    /** A question of the opponent is answered to him alone. */
    private boolean isTheirQuestion(List<MatchEvent> moment) {
        return moment.get(0) instanceof TableEvent.Asked asked && !role.side().equals(Optional.of(asked.side()));
    }
}
