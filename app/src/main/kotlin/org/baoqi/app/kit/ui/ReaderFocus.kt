package org.baoqi.app.kit.ui
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.unit.dp

private val PLACE = SemanticsPropertyKey<String>("ReaderPlace")

/** A node to which a screen reader's focus can be brought by [ReaderFocus]. */
fun Modifier.readerPlace(name: String): Modifier = semantics { this[PLACE] = name }

/** Is told what a reader says of itself: announcements come after that. */
interface ReaderTells {
    /** Its focus was moved to this place. */
    fun place(name: String)

    /** A screen has come up. */
    fun screen(title: String)
}

/** Of a screen that is drawn by itself nobody is told. */
private object Nobody : ReaderTells {
    override fun place(name: String) = Unit

    override fun screen(title: String) = Unit
}

val LocalReaderTells = staticCompositionLocalOf<ReaderTells> { Nobody }

/** The name of a screen that has come up, which a screen reader says. */
@Composable
fun Modifier.opened(title: String): Modifier {
    val tells = LocalReaderTells.current
    LaunchedEffect(title) { tells.screen(title) }
    return semantics { paneTitle = title }
}

/**
 * Brings a screen reader's focus to a place that stays before what has it goes away: the reader says where it is, and the
 * user goes on from there. Left to itself the reader would look for a place of its own, often far away. It has to come before
 * any announcement, which the reader would break off for it.
 */
class ReaderFocus(private val view: View, private val tells: ReaderTells) {
    fun to(place: String) {
        val root = (view as? RootForTest)?.semanticsOwner?.unmergedRootSemanticsNode ?: return
        val node = root.find(place) ?: return
        val moved = view.accessibilityNodeProvider
            ?.performAction(node.id, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null) ?: false
        if (moved) tells.place(node.config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text }.orEmpty())
    }

    private fun SemanticsNode.find(place: String): SemanticsNode? =
        if (config.getOrNull(PLACE) == place) this else children.firstNotNullOfOrNull { it.find(place) }
}

@Composable
fun rememberReaderFocus(): ReaderFocus {
    val view = LocalView.current
    val tells = LocalReaderTells.current
    return remember(view, tells) { ReaderFocus(view, tells) }
}

/** A heading that only a screen reader finds, for a part of the screen that the eye knows without one; it is a place, too. */
@Composable
fun ReaderHeading(title: String, modifier: Modifier = Modifier) = Box(
    modifier.size(1.dp).readerPlace(title).semantics {
        text = AnnotatedString(title)
        heading()
        traversalIndex = -1f
    },
)
