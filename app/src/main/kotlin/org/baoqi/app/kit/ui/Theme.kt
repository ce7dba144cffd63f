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
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
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
