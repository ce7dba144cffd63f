package org.baoqi.app.game
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import org.baoqi.app.board.PointUi.PointMark
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.StrictModeRule
import org.baoqi.app.shell.beginGame
import org.baoqi.rules.Side
import org.baoqi.speech.hear.Request
import org.baoqi.speech.hear.VoiceCommand
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** A game against the engine itself, on a main thread that is watched. */
@RunWith(RobolectricTestRunner::class)
class StrictGameTest {
    @get:Rule(order = 0)
    val strict = StrictModeRule()

    @get:Rule(order = 1)
    val rule = createAndroidComposeRule<MainActivity>()

    private val game get() = (rule.activity.application as BaoqiApplication).game()

    private fun await(what: String, isSo: (GameUi) -> Boolean) = rule.waitUntil(what, PATIENCE) {
        rule.waitForIdle()
        game.ui().value.filter { isSo(it) }.isPresent
    }

    private fun GameUi.hasMovedLast(side: Side) =
        points.any { PointMark.TO in it.marks && it.piece.filter { piece -> piece.side == side }.isPresent }

    @Test
    fun diskAndEngineHaveThreadsOfTheirOwn() {
        rule.beginGame(Setups.practice())
        rule.runOnUiThread { game.type("炮二平五") }
        await("the machine's move") { it.hasMovedLast(Side.BLACK) }
        val before = game.ui().value.get().said
        rule.runOnUiThread { game.ask(VoiceCommand.of(Request.HINT)) }
        await("a hint") { it.said != before }
        rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
        rule.waitForIdle()
    }

    @Test
    fun anEngineOnTheMainThreadIsFound() {
        rule.runOnUiThread { PhoneGame.StrictEngine().close() }
        assertEquals(1, strict.take().size)
    }

    private companion object {
        const val PATIENCE = 30_000L
    }
}
