package org.baoqi.app

import android.content.Intent
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.espresso.Espresso.pressBackUnconditionally
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.util.concurrent.TimeUnit

@RunWith(RobolectricTestRunner::class)
class RecreationTest {
    @get:Rule val rule = createEmptyComposeRule()

    private val app: BaoqiApplication get() = ApplicationProvider.getApplicationContext()

    private fun share(fen: String) = Intent(app, BoardActivity::class.java)
        .setAction(Intent.ACTION_SEND)
        .putExtra(Intent.EXTRA_TEXT, fen)

    private fun awaitPoint(label: String) {
        rule.waitUntil(timeoutMillis = 10_000) {
            rule.onAllNodesWithContentDescription(label).fetchSemanticsNodes().isNotEmpty()
        }
        rule.onNodeWithContentDescription(label).assertIsDisplayed()
    }

    /** What the system does when it needs the memory: nothing is left but what is on disk. */
    private fun endProcess() {
        app.disk().shutdown()
        app.disk().awaitTermination(10, TimeUnit.SECONDS)
        app.onTerminate()
        app.onCreate()
    }

    @Test
    fun turningThePhoneKeepsTheBoard() {
        ActivityScenario.launch<BoardActivity>(share(ENDGAME)).use {
            awaitPoint("紅俥，五路，三線")
            RuntimeEnvironment.setQualifiers("+land")
            it.recreate()
            awaitPoint("紅俥，五路，三線")
        }
    }

    @Test
    fun theBoardSurvivesTheEndOfTheProcess() {
        ActivityScenario.launch<BoardActivity>(share(ENDGAME)).use {
            awaitPoint("紅俥，五路，三線")
            rule.onNodeWithText("翻轉棋盤").performClick()
            awaitPoint("紅俥，五路，八線")
        }
        endProcess()
        ActivityScenario.launch(BoardActivity::class.java).use { awaitPoint("紅俥，五路，八線") }
    }

    @Test
    fun leavingByBackLosesNothing() {
        ActivityScenario.launch<BoardActivity>(share(ENDGAME)).use {
            awaitPoint("紅俥，五路，三線")
            pressBackUnconditionally()
        }
        ActivityScenario.launch(BoardActivity::class.java).use { awaitPoint("紅俥，五路，三線") }
    }

    @Test
    fun aBrokenFenIsExplainedAndTheBoardStays() {
        ActivityScenario.launch<BoardActivity>(share("9/9/9/9/9/9/9/9/9/9 w")).use {
            awaitPoint("紅帥，五路，一線")
            rule.onNodeWithText("紅方沒有帥，黑方也沒有將。雙方要各有一個。").assertIsDisplayed()
        }
    }

    private companion object {
        const val ENDGAME = "4k4/9/9/9/9/9/9/4R4/9/3K5 b - - 7 42"
    }
}
