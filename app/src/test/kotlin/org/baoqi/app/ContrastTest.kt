package org.baoqi.app

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.math.max
import kotlin.math.min

/** Contrast as WCAG 2.2 measures it. */
class ContrastTest {
    private fun contrast(a: Color, b: Color): Float =
        (max(a.luminance(), b.luminance()) + 0.05f) / (min(a.luminance(), b.luminance()) + 0.05f)

    private fun BoardColors.lowest() = pairs().minOf { (ink, under) -> contrast(ink, under) }

    @Test
    fun everydayColoursAreReadable() = assertTrue(BoardColors.Wood.lowest() >= 4.5f)

    @Test
    fun highContrastIsHigherThanTheStrictestGrade() = assertTrue(BoardColors.HighContrast.lowest() >= 7f)

    @Test
    fun piecesStandOutFromTheBoard() {
        for (colors in listOf(BoardColors.Wood, BoardColors.HighContrast)) {
            assertTrue(contrast(colors.redInk, colors.board) >= 3f || contrast(colors.redDisc, colors.board) >= 3f)
            assertTrue(contrast(colors.rim, colors.board) >= 3f)
        }
    }
}
