package org.baoqi.app

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.io.File

/** Draws the screen to PNG files for people to look at, and checks what a look at the pixels can tell. */
@RunWith(RobolectricTestRunner::class)
class RenderTest {
    @get:Rule val rule = createAndroidComposeRule<BoardActivity>()

    private fun render(name: String): Bitmap {
        rule.waitForBoard()
        rule.waitForIdle()
        val window = rule.activity.window.decorView
        val bitmap = Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888)
        rule.runOnUiThread { window.draw(Canvas(bitmap)) }
        val folder = File(System.getProperty("baoqi.renders", "renders")).apply { mkdirs() }
        File(folder, "$name.png").outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
        return bitmap
    }

    /** The colours at a tenth of a cell around the centre of a point, where a piece's disc and glyph lie. */
    private fun Bitmap.colorsAt(label: String): Set<Int> {
        val cell = rule.points()[rule.labels().indexOf(label)].boundsInWindow
        val reach = (cell.width * 0.3f).toInt()
        return (-reach..reach).flatMap { x ->
            (-reach..reach).map { y ->
                cell.center.x.toInt() + x to
                    cell.center.y.toInt() + y
            }
        }
            .map { (x, y) -> getPixel(x, y) }
            .toSet()
    }

    private fun Bitmap.assertPiecesDrawn(colors: BoardColors) {
        val red = colorsAt("紅帥，五路，一線")
        val black = colorsAt("黑將，五路，十線")
        assertTrue(red.containsAll(listOf(colors.redDisc.toArgb(), colors.redInk.toArgb())))
        assertTrue(black.containsAll(listOf(colors.blackDisc.toArgb(), colors.blackInk.toArgb())))
        assertEquals(setOf(colors.board.toArgb()), setOf(getPixel(0, (height * 0.02).toInt().coerceAtLeast(1))))
    }

    @Test
    fun portrait() = render("portrait").assertPiecesDrawn(BoardColors.Light)

    @Test
    @Config(qualifiers = "+w891dp-h411dp-land")
    fun landscape() = render("landscape").assertPiecesDrawn(BoardColors.Light)

    @Test
    @Config(fontScale = 2f)
    fun largeFont() = render("font-200").assertPiecesDrawn(BoardColors.Light)

    @Test
    fun highContrast() {
        rule.waitForBoard()
        rule.onNodeWithText("高對比").performClick()
        render("high-contrast").assertPiecesDrawn(BoardColors.YellowOnBlack)
    }

    @Test
    @Config(qualifiers = "+en")
    fun english() {
        render("english")
        rule.onNodeWithText("Board, Red below").assertExists()
    }

    @Test
    @Config(qualifiers = "+zh-rCN")
    fun simplified() {
        render("simplified")
        rule.onNodeWithText("棋盘，红方在下").assertExists()
    }
}
