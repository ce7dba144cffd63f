package org.baoqi.app.referee
import org.baoqi.app.mirror.Finding
import org.baoqi.app.shell.BaoqiApplication
import java.util.concurrent.CopyOnWriteArrayList
import java.util.function.Consumer

/** An app whose referee has a clock that stands until the test lets it run, and whose words are written down. */
class RefereedApplication : BaoqiApplication() {
    val clock = StandingClock()
    val said = CopyOnWriteArrayList<String>()

    override fun around(): RefereeSurroundings {
        val real = super.around()
        return RefereeSurroundings(real.folder, real.disk, real.main, clock, clock) { announcements ->
            announcements.forEach { said.add(it.shown()) }
        }
    }

    /** Behind which the refereed match was last announced. */
    fun port() = announced

    private var announced = 0

    /** Nobody is found. */
    override fun newFinding() = object : Finding {
        override fun announce(name: String, port: Int) = Runnable {}.also { announced = port }

        override fun look(found: Consumer<List<Finding.Found>>) = Runnable {}
    }
}
