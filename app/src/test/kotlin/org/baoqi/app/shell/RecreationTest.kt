package org.baoqi.app.shell
import android.content.Intent
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.espresso.Espresso.pressBackUnconditionally
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** A game that began with a position from another app, whatever becomes of the window and the process. */
@RunWith(RobolectricTestRunner::class)
class RecreationTest {
    @get:Rule val rule = createEmptyComposeRule()

    private val app: BaoqiApplication get() = ApplicationProvider.getApplicationContext()

    @Before
    fun theFirstStartIsOver() = app.skipFirstStart()

    private fun share(fen: String) = Intent(app, MainActivity::class.java)
        .setAction(Intent.ACTION_SEND)
        .putExtra(Intent.EXTRA_TEXT, fen)

    private fun begin(use: (ActivityScenario<MainActivity>) -> Unit) =
        ActivityScenario.launch<MainActivity>(share(ENDGAME)).use {
            press("開始對局")
            awaitRook()
            use(it)
        }

    private fun press(label: String) {
        rule.waitUntil(PATIENCE) { rule.onAllNodesWithText(label).fetchSemanticsNodes().isNotEmpty() }
        rule.onNodeWithText(label).performScrollTo().performClick()
    }

    private fun awaitRook() = rule.waitUntil(PATIENCE) {
        rule.onAllNodes(hasPoint("紅俥，五路，三線")).fetchSemanticsNodes().isNotEmpty()
    }

    /** What the system does when it needs the memory: nothing is left but what is on disk. */
    private fun endProcess() {
        app.onTerminate()
        app.onCreate()
    }

    @Test
    fun turningThePhoneKeepsTheGame() = begin {
        RuntimeEnvironment.setQualifiers("+land")
        it.recreate()
        awaitRook()
    }

    @Test
    fun theGameSurvivesTheEndOfTheProcess() {
        begin {}
        endProcess()
        ActivityScenario.launch(MainActivity::class.java).use {
            press("繼續上一局")
            awaitRook()
        }
    }

    @Test
    fun leavingByBackLosesNothing() = begin {
        pressBackUnconditionally()
        press("繼續上一局")
        awaitRook()
    }

    private companion object {
        const val ENDGAME = "3k5/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1"
        const val PATIENCE = 10_000L
    }
}
