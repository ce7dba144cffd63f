package org.baoqi.app.reader

import android.graphics.Rect
import android.os.Bundle
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat
import java.util.concurrent.ConcurrentLinkedQueue

private const val TICK = 100L
private const val LONGEST = 60_000L
private const val STATE_CHANGED = AccessibilityEvent.CONTENT_CHANGE_TYPE_STATE_DESCRIPTION
private const val DESCRIPTION_CHANGED = AccessibilityEvent.CONTENT_CHANGE_TYPE_CONTENT_DESCRIPTION
private const val PANE_GONE = AccessibilityEvent.CONTENT_CHANGE_TYPE_PANE_DISAPPEARED

/**
 * A screen reader that a test is the hands of. It has a focus of its own that follows the node, moves it as hands ask, and
 * writes down what is spoken. It knows the window's nodes and the events that were sent, and nothing else of the app.
 *
 * In what is written, a line is what was heard; ✂ was broken off, × was never heard, ‼ is a focus that was lost, and ≈
 * what the node under the focus has become in silence.
 *
 * @param pass lets so many milliseconds pass for the app
 */
class ReaderRobot(private val window: () -> View, private val rules: ReaderRules, private val pass: (Long) -> Unit) {
    private val events = ConcurrentLinkedQueue<SentEvent>()
    private val voice = ReaderVoice(rules) { heard.add(it) }
    private val heard = mutableListOf<String>()
    private var listened: View? = null
    private var focus: NodeId? = null
    private var shown = ""
    private var title = ""

    /** A screen has come up without a stop yet. */
    private var waits = false
    private var nodes = emptyList<WindowNode>()
    private val lastChange = LastChange(rules.millis("one-node-ms"))

    /** Movements of fingers since the last look at this. */
    var gestures = 0
        private set

    /** How often a focus was lost. */
    var lost = 0
        private set

    fun takeGestures() = gestures.also { gestures = 0 }

    fun takeHeard() = heard.toList().also { heard.clear() }

    // What hands do.

    fun next() = gesture {
        move(1) { true }
        focused()?.let { tell(it, cuts = true) }
    }

    /** A finger comes down upon a node, or comes to it on its way. */
    fun touch(label: String) = gesture {
        focusOn(node(label))
        tell(focused()!!, cuts = true)
    }

    fun doubleTap() = gesture {
        val at = checkNotNull(focused()) { "no focus" }
        if (!at.perform(AccessibilityNodeInfo.ACTION_CLICK)) tap(at)
    }

