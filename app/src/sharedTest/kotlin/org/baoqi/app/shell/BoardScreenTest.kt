package org.baoqi.app.shell
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The board of a game as TalkBack finds it. The texts are the default language's. */
@RunWith(AndroidJUnit4::class)
class BoardScreenTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    @Before
    fun aGameBegins() = rule.beginGame()

    @Test
    fun everyPointIsOneNodeWithALabelOfItsOwn() {
        val labels = rule.labels()
        assertEquals(90, labels.size)
        assertEquals(90, labels.toSet().size)
        assertTrue(labels.toString(), labels.containsAll(listOf("紅炮，二路，三線", "空，五路，五線", "黑將，五路，十線")))
    }

    @Test
    fun readsByFileFromThePlayersSide() {
        val firstFile = listOf("紅俥", "空", "空", "紅兵", "空", "空", "黑卒", "空", "空", "黑車")
        val lines = "一二三四五六七八九十".toList()
        assertEquals(firstFile.zip(lines) { piece, line -> "$piece，一路，${line}線" }, rule.labels().take(10))
        assertEquals("黑車，九路，十線", rule.labels().last())
    }

    @Test
    fun flippingCountsFromTheOtherSide() {
        rule.onNodeWithText("指令").performScrollTo().performClick()
        rule.onNodeWithText("翻轉棋盤").performScrollTo().performClick()
        rule.waitUntil(timeoutMillis = 10_000) { rule.labels().first() == "黑車，一路，一線" }
        assertEquals("紅俥，九路，十線", rule.labels().last())
    }

    @Test
    fun pointsFillTheWidthAndAreLargeEnoughForAFinger() {
        val cells = rule.points().map { it.boundsInRoot }
        assertEquals(0f, cells.minOf { it.left })
        assertEquals(rule.activity.window.decorView.width.toFloat(), cells.maxOf { it.right })
        with(rule.density) {
            assertTrue(cells.all { it.width >= 40.dp.toPx() && it.height >= 48.dp.toPx() })
        }
    }

    @Test
    fun onlyWhatADoubleTapDoesIsOffered() {
        val (own, others) = rule.points().partition { it.label().startsWith("紅") }
        assertEquals(setOf<String?>("選這個棋子"), own.map { it.tap() }.toSet())
        assertEquals(setOf<String?>(null), others.map { it.tap() }.toSet())
    }

    @Test
    fun aPieceIsFoundByItsName() {
        rule.onNode(hasPoint("紅帥，五路，一線")).assertIsDisplayed()
    }

    private fun SemanticsNode.label() = words()

    private fun SemanticsNode.tap() = config.getOrNull(SemanticsActions.OnClick)?.label
}
