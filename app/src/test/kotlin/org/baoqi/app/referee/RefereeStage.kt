package org.baoqi.app.referee
import android.os.Looper
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasAnyAncestor
import androidx.compose.ui.test.hasScrollAction
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import androidx.test.ext.junit.rules.ActivityScenarioRule
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.doubleTap
import org.baoqi.app.shell.hasPoint
import org.baoqi.app.shell.isPoint
import org.baoqi.app.shell.onDisk
import org.baoqi.rules.Move
import org.baoqi.rules.Point
import org.baoqi.rules.Side
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.PositionWords
import org.baoqi.speech.words.Words
import org.robolectric.Shadows.shadowOf

typealias MainRule = AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>

/** A referee who finds everything by what a screen reader reads. */
class RefereeStage(private val rule: MainRule) {
    val app get() = rule.activity.application as RefereedApplication
    private val words = Words.`in`(Language.TRADITIONAL)

    val state get() = app.referee().view().get().state()

    /** What is done on the main thread goes to the disk's, and what comes of it comes back. */
    fun idle() = repeat(3) {
        shadowOf(Looper.getMainLooper()).idle()
        rule.waitForIdle()
        app.onDisk {}
    }

    fun press(label: String) {
        shown(hasText(label)).performClick()
        idle()
    }

    fun type(label: String, text: String) {
        shown(hasText(label) and hasSetTextAction()).performTextReplacement(text)
        idle()
    }

    /** A node, brought into sight: behind 其他, where it is not on the screen, and scrolled to. */
    private fun shown(matcher: SemanticsMatcher): SemanticsNodeInteraction {
        if (rule.onAllNodes(matcher).fetchSemanticsNodes().isEmpty()) turn()
        val scrolls = rule.onAllNodes(matcher and hasAnyAncestor(hasScrollAction())).fetchSemanticsNodes().isNotEmpty()
        return rule.onNode(matcher).apply { if (scrolls) performScrollTo() }
    }

    /** Between the board and the other entries. */
    private fun turn() {
        rule.onNode(hasText("其他") or hasText("棋盤")).performClick()
        idle()
    }

    /** Opens a row's options and takes one. */
    fun pick(label: String, option: String) {
        press(text(SemanticsMatcher("begins with $label") { it.text()?.startsWith("$label：") == true }))
        press(option)
    }

    private fun text(matcher: SemanticsMatcher) = rule.onAllNodes(matcher).onFirst().fetchSemanticsNode().text()!!

    /** Two double taps on the board. */
    fun play(move: Move) {
        tap(move.from())
        tap(move.to())
    }

    fun tap(point: Point) {
        val label = PositionWords(words, Side.RED).point(state.position(), point)
        if (rule.onAllNodes(hasPoint(label)).fetchSemanticsNodes().isEmpty()) turn()
        rule.doubleTap(label)
        idle()
    }

    fun back() {
        rule.runOnIdle { rule.activity.model.navigator().back() }
        idle()
    }

    fun shows(text: String) = rule.onNodeWithText(text, substring = true).assertExists()

    /** All that can be read on the screen but buttons and the heading. */
    fun notes(): List<String> {
        val plain = SemanticsMatcher("note") {
            it.text() != null && SemanticsActions.OnClick !in it.config && SemanticsActions.SetText !in it.config
        } and isHeading().not() and isPoint.not()
        return rule.onAllNodes(plain).fetchSemanticsNodes().map { it.text()!! }
    }

    private fun SemanticsNode.text() = config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text }
}
