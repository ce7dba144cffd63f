package org.baoqi.speech.announce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.clock.Moment;

/**
 * What is being said and what waits for it. Nothing is lost, and no two are said at once: what is urgent breaks off what is
 * less so, which is said again from its beginning afterwards; equals wait for each other. Only a player's {@link #stop}
 * drops anything, and what is said {@link Passing in passing} its like.
 *
 * <p>A queue never changes: what happens to it gives a new one. A voice says {@link #speaking} whenever its id is a new
 * one, and falls silent when there is none.
 */
public final class SpeechQueue {
    public static final SpeechQueue EMPTY =
            new SpeechQueue(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), false, 1);

    /** The most urgent first; of equals the eldest. */
    private final List<Wording> waiting;

    /** What is being said or, if nothing is, what was said last. */
    private final Optional<Wording> last;

    /** The last one that was not said in passing. */
    private final Optional<Wording> repeatable;

    private final Optional<Utterance> speaking;
    private final boolean held;
    private final long nextId;

    private SpeechQueue(
            List<Wording> waiting,
            Optional<Wording> last,
            Optional<Wording> repeatable,
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

    /** What the voice says now. */
    public Optional<Utterance> speaking() {
        return speaking;
    }

    /** How many wait. */
    public int waiting() {
        return waiting.size();
    }

    public SpeechQueue say(Wording wording, Moment now) {
        List<Wording> more = new ArrayList<>(waiting);
        more.removeIf(wording::replaces);
        more.add(placeAfterEquals(more, wording), wording);
        if (current().filter(Passing.class::isInstance).isPresent())
            return silent().with(more).next(now);
        boolean breaksOff = current().filter(c -> isMoreUrgent(wording, c)).isPresent();
        return breaksOff ? with(more).breakOff().next(now) : with(more).next(now);
    }

    /** The voice has said all of an utterance. That of one broken off long ago means nothing. */
    public SpeechQueue finished(long id, Moment now) {
        return isSpeaking(id) ? silent().next(now) : this;
    }

    /** The voice could not say an utterance: it is said again. */
    public SpeechQueue failed(long id, Moment now) {
        return isSpeaking(id) ? breakOff().next(now) : this;
    }

    /** A player wants silence: what is being said ends, and no chat that waits is said. Moves and alerts still are. */
    public SpeechQueue stop(Moment now) {
        List<Wording> kept = new ArrayList<>(waiting);
        kept.removeIf(wording -> wording.priority() == Priority.CHAT);
        return silent().with(kept).next(now);
    }

    /**
     * Says again what is being said or, if nothing is, what was said last. What was said in passing is not meant: the
     * fingers that ask for it come upon something themselves.
     */
    public SpeechQueue repeat(Moment now) {
        if (!repeatable.isPresent()) return this;
        return silent().with(ahead(repeatable.get())).next(now);
    }

    /** Keeps silent while a player is listened to, or while the voice is not ready. What is being said is broken off. */
    public SpeechQueue hold() {
        SpeechQueue quiet = breakOff();
        return new SpeechQueue(quiet.waiting, last, repeatable, Optional.empty(), true, nextId);
    }

    public SpeechQueue release(Moment now) {
        return new SpeechQueue(waiting, last, repeatable, speaking, false, nextId).next(now);
    }

    private SpeechQueue next(Moment now) {
        if (held || speaking.isPresent() || waiting.isEmpty()) return this;
        Wording first = waiting.get(0);
        Utterance utterance = new Utterance(nextId, first.at(now));
        return new SpeechQueue(
                waiting.subList(1, waiting.size()),
                Optional.of(first),
                first instanceof Passing ? repeatable : Optional.of(first),
                Optional.of(utterance),
                false,
                nextId + 1);
    }

    private SpeechQueue breakOff() {
        return current().map(wording -> silent().with(ahead(wording))).orElse(this);
    }

    private Optional<Wording> current() {
        return speaking.isPresent() ? last : Optional.empty();
    }

    private SpeechQueue silent() {
        return new SpeechQueue(waiting, last, repeatable, Optional.empty(), held, nextId);
    }

    private SpeechQueue with(List<Wording> others) {
        return new SpeechQueue(others, last, repeatable, speaking, held, nextId);
    }

    private boolean isSpeaking(long id) {
        return speaking.filter(utterance -> utterance.id() == id).isPresent();
    }

    /** The waiting ones with one more, before its equals. */
    private List<Wording> ahead(Wording wording) {
        List<Wording> more = new ArrayList<>(waiting);
        int place = 0;
        while (place < more.size() && isMoreUrgent(more.get(place), wording)) place++;
        more.add(place, wording);
        return more;
    }

    private static int placeAfterEquals(List<Wording> queue, Wording wording) {
        int place = 0;
        while (place < queue.size() && !isMoreUrgent(wording, queue.get(place))) place++;
        return place;
    }

    private static boolean isMoreUrgent(Wording one, Wording other) {
        return one.priority().compareTo(other.priority()) < 0;
    }
}
