package org.baoqi.app.reader

import org.baoqi.app.game.ScriptedOpponent
import org.baoqi.app.mirror.HostDiscovery
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.speech.table.Opponent
import java.util.function.Consumer

/** An app whose machine plays what is expected, and in whose network nobody is found. */
class ReadingApplication : BaoqiApplication() {
    override fun newOpponent(): Opponent = ScriptedOpponent()

    override fun newHostDiscovery() = object : HostDiscovery {
        override fun announce(name: String, port: Int) = Runnable {}

        override fun look(found: Consumer<List<HostDiscovery.Found>>) = Runnable {}
    }
}
