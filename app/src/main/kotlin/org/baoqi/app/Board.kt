package org.baoqi.app

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.LocalViewConfiguration
import androidx.compose.ui.platform.ViewConfiguration
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.DpSize
import org.baoqi.rules.Point

/**
 * The board over the whole of its space: one picture, and on it ninety nodes, one a point, that TalkBack finds under the
 * finger and reads in the order of [BoardUi.points].
 */
@Composable
fun Board(ui: BoardUi, colors: BoardColors, onPoint: (PointUi) -> Unit, modifier: Modifier = Modifier) {
    val measurer = rememberTextMeasurer()
    val river = stringResource(R.string.river_near) to stringResource(R.string.river_far)
    // Compose would stretch each node to 48 dp and cut the overlaps from its neighbours.
    CompositionLocalProvider(LocalViewConfiguration provides ExactTargets(LocalViewConfiguration.current)) {
        Layout(
            content = { ui.points.forEachIndexed { order, point -> BoardPoint(point, order, onPoint) } },
            modifier = modifier
                .semantics { isTraversalGroup = true }
                .drawBehind {
                    val cell = Size(size.width / Point.FILES, size.height / Point.RANKS)
                    drawGrid(cell, colors)
                    drawRiver(cell, river, measurer, colors)
                    ui.points.filter { it.piece.isPresent }.forEach { drawPiece(it, cell, measurer, colors) }
                },
        ) { measurables, constraints ->
            val width = constraints.maxWidth
            val height = constraints.maxHeight
            // Edges are rounded, not sizes, so that the cells leave no gap.
            val x = { column: Int -> column * width / Point.FILES }
            val y = { row: Int -> row * height / Point.RANKS }
            val cells = measurables.zip(ui.points) { node, at ->
                node.measure(Constraints.fixed(x(at.column + 1) - x(at.column), y(at.row + 1) - y(at.row)))
            }
            layout(width, height) {
                cells.zip(ui.points) { cell, at -> cell.place(x(at.column), y(at.row)) }
            }
        }
    }
}

@Composable
private fun BoardPoint(point: PointUi, order: Int, onPoint: (PointUi) -> Unit) = Box(
    Modifier
        .clickable(onClickLabel = stringResource(R.string.speak_point)) { onPoint(point) }
        .semantics {
            contentDescription = point.spoken
            traversalIndex = order.toFloat()
        },
)

private class ExactTargets(base: ViewConfiguration) : ViewConfiguration by base {
    override val minimumTouchTargetSize: DpSize get() = DpSize.Zero
}
