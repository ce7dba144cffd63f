package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.table.Alarm;

/** The desk's one thread, as a table needs it: work from elsewhere waits its turn between two typed lines, as the alarm does. */
final class DeskThread implements Executor, Alarm {
    private final Inbox inbox;
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

    DeskThread(Inbox inbox, TimeSource time) {
        this.inbox = inbox;
        this.time = time;
    }

    @Override
    public void execute(Runnable work) {
        if (isRinging()) work.run();
        else inbox.put(new Message.Work(work));
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

    /** The next message; work is done, and the alarm rung, before it is answered. */
    Message next() {
        Message message = inbox.next(ring.map(set -> set.left(time.now())));
        if (message instanceof Message.Work some) some.work().run();
        Optional<Ring> due = ring.filter(set -> set.left(time.now()).compareTo(Duration.ZERO) <= 0);
        due.ifPresent(set -> {
            ring = Optional.empty();
            ringing = true;
            set.task().run();
            ringing = false;
        });
        return message;
    }
}
