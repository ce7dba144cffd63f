package org.baoqi.app.game

import android.view.KeyEvent
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.platform.LocalView
import androidx.core.view.ViewCompat

/** Keys that nothing on the screen has taken: letters and digits of a keyboard or a braille display, Escape, Backspace. */
@Composable
fun GameKeys(events: GameEvents) {
    val view = LocalView.current
    DisposableEffect(view, events) {
        val listener = ViewCompat.OnUnhandledKeyEventListenerCompat { _, event ->
            event.action == KeyEvent.ACTION_DOWN && events.take(event)
        }
        ViewCompat.addOnUnhandledKeyEventListener(view, listener)
        onDispose { ViewCompat.removeOnUnhandledKeyEventListener(view, listener) }
    }
}

private fun GameEvents.take(event: KeyEvent): Boolean = when (event.keyCode) {
    KeyEvent.KEYCODE_ESCAPE -> true.also { cancel() }
    KeyEvent.KEYCODE_DEL -> true.also { erase() }
    else -> event.unicodeChar > 0 && stroke(event.unicodeChar.toChar())
}
