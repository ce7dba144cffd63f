package org.baoqi.app.shell
import org.baoqi.app.settings.Choices

/** As on every start but the first. Call it on the main thread. */
fun BaoqiApplication.skipFirstStart() {
    settings().choose(Choices.STARTED, true)
    voice().speaking().stop()
}
