package org.baoqi.app.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import org.baoqi.app.BoardColors
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.Settings
import org.baoqi.app.settings.Theme

val LocalColors = staticCompositionLocalOf { BoardColors.Light }

/** The chosen colours over the whole window. */
@Composable
fun BaoqiTheme(settings: Settings, content: @Composable () -> Unit) {
    val colors = colorsOf(settings, isSystemInDarkTheme())
    MaterialTheme(colors.scheme()) {
        CompositionLocalProvider(LocalColors provides colors) {
            SystemBars(colors.screen)
            Surface(Modifier.fillMaxSize(), content = content)
        }
    }
}

fun colorsOf(settings: Settings, dark: Boolean): BoardColors =
    palette(settings, dark).copy(pieces = settings.get(Choices.PIECES))

private fun palette(settings: Settings, dark: Boolean): BoardColors = when (settings.get(Choices.THEME)) {
    Theme.SYSTEM -> if (dark) BoardColors.Dark else BoardColors.Light
    Theme.LIGHT -> BoardColors.Light
    Theme.DARK -> BoardColors.Dark
    Theme.BLACK_ON_YELLOW -> BoardColors.BlackOnYellow
    Theme.YELLOW_ON_BLACK -> BoardColors.YellowOnBlack
    Theme.CUSTOM -> custom(settings)
}

private fun custom(settings: Settings): BoardColors =
    BoardColors.twoColors(Color(settings.get(Choices.PAPER).argb()), Color(Choices.readableInk(settings).argb()))
