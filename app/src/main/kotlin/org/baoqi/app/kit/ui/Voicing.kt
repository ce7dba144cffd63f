package org.baoqi.app.kit.ui
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityManager.TouchExplorationStateChangeListener
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.relocation.BringIntoViewRequester
import androidx.compose.foundation.relocation.bringIntoViewRequester
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
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
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.toSize
import kotlinx.coroutines.launch

private const val DOUBLE_TAP_MILLIS = 400L

/**
 * Reads the controls of a screen to a finger where no screen reader does, and presses them at a double tap. A control that
 * the finger finds breaks off what is being said.
 *
 * @param mention says what a finger finds in passing
 */
class Voicing(private val say: (String) -> Unit, private val mention: (String) -> Unit, private val hush: () -> Unit) {
    /** [bounds] are the window's; [show] scrolls to it. */
    class Item(val label: String, val bounds: Rect, val activate: () -> Unit, val show: () -> Unit)

    private val items = mutableMapOf<Any, Item>()
    private var current: Any? = null

    /** The control that was heard before the finger came down: a flick goes on from there, and a double tap anywhere presses it. */
    private var before: Any? = null
    private var lastTap = -DOUBLE_TAP_MILLIS
    private var taps = 0

    fun put(key: Any, item: Item) {
        items[key] = item
    }

    fun remove(key: Any) {
        items.remove(key)
        if (current == key) current = null
    }

    fun opened(title: String) {
        current = null
        say(title)
    }

    /** A finger comes down. The second tap of two says nothing. */
    fun touch(at: Offset, millis: Long) {
        taps = if (millis - lastTap < DOUBLE_TAP_MILLIS) taps + 1 else 1
        if (taps > 1) return
        before = current
        slide(at)
    }

    fun slide(at: Offset) {
        val under = items.entries.firstOrNull { it.value.bounds.contains(at) }?.key
        if (under != null && under != current) turnTo(under)
    }

    fun lift(millis: Long, moved: Boolean) {
        lastTap = if (moved) -DOUBLE_TAP_MILLIS else millis
        if (taps != 2 || moved) return
        current = before?.takeIf { it in items } ?: current
        items[current]?.activate?.invoke()
    }

    /** A tap turns out to be none: two fingers ask for silence or to repeat, and press nothing. */
    fun giveUp() {
        current = before?.takeIf { it in items }
        taps = 0
        lastTap = -DOUBLE_TAP_MILLIS
    }

    fun next() = turn(1)

    fun previous() = turn(-1)

    /** In reading order, and round at its ends. */
    private fun turn(by: Int) {
        val order = items.entries.sortedWith(
            compareBy({
                it.value.bounds.top
            }, { it.value.bounds.left }),
        ).map { it.key }
        if (order.isEmpty()) return
        val here = order.indexOf(before)
        val there = if (here < 0 && by < 0) order.size - 1 else Math.floorMod(here + by, order.size)
        turnTo(order[there])
        items[current]?.show?.invoke()
    }

    private fun turnTo(key: Any) {
        current = key
        hush()
        items[key]?.let { mention(it.label) }
    }
}

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

/** Whether TalkBack, or another reader that explores by touch, is on now. */
@Composable
fun screenReaderIsOn(): Boolean {
    val manager = checkNotNull(LocalContext.current.getSystemService(AccessibilityManager::class.java))
    var on by remember { mutableStateOf(manager.isTouchExplorationEnabled) }
    DisposableEffect(manager) {
        val listener = TouchExplorationStateChangeListener { on = it }
        manager.addTouchExplorationStateChangeListener(listener)
        onDispose { manager.removeTouchExplorationStateChangeListener(listener) }
    }
    return on
}
