package org.baoqi.app.kit.ui
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect

private const val DOUBLE_TAP_MILLIS = 400L

/**
 * What can be heard on a screen, and which of it was heard last. What a finger finds breaks off what is being said.
 *
 * @param mention says what a finger finds in passing
 */
class Voicing(private val say: (String) -> Unit, private val mention: (String) -> Unit, private val hush: () -> Unit) {
    /** [bounds] are the window's; [show] scrolls to it. */
    class Item(val label: String, val bounds: Rect, val activate: () -> Unit, val show: () -> Unit)

    private val items = mutableMapOf<Any, Item>()
    private var current: Any? = null

    /** What was heard before the finger came down: a flick goes on from there, and a double tap anywhere presses it. */
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

    /** What began as a tap is none: two fingers ask for silence or to repeat, and press nothing. */
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
