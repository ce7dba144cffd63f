package org.baoqi.app.kit.ui
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
        val lines = rowsOf(children, mostAcross(children, across, space.maxWidth, gap))
        val columns = lines.firstOrNull()?.size ?: 1
        val width = (space.maxWidth - gap * (columns - 1)) / columns
        val rows = lines.map { line ->
            val row = line.filterNotNull()
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

private fun mostAcross(children: List<Measurable>, across: Int, room: Int, gap: Int): Int {
    val widest = children.maxOfOrNull { it.maxIntrinsicWidth(Constraints.Infinity) } ?: 0
    return ((room + gap) / (widest + gap)).coerceIn(1, across)
}

/** As few rows as hold all with [most] in each, as even as can be; what is wanting at the end is null. */
fun <T : Any> rowsOf(all: List<T>, most: Int): List<List<T?>> {
    val rows = (all.size + most - 1) / most
    val columns = if (rows == 0) 1 else (all.size + rows - 1) / rows
    return all.chunked(columns).map { row -> row + List(columns - row.size) { null } }
}
