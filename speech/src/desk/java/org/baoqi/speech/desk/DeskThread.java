package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.table.Alarm;

/** The desk's one thread, as a table needs it: work from elsewhere waits its turn between two typed lines, as the alarm does. */
final class DeskThread implements Executor, Alarm {
    private final Queue queue;
    private final TimeSource time;
    private final Thread own = Thread.currentThread();
    private Optional<Ring> ring = Optional.empty();
    /** Only ever true on this thread itself, while the alarm rings. */
    private boolean ringing;

    private record Ring(Moment set, Duration in, Runnable task) {
        Duration left(Moment now) {
            return in.minus(now.since(set));
        }
    }

    DeskThread(Queue queue, TimeSource time) {
        this.queue = queue;
        this.time = time;
    }

    @Override
    public void execute(Runnable work) {
        if (isRinging()) work.run();
        else queue.put(new Item.Work(work));
    }

    private boolean isRinging() {
        return Thread.currentThread() == own && ringing;
    }

    @Override
    public void set(Duration in, Runnable task) {
        ring = Optional.of(new Ring(time.now(), in, task));
    }

    @Override
    public void clear() {
        ring = Optional.empty();
    }

    /** The next item; work is done, and the alarm rung, before it is answered. */
    Item next() {
        Item item = queue.next(ring.map(set -> set.left(time.now())));
        if (item instanceof Item.Work some) some.work().run();
        Optional<Ring> due = ring.filter(set -> set.left(time.now()).compareTo(Duration.ZERO) <= 0);
        due.ifPresent(set -> {
            ring = Optional.empty();
            ringing = true;
            set.task().run();
            ringing = false;
        });
        return item;
    }

    /** The lines that are typed and the work from elsewhere, one after the other. */
    interface Queue {
        /** The next item; {@link Item.Nothing} if none comes in time. */
        Item next(Optional<Duration> patience);

        /** Takes an item, from any thread. */
        void put(Item item);
    }

    /** Something that reaches the desk's thread. */
    sealed interface Item {
        record Typed(String line) implements Item {}

        /** Something that is to be done on this thread: the machine has its move, or an answer. */
        record Work(Runnable work) implements Item {}

        /** The end of the input. */
        record Closed() implements Item {}

        /** Time has passed. */
        record Nothing() implements Item {}
    }
}
