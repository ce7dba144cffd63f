package org.baoqi.app.kit.ui
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.ui.graphics.Color
import org.baoqi.app.settings.Choices.PieceStyle

/** The colours of screen, board and pieces. Each ink must be readable on what it lies on. */
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
    val pieces: PieceStyle = PieceStyle.TRADITIONAL,
) {
    /** Texts and controls in the same two colours: no third one says anything. */
    fun scheme(): ColorScheme = lightColorScheme(
        primary = text,
        onPrimary = screen,
        primaryContainer = text,
        onPrimaryContainer = screen,
        secondary = text,
        onSecondary = screen,
        secondaryContainer = text,
        onSecondaryContainer = screen,
        background = screen,
        onBackground = text,
        surface = screen,
        onSurface = text,
        surfaceVariant = screen,
        onSurfaceVariant = text,
        surfaceContainerHighest = screen,
        error = text,
        onError = screen,
        outline = text,
        outlineVariant = text,
    )

    companion object {
        val Light = BoardColors(
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
        val Dark = BoardColors(
            screen = Color(0xFF121212),
            text = Color(0xFFF5EFE4),
            board = Color(0xFF1F1812),
            line = Color(0xFFD8C3A0),
            redDisc = Color(0xFFFFE0D6),
            redInk = Color(0xFF8A0000),
            blackDisc = Color(0xFF000000),
            blackInk = Color(0xFFFFFFFF),
            rim = Color(0xFFFFFFFF),
        )
        val BlackOnYellow = twoColors(paper = Color(0xFFFFEB3B), ink = Color.Black)
        val YellowOnBlack = twoColors(paper = Color.Black, ink = Color(0xFFFFEB3B))

        /** Red in the colours of the screen, Black in them reversed. */
        fun twoColors(paper: Color, ink: Color) = BoardColors(
            screen = paper,
            text = ink,
            board = paper,
            line = ink,
            redDisc = paper,
            redInk = ink,
            blackDisc = ink,
            blackInk = paper,
            rim = ink,
        )
    }
}
