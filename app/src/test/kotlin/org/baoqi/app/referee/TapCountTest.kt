package org.baoqi.app.referee
import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.hasPoint
import org.baoqi.app.shell.skipFirstStart
import org.baoqi.rules.Move
import org.baoqi.rules.Point
import org.baoqi.rules.Side
import org.baoqi.rules.notation.MoveWord
import org.baoqi.speech.narrate.CallText
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.PositionWords
import org.baoqi.speech.words.Words
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import kotlin.math.abs

private const val MOVES = "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 g3g4 c6c5 b0c2 c9e7"

/** Counts what a stretch of an ordinary game costs the referee's fingers; the table is taps.csv. */
@RunWith(RobolectricTestRunner::class)
@Config(application = RefereedApplication::class, qualifiers = "zh-rTW-w360dp-h640dp-xhdpi")
class TapCountTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val stage = RefereeStage(rule)
    private val words = Words.`in`(Language.TRADITIONAL)
    private val moves = MOVES.split(' ').map(Move::iccs)
    private var taps = 0
    private var swipes = 0

    private fun open() {
        rule.waitUntil(timeoutMillis = 10_000) { stage.app.settings().settings().value.isPresent }
        rule.runOnIdle { stage.app.skipFirstStart() }
        stage.idle()
        stage.press("裁判")
        stage.press("新的監局")
        stage.press("開始對局")
    }

    @Test
    fun aSightedRefereeTapsFromAndToAndPresses() {
        open()
        for (move in moves) {
            tap(point(move.from()))
            tap(point(move.to()))
            tap(hasText(press()) and hasClickAction())
        }
        assertCounted("sighted")
    }

    @Test
    fun aBlindRefereeKeysWhatHeHearsAndPresses() {
        turnAScreenReaderOn()
        open()
        var at = order().indexOf(press())
        for (move in moves) {
            val call = words.language().notation().write(stage.state.position(), move)
            for (word in MoveWord.read(call).get()) at = swipe(at, CallText.key(word, stage.state.sideToMove(), words))
            at = swipe(at, press())
        }
        assertCounted("blind")
    }

    private fun press() = if (stage.state.sideToMove() == Side.RED) "紅方按鐘" else "黑方按鐘"

    private fun point(at: Point) = hasPoint(PositionWords(words, Side.RED).point(stage.state.position(), at))

    /** A finger on what is seen, without scrolling. */
    private fun tap(what: SemanticsMatcher) {
        val seen = rule.onNode(what).assertIsDisplayed().fetchSemanticsNode()
        assertEquals("cut off", seen.size.height.toFloat(), seen.boundsInWindow.height, 1f)
        rule.onNode(what).performClick()
        taps++
        stage.idle()
    }

    /**
     * To a node by swipes from a place in the reading order, and a double tap there; answers with its place. A key that is
     * gone with its word leaves the focus where it was.
     */
    private fun swipe(from: Int, label: String): Int {
        val to = order().indexOf(label)
        assertTrue("cannot be reached: $label among ${order()}", to >= 0)
        swipes += abs(to - from)
        rule.onNode(hasText(label) and hasClickAction()).performSemanticsAction(SemanticsActions.OnClick)
        taps++
        stage.idle()
        return to
    }

    /** What a screen reader stops at, in the order in which it is given. */
    private fun order(): List<String> = rule.runOnIdle {
        val root = rule.activity.window.decorView
        val first = root.createAccessibilityNodeInfo().apply { setQueryFromAppProcessEnabled(root, true) }
        first.withChildren().mapNotNull { it.label() }
    }

    private fun AccessibilityNodeInfo.withChildren(): List<AccessibilityNodeInfo> =
        listOf(this) + (0 until childCount).mapNotNull { getChild(it) }.flatMap { it.withChildren() }

    private fun AccessibilityNodeInfo.label() = (contentDescription ?: text)?.toString()?.takeIf { it.isNotEmpty() }

    private fun turnAScreenReaderOn() {
        val manager = shadowOf(getApplicationContext<Context>().getSystemService(AccessibilityManager::class.java))
        manager.setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
        manager.setEnabled(true)
    }

    private fun assertCounted(referee: String) {
        assertEquals(moves, stage.state.history().moves())
        val (mostTaps, mostSwipes) = TapCountTest::class.java.getResource("taps.csv")!!.readText().lines()
            .first { it.startsWith("$referee,") }.split(',').drop(1).map(String::toInt)
        assertTrue("$referee: $taps taps, $swipes swipes", taps <= mostTaps && swipes <= mostSwipes)
    }
}
