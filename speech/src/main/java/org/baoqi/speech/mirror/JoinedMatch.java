package org.baoqi.speech.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.TableEvent;

/** A match that is hosted elsewhere, as a player's phone has it: its state, and what is said of it, from the log alone. */
public final class JoinedMatch {
    /** Whoever comes late is not told the whole game. */
    private static final int MOMENTS_AT_ONCE = 6;

    private final Role role;
    private final Narrator narrator;
    private final Consumer<List<Announcement>> said;
    private Optional<MatchState> state = Optional.empty();

    public JoinedMatch(Role role, Narrator narrator, Consumer<List<Announcement>> said) {
        this.role = role;
        this.narrator = narrator;
        this.said = said;
    }

    /** What the match has come to; empty until its beginning has arrived. */
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
        List<Announcement> announcements;
        if (moment.get(0) instanceof TableEvent.Begun begun) {
            state = Optional.of(MatchState.begin(begun));
            announcements = narrator.begun(state.get());
        } else {
            announcements = narrator.say(state.get(), moment);
            for (MatchEvent event : moment) state = state.map(before -> before.after(event));
        }
        if (aloud && !isTheirQuestion(moment)) said.accept(announcements);
    }

    /** What the opponent asks is answered to him alone. */
    private boolean isTheirQuestion(List<MatchEvent> moment) {
        return moment.get(0) instanceof TableEvent.Asked asked && !role.side().equals(Optional.of(asked.side()));
    }
}