    /** Where a node has no click, the system taps in its middle. */
    private fun tap(node: WindowNode) {
        val bounds = Rect().also { node.info.getBoundsInScreen(it) }
        val now = SystemClock.uptimeMillis()
        for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
            val event = MotionEvent.obtain(now, now, action, bounds.exactCenterX(), bounds.exactCenterY(), 0)
            window().dispatchTouchEvent(event)
            event.recycle()
        }
    }

    /** Opens the menu of actions, goes to one, and double taps it. */
    fun act(label: String) {
        val actions = checkNotNull(focused()) { "no focus" }.actions()
        val place = actions.indexOfFirst { it.label == label }
        check(place >= 0) { "no action $label among ${actions.map { it.label }}" }
        gestures += place + 1
        gesture { focused()!!.perform(actions[place].id) }
    }

    /** Types into the field under the focus. */
    fun type(text: String) = gesture {
        val what = Bundle().apply {
            putCharSequence(AccessibilityNodeInfo.ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE, text)
        }
        check(focused()!!.perform(AccessibilityNodeInfo.ACTION_SET_TEXT, what)) { "no field" }
    }

    /** Swipes until the label begins so. What is passed is not written down. */
    fun swipeTo(label: String) = search(label, 1) { true }

    fun swipeBackTo(label: String) = search(label, -1) { true }

    fun headingTo(label: String) = search(label, 1) { it.isHeading }

    fun controlTo(label: String) = search(label, 1) { it.isControl() }

    private fun search(label: String, way: Int, wanted: (WindowNode) -> Boolean) {
        repeat(MOST) {
            look()
            gestures++
            val before = focus
            move(way, wanted)
            check(focus != before) { "no $label; focus is on ${focusLabel()}, of ${labels()}" }
            if (focusLabel().startsWith(label)) {
                focused()?.let { tell(it, cuts = true) }
                return listen()
            }
        }
        error("$label was not found; focus is on ${focusLabel()}")
    }

    private fun WindowNode.isControl() = role().isNotEmpty()

    /** Compose gives what a control is to a node within it. */
    private fun WindowNode.role(): String =
        sequenceOf(this).plus(within()).map { rules.role(it.info.className) }.firstOrNull { it.isNotEmpty() }.orEmpty()

    /** The name of what has the focus. */
    fun focusLabel() = focused()?.name().orEmpty()

    /** Everything that can have the focus now, in its order. */
    fun labels() = look().filter { it.isFocusable }.map { it.name() }

    // What a reader does.

    private fun gesture(act: () -> Unit) {
        look()
        gestures++
        act()
        listen()
    }

    /** The window has opened: its name is said, and its first stop has the focus. */
    fun open() {
        attend(window())
        pass(TICK)
        look().mapNotNull { it.info.paneTitle }.forEach(::name)
        begin()
        listen()
    }

    /** The first stop that does not say the screen's name once more. */
    private fun begin() {
        val first = nodes.firstOrNull { it.isFocusable && it.name() != title } ?: return
        focusOn(first)
        tell(first, cuts = false)
    }

    /** Until all has been said, and nothing more happens. */
    fun listen() {
        val start = SystemClock.uptimeMillis()
        var quiet = 0L
        while (quiet < rules.millis("patience-ms")) {
            pass(TICK)
            val news = catchUp()
            quiet = if (news || voice.isSpeaking()) 0 else quiet + TICK
            check(SystemClock.uptimeMillis() - start < LONGEST) { "it never falls silent: ${heard.takeLast(5)}" }
        }
    }

    private fun look(): List<WindowNode> {
        attend(window())
        nodes = nodesInOrder(window())
        return nodes
    }

    /** Hears all events of a window. */
    private fun attend(root: View) {
        if (listened === root) return
        listened = root
        root.accessibilityDelegate = object : View.AccessibilityDelegate() {
            override fun onRequestSendAccessibilityEvent(
                host: ViewGroup,
                child: View,
                sent: AccessibilityEvent,
            ): Boolean {
                events.add(SentEvent.of(sent))
                return super.onRequestSendAccessibilityEvent(host, child, sent)
            }
        }
    }

    private fun node(label: String) = nodes.filter { it.isFocusable }.let { stops ->
        checkNotNull(stops.firstOrNull { "${it.name()}，".startsWith("$label，") }) {
            "no $label among ${stops.map { it.name() }}"
        }
    }

    private fun focused(): WindowNode? = nodes.firstOrNull { it.id == focus }

    private fun catchUp(): Boolean {
        voice.advance()
        attend(window())
        val news = generateSequence { events.poll() }.toList()
        if (news.isEmpty()) return false
        look()
        news.forEach(::take)
        keepFocus(news.any { it.isNewScreen() })
        return true
    }

    private fun name(screen: CharSequence) {
        title = screen.toString()
        voice.say(screen, cuts = true)
    }

    private fun take(event: SentEvent) {
        val source = nodes.firstOrNull { it.id == event.node }
        when (event.type) {
            AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED -> if (event.isNewScreen()) name(event.words)
            AccessibilityEvent.TYPE_ANNOUNCEMENT -> voice.say(event.words)
            AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED -> source?.let { changed(it, event) }
            AccessibilityEvent.TYPE_VIEW_CLICKED -> source?.let { voice.say(it.clicked(), once = true) }
            AccessibilityEvent.TYPE_VIEW_SELECTED -> voice.say(event.words, cuts = true)
            AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED -> source?.let { if (it.id != focus) comeTo(it) }
        }
    }

    private fun WindowNode.clicked() = when {
        info.isCheckable && info.stateDescription.isNullOrEmpty() -> checked()
        info.isSelected -> rules["selected"]
        else -> unfolded()
    }

    private fun changed(node: WindowNode, event: SentEvent) {
        val isFocused = (sequenceOf(node) + node.ancestors()).any { it.id == focus }
        val what = event.changes
        val words: CharSequence = when {
            node.isRegion -> node.info.contentDescription ?: node.name()
            !isFocused -> ""
            what and DESCRIPTION_CHANGED != 0 -> event.words
            what and AccessibilityEvent.CONTENT_CHANGE_TYPE_TEXT != 0 -> node.ownText()
            what and STATE_CHANGED != 0 -> node.info.stateDescription ?: ""
            what == AccessibilityEvent.CONTENT_CHANGE_TYPE_UNDEFINED -> node.info.error ?: ""
            else -> ""
        }
        if (words.isBlank() || !lastChange.isNew(node.id)) return
        val isUrgent = node.info.liveRegion == View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE
        voice.say(words, cuts = isUrgent, once = true, isChange = true)
    }

    /** A node that is gone takes the focus with it; a screen that has come up gives it its first place. */
    private fun keepFocus(pane: Boolean) {
        val holder = focused()?.takeIf { it.isFocusable }
        if (holder == null && focus != null) {
            focus = null
            if (!pane) {
                lost++
                heard.add("‼ 失去焦點：$shown")
            }
        }
        if (focus == null && (pane || waits)) begin()
        waits = focus == null && (pane || waits)
        if (holder != null && holder.name() != shown) {
            shown = holder.name()
            heard.add("≈ $shown")
        }
    }

    private fun move(way: Int, wanted: (WindowNode) -> Boolean) {
        val stops = nodes.filter { it.isFocusable }
        val here = stops.indexOfFirst { it.id == focus }
        val on = if (way > 0) stops.drop(here + 1) else stops.take(maxOf(here, 0)).reversed()
        val there = on.firstOrNull(wanted)
        val scrolled = stops.getOrNull(here)?.scroller(way)?.takeIf { there == null || it !in there.ancestors() }
        if (scrolled != null) return scroll(scrolled, way, stops, wanted)
        if (there == null) heard.add("（沒有了）") else focusOn(there)
    }

    /** What scrolls on is scrolled before it is left. */
    private fun scroll(area: WindowNode, way: Int, before: List<WindowNode>, wanted: (WindowNode) -> Boolean) {
        val old = before.map { it.id }.toSet()
        area.perform(scrolling(way))
        repeat(SCROLL_TICKS) { pass(TICK) }
        look()
        val here = nodes.indexOfFirst { it.id == focus }
        val on = when {
            here < 0 -> nodes.filter { it.id !in old }
            way > 0 -> nodes.drop(here + 1)
            else -> nodes.take(here)
        }
        val there = (if (way > 0) on else on.reversed()).firstOrNull { it.isFocusable && wanted(it) }
        if (there == null) move(way, wanted) else focusOn(there)
    }

    private fun WindowNode.scroller(way: Int) = ancestors().firstOrNull { it.hasAction(scrolling(way)) }

    private fun scrolling(way: Int) =
        if (way > 0) AccessibilityNodeInfo.ACTION_SCROLL_FORWARD else AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD

    private fun focusOn(node: WindowNode) {
        focus = node.id
        shown = node.name()
        node.perform(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS)
        events.removeIf { it.type == AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED && it.node == node.id }
        node.perform(android.R.id.accessibilityActionShowOnScreen)
    }

    /** The app itself has put the focus there. */
    private fun comeTo(node: WindowNode) {
        focus = node.id
        shown = node.name()
        tell(node, cuts = true)
    }

    private fun tell(node: WindowNode, cuts: Boolean) {
        voice.say(node.described(), cuts)
        voice.say(node.hint())
    }

    private fun WindowNode.described(): String {
        val parts = mapOf(
            "selected" to if (info.isSelected) rules["selected"] else "",
            "state" to (info.stateDescription?.toString() ?: if (info.isCheckable) checked() else ""),
            "unfolded" to unfolded(),
            "name" to name(),
            "role" to (info.roleDescription?.toString() ?: role()),
            "error" to info.error?.toString().orEmpty(),
            "heading" to if (isHeading) rules["heading"] else "",
            "disabled" to if (info.isEnabled) "" else rules["disabled"],
        )
        return rules["order"].split(' ').map { parts.getValue(it) }.filter { it.isNotBlank() }.joinToString("，")
    }

    private fun WindowNode.checked() = rules[if (info.unwrap().isChecked) "checked" else "unchecked"]

    private fun WindowNode.ownText() = if (info.isEditable) "" else ownName()

    private fun WindowNode.unfolded() = when {
        hasAction(AccessibilityNodeInfo.ACTION_COLLAPSE) -> rules["expanded"]
        hasAction(AccessibilityNodeInfo.ACTION_EXPAND) -> rules["collapsed"]
        else -> ""
    }

    private fun WindowNode.hint(): String {
        val click = info.actionList.firstOrNull { it.id == AccessibilityNodeInfoCompat.ACTION_CLICK }
        val tap = click?.let { it.label?.let { label -> rules["hint-tap"] + label } ?: rules["hint-tap-plain"] }
        val more = if (actions().isEmpty()) null else rules["hint-actions"]
        val hints = listOfNotNull(tap.takeIf { info.isEnabled }, more)
        return if (hints.isEmpty()) "" else hints.joinToString("，", "…")
    }

    private companion object {
        const val MOST = 200
        const val SCROLL_TICKS = 5
    }
}

/** An event as it was sent. */
private class SentEvent(val type: Int, val node: NodeId, val changes: Int, val words: CharSequence) {
    fun isNewScreen() = type == AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED &&
        changes and PANE_GONE == 0 &&
        words.isNotBlank()

    companion object {
        fun of(event: AccessibilityEvent) = SentEvent(
            event.eventType,
            event.node(),
            event.contentChangeTypes,
            event.contentDescription ?: event.text.joinToString("，"),
        )
    }
}

/** Changes of one node are passed over when they come too soon after each other. */
private class LastChange(private val span: Long) {
    private var node: NodeId? = null
    private var at = 0L

    fun isNew(changed: NodeId): Boolean {
        val now = SystemClock.uptimeMillis()
        if (changed == node && now - at < span) return false
        node = changed
        at = now
        return true
    }
}
