package org.baoqi.app.board
import androidx.activity.ComponentActivity
import androidx.compose.foundation.ScrollState
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.verticalScroll
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import org.baoqi.app.board.FingerExplorer.FingerEvent.Cell
import org.baoqi.app.board.FingerReader.ExploredBoard
import org.baoqi.app.speak.Haptics
import org.baoqi.app.speak.PhoneSpeech
import org.baoqi.speech.announce.Announcement
import org.baoqi.speech.announce.Announcer
import org.baoqi.speech.announce.Verbosity
import org.baoqi.speech.words.SpokenLanguage
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** A finger on a drawn board of 9 by 10 cells; in the corner 0,9 stands a piece of the player's. */
@RunWith(RobolectricTestRunner::class)
class ExploreByFingerTest {
    @get:Rule val rule = createAndroidComposeRule<ComponentActivity>()

    private val done = mutableListOf<String>()

    private val board = object : ExploredBoard {
        override fun label(cell: Cell) = "${cell.column}${cell.row}"

        override fun content(cell: Cell) = if (canPickUp(cell)) Haptics.Touch.OWN else Haptics.Touch.EMPTY

        override fun canPickUp(cell: Cell) = cell == Cell(0, 9)

        override fun pickUp(cell: Cell) {
            done += "pick ${label(cell)}"
        }

        override fun drop(from: Cell, to: Cell) {
            done += "drop ${label(from)} ${label(to)}"
        }

        override fun putBack() {
            done += "back"
        }
    }

    private val voice = object : PhoneSpeech {
        override fun say(said: List<Announcement>) = said.forEach { done += it.spoken() }

        override fun stop() {
            done += "stop"
        }

        override fun whenSilent(then: Runnable) = then.run()

        override fun repeat() {
            done += "repeat"
        }
    }

    private val scroll = ScrollState(0)

    @Before
    fun drawBoard() = rule.setContent {
        val announcer = Announcer(SpokenLanguage.ENGLISH, Verbosity.BARE)
        val reader = FingerReader(board, voice, { touch -> done += touch.name }) { announcer }
        Column(Modifier.height(400.dp).stopAndRepeat(voice).verticalScroll(scroll)) {
            Box(Modifier.size(360.dp, 400.dp).testTag("board").exploreByFinger(reader, 9, 10)) {
                Box(Modifier.fillMaxSize().clickable { done += "click" })
            }
            Spacer(Modifier.height(400.dp))
        }
    }

    private fun touch(gesture: TouchInjectionScope.() -> Unit) {
        rule.onNodeWithTag("board").performTouchInput(gesture)
        rule.waitForIdle()
    }

    private fun TouchInjectionScope.at(column: Int, row: Int) =
        Offset((column + 0.5f) * width / 9, (row + 0.5f) * height / 10)

    @Test
    fun pointsAreSaidAndFeltAsTheFingerSlides() {
        touch {
            down(at(4, 4))
            moveTo(at(4, 5))
            moveTo(at(0, 9))
            moveTo(Offset(-20f, height - 5f))
            up()
        }
        assertEquals(listOf("EMPTY", "44", "EMPTY", "45", "OWN", "09", "EDGE"), done.filter { it != "click" })
    }

    @Test
    fun theBoardStaysUnderAFingerThatSlides() {
        touch {
            down(at(4, 8))
            for (row in 7 downTo 1) moveTo(at(4, row))
            up()
        }
        assertEquals(listOf("48", "47", "46", "45", "44", "43", "42", "41"), done.filter { it.length == 2 })
        assertEquals(0, scroll.value)
        assertEquals("exploring presses nothing", emptyList<String>(), done.filter { it == "click" })
    }

    @Test
    fun aRestingFingerPicksUpAndALiftedOneDrops() {
        touch {
            down(at(0, 9))
            advanceEventTime(1000)
            moveTo(at(0, 8), delayMillis = 0)
            up()
        }
        assertEquals(listOf("OWN", "09", "PICKED_UP", "pick 09", "EMPTY", "08", "PUT_DOWN", "drop 09 08"), done)
    }

    @Test
    fun aSecondFingerPutsBack() {
        touch {
            down(0, at(0, 9))
            advanceEventTime(1000)
            down(1, at(5, 5))
            up(1)
            up(0)
        }
        assertEquals(listOf("OWN", "09", "PICKED_UP", "pick 09", "PUT_BACK", "back"), done)
    }

    @Test
    fun twoFingersStopAndTwiceRepeat() {
        val tap: TouchInjectionScope.() -> Unit = {
            down(0, at(3, 3))
            down(1, at(5, 3))
            advanceEventTime(50)
            up(0)
            up(1)
        }
        touch {
            tap()
            advanceEventTime(100)
            tap()
        }
        assertEquals(listOf("stop", "repeat"), done.filter { it in setOf("stop", "repeat", "click") })
    }

    @Test
    fun aTapGoesThrough() {
        touch {
            down(at(2, 2))
            advanceEventTime(40)
            up()
        }
        assertEquals(listOf("EMPTY", "22", "click"), done)
    }
}
