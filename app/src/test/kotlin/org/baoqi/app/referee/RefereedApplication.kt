package org.baoqi.app.referee
import android.database.sqlite.SQLiteFullException
import android.os.Handler
import android.os.Looper
import org.baoqi.app.mirror.HostDiscovery
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.store.GameStore
import org.baoqi.speech.match.MatchEvent
import org.baoqi.speech.match.MatchSetup
import org.baoqi.speech.match.MatchState
import java.nio.file.Files
import java.nio.file.Path
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
        override fun begin(setup: MatchSetup) = filling(store.begin(setup)).also { kept = it }
    }

    /** Whether there is no room for anything more. */
    @Volatile var full = false

    private fun filling(game: GameStore.KeptGame) = object : GameStore.KeptGame by game {
        override fun append(events: List<MatchEvent>, after: MatchState) {
            if (full) throw GameStore.StorageException(SQLiteFullException("for a test"))
            game.append(events, after)
        }
    }

    val sound = WrittenSound()

    override fun newEvidence(files: EvidenceFiles) =
        EvidenceRecorder(referee(), files, sound, Runnable::run) { Handler(Looper.getMainLooper()).post(it) }

    /** Behind which the refereed match was last announced. */
    fun port() = announced

    private var announced = 0

    /** Nobody is found. */
    override fun newHostDiscovery() = object : HostDiscovery {
        override fun announce(name: String, port: Int) = Runnable {}.also { announced = port }

        override fun look(found: Consumer<List<HostDiscovery.Found>>) = Runnable {}
    }
}

/** A microphone and a loudspeaker that write down what they do. */
class WrittenSound : EvidenceRecorder.Sound {
    val done = CopyOnWriteArrayList<String>()

    override fun isAllowed() = true

    override fun record(file: Path): Runnable {
        Files.write(file, ByteArray(1))
        done.add("錄 ${file.fileName}")
        return Runnable { done.add("錄完") }
    }

    override fun play(parts: List<EvidenceRecorder.Playable>) {
        parts.forEach { done.add("放 ${it.file.fileName} ${it.from.toMillis()}-${it.to.toMillis()}") }
    }

    override fun hush() = Unit
}
