package org.baoqi.speech.announce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The announcement that is being said and those that wait for it. Nothing is lost, and no two are said at once: what is urgent breaks off what is
 * less so, which is said again from its beginning afterwards; equals wait for each other. Only a player's {@link #stop}
 * drops anything, what is said {@link Priority#PASSING in passing} its like, and a time mark an earlier one.
 *
 * <p>A queue never changes: what happens to it gives a new one. A voice says {@link #speaking} whenever its id is a new
 * one, and falls silent when there is none.
 */
public final class SpeechQueue {
    public static final SpeechQueue EMPTY =
            new SpeechQueue(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), false, 1);

    /** The most urgent first; of equals the eldest. */
    private final List<Announcement> waiting;

    /** The announcement that is being said or, if none is, the one said last. */
    private final Optional<Announcement> last;

    /** The last one that was not said in passing. */
    private final Optional<Announcement> repeatable;

    private final Optional<Utterance> speaking;
    private final boolean held;
    private final long nextId;

    private SpeechQueue(
            List<Announcement> waiting,
            Optional<Announcement> last,
            Optional<Announcement> repeatable,
            Optional<Utterance> speaking,
            boolean held,
            long id) {
        this.waiting = List.copyOf(waiting);
        this.last = last;
        this.repeatable = repeatable;
        this.speaking = speaking;
        this.held = held;
        this.nextId = id;
    }

    /** The announcement that the voice says now. */
    public Optional<Utterance> speaking() {
        return speaking;
    }

    public SpeechQueue say(Announcement announcement) {
        List<Announcement> more = new ArrayList<>(waiting);
        more.removeIf(earlier -> replaces(announcement, earlier));
        more.add(placeAfterEquals(more, announcement), announcement);
        if (current().filter(SpeechQueue::isInPassing).isPresent())
            return silent().with(more).next();
        boolean breaksOff = current().filter(c -> isMoreUrgent(announcement, c)).isPresent();
        return breaksOff ? with(more).breakOff().next() : with(more).next();
    }

    /** The voice has said all of an utterance. That of one broken off long ago means nothing. */
    public SpeechQueue finished(long id) {
        return isSpeaking(id) ? silent().next() : this;
    }

    /** The voice could not say an utterance: it is said again. */
    public SpeechQueue failed(long id) {
        return isSpeaking(id) ? breakOff().next() : this;
    }

    /** A player wants silence: what is being said ends, and no chat that waits is said. Moves and alerts still are. */
    public SpeechQueue stop() {
        List<Announcement> kept = new ArrayList<>(waiting);
        kept.removeIf(announcement -> announcement.priority().compareTo(Priority.CHAT) >= 0);
        return silent().with(kept).next();
    }

    /**
     * Says again what is being said or, if nothing is, what was said last. What was said in passing is not meant: the
     * fingers that ask for it come upon something themselves.
     */
    public SpeechQueue repeat() {
        if (!repeatable.isPresent()) return this;
        return silent().with(ahead(repeatable.get())).next();
    }

    /** Keeps silent while a player is listened to, or while the voice is not ready. What is being said is broken off. */
    public SpeechQueue hold() {
        SpeechQueue quiet = breakOff();
        return new SpeechQueue(quiet.waiting, last, repeatable, Optional.empty(), true, nextId);
    }

    public SpeechQueue release() {
        return new SpeechQueue(waiting, last, repeatable, speaking, false, nextId).next();
    }

    private SpeechQueue next() {
        if (held || speaking.isPresent() || waiting.isEmpty()) return this;
        Announcement first = waiting.get(0);
        Utterance utterance = new Utterance(nextId, first);
        return new SpeechQueue(
                waiting.subList(1, waiting.size()),
                Optional.of(first),
                isInPassing(first) ? repeatable : Optional.of(first),
                Optional.of(utterance),
                false,
                nextId + 1);
    }

    private SpeechQueue breakOff() {
        return current().map(announcement -> silent().with(ahead(announcement))).orElse(this);
    }

    private Optional<Announcement> current() {
        return speaking.isPresent() ? last : Optional.empty();
    }

    private SpeechQueue silent() {
        return new SpeechQueue(waiting, last, repeatable, Optional.empty(), held, nextId);
    }

    private SpeechQueue with(List<Announcement> others) {
        return new SpeechQueue(others, last, repeatable, speaking, held, nextId);
    }

    private boolean isSpeaking(long id) {
        return speaking.filter(utterance -> utterance.id() == id).isPresent();
    }

    /** The waiting ones with one more, before its equals. */
    private List<Announcement> ahead(Announcement announcement) {
        List<Announcement> more = new ArrayList<>(waiting);
        int place = 0;
        while (place < more.size() && isMoreUrgent(more.get(place), announcement)) place++;
        more.add(place, announcement);
        return more;
    }

    private static int placeAfterEquals(List<Announcement> queue, Announcement announcement) {
        int place = 0;
        while (place < queue.size() && !isMoreUrgent(announcement, queue.get(place))) place++;
        return place;
    }

    private static boolean replaces(Announcement later, Announcement earlier) {
        return isInPassing(later) ? isInPassing(earlier) : isMark(later) && isMark(earlier);
    }

    /** 主動報時: it says the times of both, so that an earlier one that still waits need not be said. */
    private static boolean isMark(Announcement announcement) {
        return announcement.priority() == Priority.ALERT
                && announcement.earcon().equals(Optional.of(Earcon.TIME));
    }

    private static boolean isInPassing(Announcement announcement) {
        return announcement.priority() == Priority.PASSING;
    }

    private static boolean isMoreUrgent(Announcement one, Announcement other) {
        return one.priority().compareTo(other.priority()) < 0;
    }

    /**
     * What the voice says now.
     *
     * @param id a new one each time something is said, also when the same is said again: a voice that reports the end of an
     *     utterance names it
     */
    public record Utterance(long id, Announcement announcement) {}
}
