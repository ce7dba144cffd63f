package org.baoqi.app.kit.ui
import android.app.UiModeManager
import android.content.Context
import android.os.Build
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.LocalActivity
import androidx.activity.enableEdgeToEdge
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.platform.LocalContext
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.Choices.PieceStyle
import org.baoqi.app.settings.Choices.Theme
import org.baoqi.app.settings.Settings

private const val RAISED_CONTRAST = 0.5f

val LocalColors = staticCompositionLocalOf { BoardColors.Light }

/** The chosen colours over the whole window. */
@Composable
fun BaoqiTheme(settings: Settings, content: @Composable () -> Unit) {
    val colors = colorsOf(settings, isSystemInDarkTheme(), isContrastRaised(LocalContext.current))
    MaterialTheme(colors.scheme()) {
        CompositionLocalProvider(LocalColors provides colors) {
            SystemBars(colors.screen)
            Surface(Modifier.fillMaxSize(), content = content)
        }
    }
}

/** Whether the phone is asked for more contrast than usual, which Android tells from version 14 on. */
private fun isContrastRaised(context: Context) = Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE &&
    checkNotNull(context.getSystemService(UiModeManager::class.java)).contrast >= RAISED_CONTRAST

/** @param raised whether the phone is asked for more contrast */
fun colorsOf(settings: Settings, dark: Boolean, raised: Boolean = false): BoardColors =
    palette(settings, dark, raised).copy(pieces = settings.get(Choices.PIECES))

private fun palette(settings: Settings, dark: Boolean, raised: Boolean) = when (settings.get(Choices.THEME)) {
    Theme.SYSTEM -> asOnThePhone(dark, raised)
    Theme.LIGHT -> BoardColors.Light
    Theme.DARK -> BoardColors.Dark
    Theme.BLACK_ON_YELLOW -> BoardColors.BlackOnYellow
    Theme.YELLOW_ON_BLACK -> BoardColors.YellowOnBlack
    Theme.CUSTOM -> custom(settings)
}

private fun asOnThePhone(dark: Boolean, raised: Boolean) = when {
    raised -> if (dark) BoardColors.YellowOnBlack else BoardColors.BlackOnYellow
    else -> if (dark) BoardColors.Dark else BoardColors.Light
}

private fun custom(settings: Settings): BoardColors =
    BoardColors.twoColors(Color(settings.get(Choices.PAPER).argb()), Color(Choices.readableInk(settings).argb()))

/** Status and navigation bars whose signs can be seen on the screen's colour. */
@Composable
private fun SystemBars(screen: Color) {
    val activity = LocalActivity.current as? ComponentActivity ?: return
    SideEffect {
        val style = when {
            screen.luminance() < 0.5f -> SystemBarStyle.dark(screen.toArgb())
            else -> SystemBarStyle.light(screen.toArgb(), screen.toArgb())
        }
        activity.enableEdgeToEdge(style, style)
    }
}

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
