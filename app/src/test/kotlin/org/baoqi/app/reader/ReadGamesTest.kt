package org.baoqi.app.reader

import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.settings.Choices
import org.baoqi.app.shell.BaoqiApplication
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The app as a blind player has it: nothing but what his screen reader says and does. */
@RunWith(RobolectricTestRunner::class)
@Config(application = ReadingApplication::class)
class ReadGamesTest {
    @get:Rule val rule = createEmptyComposeRule()

    private val stage = ReadingStage(rule)

    private fun play(file: String) {
        getApplicationContext<BaoqiApplication>().settings().choose(Choices.STARTED, true)
        stage.play(file)
        stage.gestures.forEach { (way, made) -> assertTrue("$way: $made", made <= MOST.getValue(way)) }
    }

    @Test
    fun firstStart() = stage.play("first-start.txt")

    @Test
    fun byActions() = play("actions.txt")

    @Test
    fun bySelectingAndPlacing() = play("select.txt")

    @Test
    fun byKeypad() = play("keypad.txt")

    @Test
    fun byVoice() = play("voice.txt")

    @Test
    fun typed() = play("typed.txt")

    @Test
    fun waysAbout() = play("ways.txt")

    private companion object {
        /** The most movements of fingers that each way may cost. */
        val MOST = ReadGamesTest::class.java.getResource("gestures.csv")!!.readText().trim().lines().drop(1)
            .associate { line -> line.split(',').let { it[0] to it[2].toInt() } }
    }
}
