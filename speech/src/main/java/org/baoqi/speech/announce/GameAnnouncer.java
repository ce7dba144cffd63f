package org.baoqi.speech.announce;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.law.FoulLedger;
import org.baoqi.rules.law.FoulRules.Sanction.ClockPenalty;
import org.baoqi.rules.law.NaturalLimit;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.RuleWords;

/** The sentences of a referee in a match, besides moves and times. */
public record GameAnnouncer(Speaker speaker) {

    /** Who plays, with how much time, and that it begins. */
    public Announcement started(BothSides<String> names, BothSides<TimeControl> controls, Side first) {
        String time = new TimeWords(speaker.words()).controls(controls);
        return speaker.say(Priority.MOVE, "announce.started", names.red(), names.black(), time, first);
    }

    /** Asks the other side, by name where it has one. */
    public Announcement drawOffered(Side by, BothSides<String> names) {
        return speaker.say(
                Priority.MOVE, Earcon.QUESTION, "announce.draw-offered", named(by, names), named(by.opposite(), names));
    }

    private String named(Side side, BothSides<String> names) {
        String name = names.get(side);
        return name.isEmpty() ? speaker.words().side(side) : speaker.words().say("announce.named", side, name);
    }

    /** An offer that counts only once the turn is over. */
    public Announcement drawIntended(Side by) {
        return speaker.say(Priority.MOVE, "announce.draw-intended", by);
    }

    /** A side goes on instead of answering. */
    public Announcement drawPassedOver(Side by) {
        return speaker.say(Priority.MOVE, "announce.draw-passed-over", by);
    }

    public Announcement drawAccepted(Side by) {
        return speaker.say(Priority.MOVE, "announce.draw-accepted", by);
    }

    public Announcement drawRefused(Side by) {
        return speaker.say(Priority.MOVE, "announce.draw-refused", by);
    }

    /** Asks before it is done, because it cannot be undone. */
    public Announcement confirmResignation(Side side) {
        return speaker.say(Priority.MOVE, Earcon.QUESTION, "announce.confirm-resignation", side);
    }

    /** The last foul of a ledger. */
    public Announcement foul(FoulLedger ledger) {
        return refused(rules().lastFoul(ledger));
    }

    /** The time that a foul costs and brings; nothing if none. */
    public List<Announcement> penalty(ClockPenalty penalty, Side offender) {
        return rules().penalty(penalty, offender).stream().map(this::refused).collect(Collectors.toList());
    }

    public Announcement foulWithdrawn(FoulLedger.Entry entry) {
        return plain(Priority.MOVE, rules().withdrawn(entry));
    }

    /** How far the count towards a draw has come. */
    public List<Announcement> limit(NaturalLimit.Count count) {
        return rules().limit(count).stream()
                .map(sentence -> plain(Priority.CHAT, sentence))
                .collect(Collectors.toList());
    }

    public Announcement refereeCalled(Side by) {
        return speaker.say(Priority.ALERT, Earcon.QUESTION, "announce.referee-called", by);
    }

    /** A side has sealed its move. */
    public Announcement adjourned(Side sealed) {
        return speaker.say(Priority.MOVE, "announce.adjourned", sealed);
    }

    private Announcement plain(Priority priority, String sentence) {
        return speaker.announce(priority, Optional.empty(), new Speaker.Text(sentence, sentence));
    }

    private Announcement refused(String sentence) {
        return speaker.sentence(Priority.ALERT, Earcon.REFUSED, sentence);
    }

    private RuleWords rules() {
        return new RuleWords(speaker.words());
    }
}
