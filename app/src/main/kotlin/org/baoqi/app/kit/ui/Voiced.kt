package org.baoqi.app.kit.ui
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.PointerInputChange
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.layout.positionInWindow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.toSize
import kotlinx.coroutines.launch

/** Reads the screens to who has no screen reader; null where nobody wants it. */
val LocalVoicing = staticCompositionLocalOf<Voicing?> { null }

private val FLICK = 48.dp
private const val FLICK_MILLIS = 300L

/** A control that is spoken when a finger comes to it, and does what it does at a double tap. */
@Composable
fun Modifier.voiced(label: String, activate: () -> Unit = {}): Modifier {
    val voicing = LocalVoicing.current ?: return this
    val key = remember { Any() }
    val requester = remember { BringIntoViewRequester() }
    val scope = rememberCoroutineScope()
    DisposableEffect(voicing, key) { onDispose { voicing.remove(key) } }
    return bringIntoViewRequester(requester).onGloballyPositioned { at ->
        val bounds = Rect(at.positionInWindow(), at.size.toSize())
        voicing.put(key, Voicing.Item(label, bounds, activate) { scope.launch { requester.bringIntoView() } })
    }
}

/** A screen that is read to a finger. */
@Composable
fun Modifier.voicedScreen(title: String): Modifier {
    val voicing = LocalVoicing.current ?: return this
    LaunchedEffect(voicing, title) { voicing.opened(title) }
    return voicedTouches()
}

/** Takes all touches of an area: slide to hear, flick for the next or the last control, double tap to press. */
@Composable
fun Modifier.voicedTouches(): Modifier {
    val voicing = LocalVoicing.current ?: return this
    var origin = Offset.Zero
    return onGloballyPositioned { origin = it.positionInWindow() }
        .pointerInput(voicing) {
            awaitEachGesture {
                val down = awaitFirstDown(pass = PointerEventPass.Initial).also { it.consume() }
                voicing.touch(down.position + origin, down.uptimeMillis)
                val up = follow { voicing.slide(it.position + origin) } ?: return@awaitEachGesture voicing.giveUp()
                val way = up.position.x - down.position.x
                val quick = up.uptimeMillis - down.uptimeMillis < FLICK_MILLIS
                if (quick && way > FLICK.toPx()) voicing.next()
                if (quick && way < -FLICK.toPx()) voicing.previous()
                voicing.lift(up.uptimeMillis, moved = (up.position - down.position).getDistance() > FLICK.toPx())
            }
        }
}

/** Keeps the finger's movements from the controls, until it leaves; null where another finger joins it. */
private suspend fun AwaitPointerEventScope.follow(onMove: (PointerInputChange) -> Unit): PointerInputChange? {
    while (true) {
        val changes = awaitPointerEvent(PointerEventPass.Initial).changes.onEach { it.consume() }
        if (changes.size > 1) return null
        if (!changes.first().pressed) return changes.first()
        onMove(changes.first())
    }
}
