package org.baoqi.app.game
import android.content.Context
import android.os.Looper
import android.speech.tts.TextToSpeech
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.StrictModeRule
import org.baoqi.app.shell.beginGame
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowTextToSpeech
import java.time.Duration

/** A whole game in the app as it is, with a screen reader on: its live regions say everything, and nothing else speaks. */
@RunWith(RobolectricTestRunner::class)
class ReadGameTest {
    @get:Rule(order = 0)
    val strict = StrictModeRule()

    @get:Rule(order = 1)
    val rule = createAndroidComposeRule<MainActivity>()

    private val isRegion = SemanticsMatcher.keyIsDefined(SemanticsProperties.LiveRegion)
    private val transcript = StringBuilder()
    private var read = emptyList<String>()
    private var shown = emptyMap<Int, String>()

    private fun turnAScreenReaderOn() {
        val manager = shadowOf(getApplicationContext<Context>().getSystemService(AccessibilityManager::class.java))
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
    }

    private fun engine() = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())

    /** What has come into a region since the last look. */
    private fun look() {
        rule.waitForIdle()
        val now = rule.onAllNodes(isRegion).fetchSemanticsNodes()
            .mapNotNull { node ->
                node.config.getOrNull(SemanticsProperties.ContentDescription)?.let { node.id to it[0] }
            }
            .toMap()
        read = read + now.filter { shown[it.key] != it.value }.values
        shown = now
    }

    /** Until the reader has read all that came of it. */
    private fun step(name: String, act: () -> Unit) {
        read = emptyList()
        act()
        rule.waitUntil(PATIENCE) {
            look()
            read.isNotEmpty()
        }
        repeat(LOOKS) {
            shadowOf(Looper.getMainLooper()).idleFor(HALF_A_SECOND)
            look()
        }
        transcript.append("> $name\n").append(read.joinToString("") { "$it\n" })
    }

    private fun doubleTap(label: String) = step("點兩下 $label") {
        rule.onNodeWithContentDescription(label).performSemanticsAction(SemanticsActions.OnClick)
    }

    private fun choose(label: String, action: String) = step("$label 動作 $action") {
        val actions = rule.onNodeWithContentDescription(label)
            .fetchSemanticsNode().config[SemanticsActions.CustomActions]
        rule.runOnUiThread { actions.first { it.label == action }.action() }
    }

    @Test
    fun theReaderSaysEverythingOnceAndTheAppNothing() {
        turnAScreenReaderOn()
        rule.runOnIdle { engine().onInitListener.onInit(TextToSpeech.SUCCESS) }
        step("開始") { rule.beginGame(Setups.forTwo()) }
        doubleTap("紅炮，二路，三線")
        doubleTap("空，四路，四線")
        doubleTap("空，五路，三線")
        choose("黑車，九路，十線", "車1進1")
        choose("紅炮，五路，三線", "炮五進四，吃卒")
        choose("黑車，九路，九線", "車1退1")
        choose("紅炮，八路，三線", "炮八進二")
        choose("黑車，九路，十線", "車1進1")
        choose("紅炮，八路，五線", "炮八平五，將軍")
        doubleTap("紅帥，五路，一線")
        assertEquals(javaClass.getResource("read.txt")!!.readText(), transcript.toString())
        assertEquals(emptyList<String>(), engine().spokenTextList)
    }

    private companion object {
        const val PATIENCE = 10_000L

        /** No announcement is read in less than two of these. */
        val HALF_A_SECOND: Duration = Duration.ofMillis(500)
        const val LOOKS = 30
    }
}
