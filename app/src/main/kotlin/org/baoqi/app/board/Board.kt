package org.baoqi.app.board
import androidx.compose.foundation.border
import androidx.compose.foundation.focusable
import androidx.compose.foundation.gestures.detectTapGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.focus.onFocusChanged
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalViewConfiguration
import androidx.compose.ui.platform.ViewConfiguration
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.baoqi.app.R
import org.baoqi.app.kit.ui.BoardColors
import org.baoqi.rules.Move
import org.baoqi.rules.Point

private val FOCUS = 4.dp

/** Takes what is done on a board. */
class BoardEvents(val onPoint: (PointUi) -> Unit, val onMove: (Move) -> Unit = {}, val onFocus: (PointUi) -> Unit = {})

/**
 * The board over the whole of its space: one picture, and on it ninety nodes, one a point, that TalkBack finds under the
 * finger and reads in the order of [points].
 */
@Composable
fun Board(points: List<PointUi>, colors: BoardColors, events: BoardEvents, modifier: Modifier = Modifier) {
    val measurer = rememberTextMeasurer()
    val river = stringResource(R.string.river_near) to stringResource(R.string.river_far)
    // Compose would stretch each node to 48 dp and cut the overlaps from its neighbours.
    CompositionLocalProvider(LocalViewConfiguration provides ExactTargets(LocalViewConfiguration.current)) {
        Layout(
            content = { points.forEachIndexed { order, point -> BoardPoint(point, order, colors, events) } },
            modifier = modifier
                .semantics { isTraversalGroup = true }
                .drawBehind {
                    val cell = Size(size.width / Point.FILES, size.height / Point.RANKS)
                    drawGrid(cell, colors)
                    drawRiver(cell, river, measurer, colors)
                    points.filter { it.piece.isPresent }.forEach { drawPiece(it, cell, measurer, colors) }
                    points.forEach { drawMarks(it, cell, colors) }
                },
        ) { measurables, constraints ->
            val width = constraints.maxWidth
            val height = constraints.maxHeight
            // Edges are rounded, not sizes, so that the cells leave no gap.
            val x = { column: Int -> column * width / Point.FILES }
            val y = { row: Int -> row * height / Point.RANKS }
            val cells = measurables.zip(points) { node, at ->
                node.measure(Constraints.fixed(x(at.column + 1) - x(at.column), y(at.row + 1) - y(at.row)))
            }
            layout(width, height) {
                cells.zip(points) { cell, at -> cell.place(x(at.column), y(at.row)) }
            }
        }
    }
}

/** The keyboard's focus has a frame and is drawn in no other way. */
@Composable
private fun BoardPoint(point: PointUi, order: Int, colors: BoardColors, events: BoardEvents) {
    var focused by remember { mutableStateOf(false) }
    val comma = stringResource(R.string.comma)
    Box(
        Modifier
            .onFocusChanged {
                if (it.isFocused && !focused) events.onFocus(point)
                focused = it.isFocused
            }
            .border(if (focused) FOCUS else 0.dp, if (focused) colors.line else Color.Transparent)
            .pressed(point, events)
            .semantics {
                // A description or a state that changes under a reader's focus would be read beside the announcement.
                text = AnnotatedString(listOf(point.spoken, point.state).filter { it.isNotEmpty() }.joinToString(comma))
                traversalIndex = order.toFloat()
                customActions = point.actions.map { action ->
                    CustomAccessibilityAction(action.label) {
                        events.onMove(action.move)
                        true
                    }
                }
            },
    )
}

/**
 * Only what a double tap does is offered to a screen reader; a finger or a key hears of every point why it does nothing. What
 * can be focused stays the same node all the time, or a keyboard would lose its place.
 */
@Composable
private fun Modifier.pressed(point: PointUi, events: BoardEvents): Modifier {
    val now by rememberUpdatedState(point)
    return onKeyEvent { it.presses().also { pressed -> if (pressed) events.onPoint(now) } }
        .focusable()
        .pointerInput(events) { detectTapGestures { events.onPoint(now) } }
        .semantics {
            if (point.tap.isNotEmpty()) onClick(point.tap) { true.also { events.onPoint(now) } }
        }
}

private fun KeyEvent.presses() = type == KeyEventType.KeyUp && key in PRESSING

private val PRESSING = setOf(Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar)

private class ExactTargets(base: ViewConfiguration) : ViewConfiguration by base {
    override val minimumTouchTargetSize: DpSize get() = DpSize.Zero
}
