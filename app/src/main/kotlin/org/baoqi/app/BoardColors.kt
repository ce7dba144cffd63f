package org.baoqi.app

import androidx.compose.material3.ColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.ui.graphics.Color

/** What the board is painted with. Every pair that lies on one another is listed in [pairs]. */
data class BoardColors(
    val screen: Color,
    val text: Color,
    val board: Color,
    val line: Color,
    val redDisc: Color,
    val redInk: Color,
    val blackDisc: Color,
    val blackInk: Color,
    val rim: Color,
) {
    /** Ink and what it lies on. */
    fun pairs(): List<Pair<Color, Color>> = listOf(
        text to screen,
        line to board,
        redInk to redDisc,
        blackInk to blackDisc,
    )

    /** Texts and controls in the same two colours. */
    fun scheme(): ColorScheme = lightColorScheme(
        primary = text,
        onPrimary = screen,
        surface = screen,
        onSurface = text,
        onSurfaceVariant = text,
        surfaceContainerHighest = screen,
        outline = text,
    )

    companion object {
        val Wood = BoardColors(
            screen = Color(0xFFFFFBF2),
            text = Color(0xFF2B1A0E),
            board = Color(0xFFF3D9A4),
            line = Color(0xFF4A2C14),
            redDisc = Color(0xFFFFF8E6),
            redInk = Color(0xFFA31515),
            blackDisc = Color(0xFF1E1E1E),
            blackInk = Color(0xFFFFF8E6),
            rim = Color(0xFF4A2C14),
        )
        val HighContrast = BoardColors(
            screen = Color.Black,
            text = Color.White,
            board = Color.Black,
            line = Color(0xFFE0E0E0),
            redDisc = Color(0xFFFFEB3B),
            redInk = Color(0xFF7A0000),
            blackDisc = Color.Black,
            blackInk = Color.White,
            rim = Color.White,
        )
    }
}
