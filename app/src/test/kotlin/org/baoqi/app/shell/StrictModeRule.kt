package org.baoqi.app.shell
import android.os.Looper
import android.os.StrictMode
import android.os.strictmode.Violation
import org.junit.Assert.assertEquals
import org.junit.rules.ExternalResource
import org.robolectric.Shadows.shadowOf
import java.util.concurrent.CopyOnWriteArrayList

/** Fails a test in which the main thread waited for disk or network. */
class StrictModeRule : ExternalResource() {
    private val found = CopyOnWriteArrayList<Violation>()
    private lateinit var before: StrictMode.ThreadPolicy

    override fun before() {
        before = StrictMode.getThreadPolicy()
        StrictMode.setThreadPolicy(
            StrictMode.ThreadPolicy.Builder()
                .detectDiskReads()
                .detectDiskWrites()
                .detectNetwork()
                .detectCustomSlowCalls()
                .penaltyListener(Runnable::run) { found.add(it) }
                .build(),
        )
    }

    override fun after() {
        StrictMode.setThreadPolicy(before)
        assertEquals(emptyList<String>(), take().map { it.stackTraceToString() })
    }

    /** What was found so far, which then no longer fails the test. */
    fun take(): List<Violation> {
        // They are reported when the main thread comes to it.
        shadowOf(Looper.getMainLooper()).idle()
        return found.toList().also { found.clear() }
    }
}
