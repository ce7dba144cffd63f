package org.baoqi.app.shell
import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.toArgb
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.text.MultiParagraph
import androidx.compose.ui.text.TextLayoutResult
import androidx.test.core.app.ActivityScenario
import org.baoqi.app.kit.ui.BoardColors
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import java.io.File
import kotlin.concurrent.thread

private const val MIN_DP = 48f
private const val MIN_CELL_DP = 40f

/** A screen as it stands: kept as a PNG file, and held to what a screen reader and a finger need. */
class ShownScreen(
    private val rule: ComposeTestRule,
    private val scenario: ActivityScenario<MainActivity>,
    private val name: String,
) {
    private val nodes = rule.onAllNodes(SemanticsMatcher("any") { true }).fetchSemanticsNodes()
    private val picture = picture()

    /** @param hasBoard whether there are points that are smaller than other targets, and pieces in these [colors] */
    fun check(hasBoard: Boolean, colors: BoardColors) {
        assertTrue("$name: no heading", rule.onAllNodes(isHeading()).fetchSemanticsNodes().isNotEmpty())
        assertEquals("$name: panes", 1, nodes.count { SemanticsProperties.PaneTitle in it.config })
        assertEquals("$name: same labels", emptyList<String>(), twins())
        assertEquals("$name: cut", emptyList<String>(), cut())
        assertEquals("$name: small", emptyList<String>(), small(hasBoard))
        assertEquals("$name: Google finds", emptyList<String>(), found(hasBoard))
        if (hasBoard && isBoardSeen()) checkPieces(colors)
        keep()
    }

    /** Each side's pieces are there, in the theme's colours. */
    private fun checkPieces(colors: BoardColors) {
        val seen = nodes.filter { it.isPoint() }.flatMap { picture.colorsWithin(it) }.toSet()
        val inks = listOf(colors.redDisc, colors.redInk, colors.blackDisc, colors.blackInk, colors.board)
        assertEquals("$name: not drawn", emptyList<Color>(), inks.filterNot { it.toArgb() in seen })
    }

    /** Where the screen is low, the board scrolls. */
    private fun isBoardSeen() = nodes.filter { it.isPoint() }
        .all { it.boundsInWindow.bottom <= picture.height && it.boundsInWindow.height > 0 }

    private fun twins(): List<String> {
        val labels = nodes.mapNotNull { it.label() }
        return labels.filter { label -> labels.count { it == label } > 1 }
    }

    /** Texts that do not fit where they are, or leave the screen at its side. */
    private fun cut(): List<String> {
        val width = nodes.first { it.parent == null }.size.width
        return nodes.filter { it.hasCutText() || it.boundsInRoot.right > width + 1 || it.boundsInRoot.left < -1 }
            .mapNotNull { it.label() }
    }

    private fun small(hasBoard: Boolean): List<String> = nodes.filter {
        SemanticsActions.OnClick in it.config && it.isSmall(hasBoard)
    }.map { "${it.label()} ${it.size}" }

    private fun SemanticsNode.isSmall(hasBoard: Boolean): Boolean {
        val least = if (hasBoard && isPoint()) MIN_CELL_DP else MIN_DP
        val sides = listOf(size.width, size.height).map { it / rule.density.density }
        return sides.min() < least - 0.5f || sides.max() < MIN_DP - 0.5f
    }

    private fun found(hasBoard: Boolean): List<String> {
        val all = onView { accessibilityErrors(it) }
        return if (hasBoard) all.filterNot { it.startsWith("TouchTargetSizeCheck") } else all
    }

    private fun picture(): Bitmap = onView { view ->
        Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888).also { view.draw(Canvas(it)) }
    }

    /** Writing is slow, and the main thread is watched. */
    private fun keep() = thread {
        val folder = File(System.getProperty("baoqi.renders", "renders")).apply { mkdirs() }
        File(folder, "$name.png").outputStream().use { picture.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }.join()

    private fun <T> onView(use: (View) -> T): T {
        var result: T? = null
        scenario.onActivity { result = use(it.window.decorView) }
        return result!!
    }
}

private fun SemanticsNode.isPoint() = isPoint.matches(this)

/** The colours where a piece's disc and sign lie. */
private fun Bitmap.colorsWithin(node: SemanticsNode): List<Int> {
    val middle = node.boundsInWindow.center
    val reach = (node.boundsInWindow.width * 0.3f).toInt()
    return (-reach..reach).flatMap { x ->
        (-reach..reach).map { y -> getPixel(middle.x.toInt() + x, middle.y.toInt() + y) }
    }
}

private fun SemanticsNode.label(): String? = listOfNotNull(
    config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
    config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text },
).firstOrNull { it.isNotBlank() }

/** Not all lines are there, or one is shortened or wider than its place. */
private fun SemanticsNode.hasCutText(): Boolean {
    val layouts = mutableListOf<TextLayoutResult>()
    config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
    return layouts.map { it.multiParagraph }.any { text ->
        text.didExceedMaxLines ||
            text.height > size.height + 1 ||
            (0 until text.lineCount).any { text.isLineEllipsized(it) || text.visibleRight(it) > size.width + 1 }
    }
}

/** Where a line ends, but for the blanks at its end. */
private fun MultiParagraph.visibleRight(line: Int) = getHorizontalPosition(getLineEnd(line, visibleEnd = true), true)
