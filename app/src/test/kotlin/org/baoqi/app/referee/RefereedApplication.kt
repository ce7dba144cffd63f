package org.baoqi.app.referee
import org.baoqi.app.mirror.HostDiscovery
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.store.GameStore
import org.baoqi.speech.match.MatchSetup
import java.util.concurrent.CopyOnWriteArrayList
import java.util.function.Consumer

/** An app whose referee has a clock that stands until the test lets it run, and whose words are written down. */
class RefereedApplication : BaoqiApplication() {
    val clock = StandingClock()
    val said = CopyOnWriteArrayList<String>()

    override fun refereeServices(): RefereedMatch.Services {
        val real = super.refereeServices()
        val matches = { remembering(real.matches.get()) }
        return RefereedMatch.Services(real.folder, matches, real.disk, real.main, clock, clock) { announcements ->
            announcements.forEach { said.add(it.shown()) }
        }
    }

    /** The match that was begun last, as it is stored. */
    @Volatile lateinit var kept: GameStore.KeptGame

    private fun remembering(store: GameStore) = object : GameStore by store {
        override fun begin(setup: MatchSetup) = store.begin(setup).also { kept = it }
    }

    /** Behind which the refereed match was last announced. */
    fun port() = announced

    private var announced = 0

    /** Nobody is found. */
    override fun newHostDiscovery() = object : HostDiscovery {
        override fun announce(name: String, port: Int) = Runnable {}.also { announced = port }

        override fun look(found: Consumer<List<HostDiscovery.Found>>) = Runnable {}
    }
}
