package org.baoqi.app.ui

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp

private val GAP = 8.dp

/** Children of one width in rows: as many in each as leave room for the widest, [across] at the most. */
@Composable
fun EvenRows(across: Int, modifier: Modifier = Modifier, content: @Composable () -> Unit) =
    Layout(content, modifier.fillMaxWidth()) { children, space ->
        val gap = GAP.roundToPx()
        val width = evenWidth(children, across, space.maxWidth, gap)
        val rows = children.chunked((space.maxWidth + gap) / (width + gap)).map { row ->
            val height = row.maxOf { it.maxIntrinsicHeight(width) }
            row.map { it.measure(Constraints.fixed(width, height)) }
        }
        val height = rows.sumOf { it.first().height + gap } - gap
        layout(space.maxWidth, maxOf(height, 0)) {
            var top = 0
            for (row in rows) {
                row.forEachIndexed { place, child -> child.place(place * (width + gap), top) }
                top += row.first().height + gap
            }
        }
    }

private fun evenWidth(children: List<Measurable>, across: Int, room: Int, gap: Int): Int {
    val widest = children.maxOfOrNull { it.maxIntrinsicWidth(Constraints.Infinity) } ?: 0
    return (across downTo 1).map { (room - gap * (it - 1)) / it }.firstOrNull { it >= widest } ?: room
}
