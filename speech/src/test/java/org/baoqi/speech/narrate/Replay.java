package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;

/** Has a match told once more from its log alone. */
public final class Replay {
    private Replay() {}

    public static List<Announcement> of(List<MatchEvent> log, Narrator narrator) {
        MatchState state = MatchState.begin((TableEvent.Begun) log.get(0));
        List<Announcement> said = new ArrayList<>(narrator.begun(state));
        for (int from = 1; from < log.size(); ) {
            List<Change> moment = Change.of(state, moment(log, from));
            said.addAll(narrator.say(moment));
            state = moment.get(moment.size() - 1).after();
            from += moment.size();
        }
        return said;
    }

    /** The events of one ruling have one time, and no other ruling has it. */
    private static List<MatchEvent> moment(List<MatchEvent> log, int from) {
        int to = from + 1;
        while (to < log.size() && log.get(to).at().equals(log.get(from).at())) to++;
        return log.subList(from, to);
    }
}
