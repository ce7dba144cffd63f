package org.baoqi.app.reader

import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import android.view.accessibility.AccessibilityRecord
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat

private const val BEFORE = "android.view.accessibility.extra.EXTRA_DATA_TEST_TRAVERSALBEFORE_VAL"
private const val HOST = AccessibilityNodeProvider.HOST_VIEW_ID

/** Actions of an app's own have ids of its package. */
private const val OWN_IDS = 0x7f

/** A node as long as it lives: a view, or one of the nodes that a view provides. */
data class NodeId(val view: Int, val virtual: Int)

/** One node of a window, as it is given to a screen reader. */
class WindowNode(private val view: View, private val virtual: Int, val info: AccessibilityNodeInfoCompat) {
    val id = NodeId(VIEW_ID.invoke(view) as Int, virtual)
    val children = mutableListOf<WindowNode>()
    var parent: WindowNode? = null
        private set

    fun add(child: WindowNode?) {
        if (child == null) return
        child.parent = this
        children.add(child)
    }

    fun withAll(): List<WindowNode> = listOf(this) + children.flatMap { it.withAll() }

    fun ancestors() = generateSequence(parent) { it.parent }

    val isShown get() = info.isVisibleToUser
    val isHeading get() = info.isHeading
    val isRegion get() = info.liveRegion != View.ACCESSIBILITY_LIVE_REGION_NONE
    private val isActionable get() = info.isClickable || info.isLongClickable || info.isFocusable

    /** Where a reader's focus may rest: on what can be pressed and has a name, or on a text by itself. */
    val isFocusable: Boolean
        get() = isShown && name().isNotBlank() && (isStop || (ancestors().none { it.isStop } && ownName().isNotBlank()))

    private val isStop get() = isActionable || info.isScreenReaderFocusable

    fun ownName() = (info.contentDescription?.takeIf { it.isNotBlank() } ?: info.text ?: "").toString()

    /** With the names of what lies within it and is no stop of its own, unless it is described as a whole. */
    fun name(): String {
        val within = if (info.contentDescription.isNullOrBlank()) children.filter { it.isPart() } else emptyList()
        return (listOf(ownName()) + within.map { it.name() }).filter { it.isNotBlank() }.joinToString("，")
    }

    private fun isPart() = isShown && !isStop

    /** What is read with this. */
    fun within(): Sequence<WindowNode> =
        children.asSequence().filter { it.isPart() }.flatMap { sequenceOf(it) + it.within() }

    /** Actions beyond the double tap. */
    fun actions(): List<AccessibilityActionCompat> = info.actionList.filter { it.id ushr 24 == OWN_IDS }

    fun hasAction(action: Int) = info.actionList.any { it.id == action }

    fun perform(action: Int, arguments: android.os.Bundle? = null): Boolean {
        val provider = view.accessibilityNodeProvider
        return if (provider == null) {
            view.performAccessibilityAction(action, arguments)
        } else {
            provider.performAction(virtual, action, arguments)
        }
    }

    fun follows(): NodeId? = info.extras.getInt(BEFORE, HOST).takeIf { it != HOST }?.let { NodeId(id.view, it) }
}

/** All nodes of the window of [root], in the order in which a reader goes through them. */
fun nodesInOrder(root: View): List<WindowNode> {
    val all = checkNotNull(nodeOf(root)).withAll()
    val byId = all.associateBy { it.id }
    val next = all.mapNotNull { node -> node.follows()?.let { node.id to it } }.toMap()
    val begins = next.keys - next.values.toSet()
    val chains = begins.flatMap { first -> generateSequence(first) { next[it] }.mapNotNull { byId[it] } }
    return (chains + all).distinctBy { it.id }
}

private fun nodeOf(view: View): WindowNode? {
    if (view.visibility != View.VISIBLE) return null
    val provider = view.accessibilityNodeProvider
    if (provider != null) return nodeOf(view, provider, HOST)
    val node = WindowNode(view, HOST, AccessibilityNodeInfoCompat.wrap(view.createAccessibilityNodeInfo()))
    if (view is ViewGroup) for (i in 0 until view.childCount) node.add(nodeOf(view.getChildAt(i)))
    return node
}

private fun nodeOf(view: View, provider: AccessibilityNodeProvider, virtual: Int): WindowNode? {
    val info = provider.createAccessibilityNodeInfo(virtual) ?: return null
    if (virtual != HOST) provider.addExtraDataToAccessibilityNodeInfo(virtual, info, BEFORE, null)
    val node = WindowNode(view, virtual, AccessibilityNodeInfoCompat.wrap(info))
    for (i in 0 until info.childCount) node.add(nodeOf(view, provider, virtualId(CHILD.invoke(info, i) as Long)))
    return node
}

/** A service asks the system for these; within the app they are hidden. */
private val CHILD = AccessibilityNodeInfo::class.java.getMethod("getChildId", Int::class.java)
private val VIEW_ID = View::class.java.getMethod("getAccessibilityViewId")
private val SOURCE = AccessibilityRecord::class.java.getMethod("getSourceNodeId")

private fun virtualId(id: Long) = (id shr 32).toInt()

/** The node that an event is about. */
fun AccessibilityEvent.node(): NodeId {
    val source = SOURCE.invoke(this) as Long
    return NodeId(source.toInt(), virtualId(source))
}
