package org.baoqi.app.kit.ui
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.Choices.Theme
import org.baoqi.app.settings.NamedColor
import org.baoqi.app.settings.Settings
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.math.max
import kotlin.math.min

/** Contrast as WCAG 2.2 measures it: 7:1 is its strictest grade for text, 3:1 what it asks of shapes. */
class ContrastTest {
    private fun contrast(a: Color, b: Color): Float =
        (max(a.luminance(), b.luminance()) + 0.05f) / (min(a.luminance(), b.luminance()) + 0.05f)

    private fun colors(theme: Theme, dark: Boolean) = colorsOf(Settings.STANDARD.with(Choices.THEME, theme), dark)

    private val themes = Theme.values().flatMap { listOf(colors(it, false), colors(it, true)) }.distinct()

    /** Each ink and what it lies on. */
    private fun inks(theme: BoardColors) = with(theme) {
        listOf(text to screen, line to board, redInk to redDisc, blackInk to blackDisc)
    }

    @Test
    fun allTextOfEveryThemeIsReadable() {
        for (theme in themes) {
            for ((ink, under) in inks(theme)) assertTrue(contrast(ink, under) >= 7f, "$ink on $under of $theme")
        }
    }

    @Test
    fun aPhoneAskedForContrastGetsIt() {
        assertEquals(BoardColors.BlackOnYellow, colorsOf(Settings.STANDARD, dark = false, raised = true))
        assertEquals(BoardColors.YellowOnBlack, colorsOf(Settings.STANDARD, dark = true, raised = true))
        assertEquals(BoardColors.Light, colorsOf(Settings.STANDARD.with(Choices.THEME, Theme.LIGHT), false, true))
    }

    @Test
    fun piecesStandOutFromTheBoard() {
        for (theme in themes) {
            val red = max(contrast(theme.redInk, theme.board), contrast(theme.redDisc, theme.board))
            val black = max(contrast(theme.rim, theme.board), contrast(theme.blackDisc, theme.board))
            assertTrue(min(red, black) >= 3f, theme.toString())
        }
    }

    @Test
    fun onlyReadableInkIsOfferedOnAPaper() {
        for (paper in NamedColor.values()) {
            assertTrue(paper.inks().isNotEmpty(), paper.name)
            for (ink in paper.inks()) assertTrue(contrast(Color(ink.argb()), Color(paper.argb())) >= 6.99f)
        }
    }

    @Test
    fun anInkThatCannotBeReadOnItsPaperGivesWay() {
        val unreadable = Settings.STANDARD.with(Choices.THEME, Theme.CUSTOM)
            .with(Choices.PAPER, NamedColor.WHITE).with(Choices.INK, NamedColor.CREAM)
        assertEquals(Color(NamedColor.BLACK.argb()), colorsOf(unreadable, false).text)
    }
}
