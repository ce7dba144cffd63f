package org.baoqi.app.kit.ui
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.LocalActivity
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.graphics.toArgb

/** Status and navigation bars whose signs can be seen on the screen's colour. */
@Composable
internal fun SystemBars(screen: Color) {
    val activity = LocalActivity.current as? ComponentActivity ?: return
    SideEffect {
        val style = when {
            screen.luminance() < 0.5f -> SystemBarStyle.dark(screen.toArgb())
            else -> SystemBarStyle.light(screen.toArgb(), screen.toArgb())
        }
        activity.enableEdgeToEdge(style, style)
    }
}
