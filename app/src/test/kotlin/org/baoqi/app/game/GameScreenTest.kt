package org.baoqi.app.game
import androidx.activity.ComponentActivity
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import org.baoqi.app.shell.accessibilityErrors
import org.baoqi.app.shell.isPoint
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The game screen as a screen reader and a finger find it. */
@RunWith(RobolectricTestRunner::class)
class GameScreenTest {
    @get:Rule val rule = createAndroidComposeRule<ComponentActivity>()

    private fun nodes(matcher: SemanticsMatcher) = rule.onAllNodes(matcher).fetchSemanticsNodes()

    private fun label(node: SemanticsNode): String =
        node.config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString()
            ?: node.config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text }.orEmpty()

    private fun atLeast(node: SemanticsNode, width: Dp, height: Dp) = with(rule.density) {
        node.size.width >= width.toPx() - 1 && node.size.height >= height.toPx() - 1
    }

    private fun assertFitForFingersAndEars(cellWidth: Dp, cellHeight: Dp) {
        val stage = GameStage(rule)
        stage.begin(Setups.practice())
        assertSound(cellWidth, cellHeight)
        assertKeysAreLarge("俥", "傌", "炮", "兵", "相", "仕", "帥")
        stage.press("炮")
        assertKeysAreLarge("二", "八", "刪去一字")
        stage.press("指令")
        assertSound(cellWidth, cellHeight)
        stage.press("打字")
        assertSound(cellWidth, cellHeight)
    }

    private fun assertKeysAreLarge(vararg labels: String) {
        val keys = nodes(hasClickAction()).filter { label(it) in labels }
        assertEquals(labels.size, keys.size)
        assertTrue(keys.all { atLeast(it, 64.dp, 64.dp) })
    }

    private fun assertSound(cellWidth: Dp, cellHeight: Dp) {
        val pressed = nodes(hasClickAction())
        val points = nodes(isPoint)
        assertEquals(90, points.size)
        assertTrue(points.all { atLeast(it, cellWidth, cellHeight) })
        val cells = points.map { it.id }.toSet()
        assertTrue(pressed.filterNot { it.id in cells }.all { atLeast(it, 56.dp, 56.dp) })
        assertEquals(pressed.map(::label).toSet().size, pressed.size)
        val parts = nodes(isHeading()).map(::label)
        assertEquals(setOf("輪到紅方走", "棋盤", "說話和指令"), parts.toSet() - LAST_HEADINGS)
        val errors = rule.runOnIdle { accessibilityErrors(rule.activity.window.decorView) }
        assertEquals(emptyList<String>(), errors.filterNot { it.startsWith("TouchTargetSizeCheck") })
    }

    @Test
    fun portrait() = assertFitForFingersAndEars(40.dp, 48.dp)

    @Test
    @Config(qualifiers = "+w891dp-h411dp-land")
    fun landscape() = assertFitForFingersAndEars(48.dp, 40.dp)

    @Test
    @Config(fontScale = 2f)
    fun largeFont() = assertFitForFingersAndEars(40.dp, 48.dp)

    @Test
    fun theClockTicksInSilence() {
        GameStage(rule).begin(Setups.practice())
        val live = nodes(SemanticsMatcher.keyIsDefined(SemanticsProperties.LiveRegion))
        assertEquals(emptyList<String>(), live.map(::label))
        assertTrue(
            nodes(SemanticsMatcher.keyIsDefined(SemanticsProperties.Text)).any {
                label(it) ==
                    "紅方，尚餘十分鐘，正在走鐘"
            },
        )
    }

    private companion object {
        /** Those of the panels. */
        val LAST_HEADINGS = setOf("報棋鍵盤", "可以問的和可以做的")
    }
}
