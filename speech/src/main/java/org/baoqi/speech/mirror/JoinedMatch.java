package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.narrate.Narrator;
import org.baoqi.speech.table.Player;
import org.baoqi.speech.table.PlayerInput;
import org.baoqi.speech.talk.Ear;

/** A match that is hosted elsewhere, as a player's phone has it: its state, and what is said of it, from the log alone. */
public final class JoinedMatch {
    /** Whoever comes late is not told the whole game. */
    private static final int MOMENTS_AT_ONCE = 6;

    private final DeviceRole role;
    private final Narrator narrator;
    private final Consumer<List<Announcement>> said;
    private final Player player;
    private Optional<MatchState> state = Optional.empty();

    /**
     * @param propose puts what the player does to the referee at the other end
     * @param said takes what is said of the match
     */
    public JoinedMatch(
            DeviceRole role,
            Narrator narrator,
            Ear.Habits habits,
            Consumer<PlayerInput> propose,
            Consumer<List<Announcement>> said) {
        this.role = role;
        this.narrator = narrator;
        this.said = said;
        this.player = new Player(
                role.side(),
                () -> state.orElseThrow(IllegalStateException::new),
                input -> {
                    propose.accept(input);
                    return List.of();
                },
                narrator,
                VoiceParser.in(narrator.announcer().voice()),
                habits);
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
        for (int i = 0; i < moments.size(); i++) take(moments.get(i), moments.size() - i <= MOMENTS_AT_ONCE);
        return true;
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

    private void take(List<MatchEvent> moment, boolean aloud) {
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
        if (!aloud || isTheirQuestion(moment)) return;
        player.note(announcements);
        said.accept(announcements);
    }

    private int played() {
        return state.map(now -> now.history().plies().size()).orElse(0);
    }

    /** A question of the opponent is answered to him alone. */
    private boolean isTheirQuestion(List<MatchEvent> moment) {
        return moment.get(0) instanceof TableEvent.Asked asked && !role.side().equals(Optional.of(asked.side()));
    }
}
