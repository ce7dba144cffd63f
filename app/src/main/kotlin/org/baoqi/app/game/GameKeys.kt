package org.baoqi.app.game
import android.view.KeyEvent
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.LocalView
import androidx.core.view.ViewCompat

/**
 * Letters and digits of a keyboard or a braille display, Escape and Backspace, while something on the screen has the focus
 * and does not want them itself.
 */
fun Modifier.gameKeys(events: ScreenGame): Modifier =
    onKeyEvent { it.type == KeyEventType.KeyDown && events.take(it.nativeKeyEvent) }

/** The same keys while nothing has the focus. */
@Composable
fun GameKeys(events: ScreenGame) {
    val view = LocalView.current
    DisposableEffect(view, events) {
        val listener = ViewCompat.OnUnhandledKeyEventListenerCompat { _, event ->
            event.action == KeyEvent.ACTION_DOWN && events.take(event)
        }
        ViewCompat.addOnUnhandledKeyEventListener(view, listener)
        onDispose { ViewCompat.removeOnUnhandledKeyEventListener(view, listener) }
    }
}

private fun ScreenGame.take(event: KeyEvent): Boolean = when (event.keyCode) {
    KeyEvent.KEYCODE_ESCAPE -> true.also { cancel() }
    KeyEvent.KEYCODE_DEL -> true.also { erase() }
    else -> event.unicodeChar > 0 && stroke(event.unicodeChar.toChar())
}
