package org.baoqi.app.referee
import org.baoqi.rules.clock.Moment
import org.baoqi.rules.clock.TimeSource
import org.baoqi.speech.table.Alarm
import java.time.Duration

/** Time and alarm of a phone that sleeps: both stand still until [pass], when the alarm rings once. */
class StandingClock :
    TimeSource,
    Alarm {
    @Volatile private var passed = Duration.ofHours(1)

    @Volatile private var ring: Runnable? = null

    override fun now() = Moment(passed.toNanos())

    override fun set(wait: Duration, task: Runnable) {
        ring = task
    }

    override fun clear() {
        ring = null
    }

    fun pass(span: Duration) {
        passed += span
        ring?.run()
    }
}
