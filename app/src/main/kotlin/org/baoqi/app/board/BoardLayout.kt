package org.baoqi.app.board
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.min
import org.baoqi.rules.Point

private val MIN_CELL = DpSize(40.dp, 48.dp)
private val WIDEST_FILE = 64.dp
private val LEAST_CONTROLS = 160.dp

/**
 * A board with what belongs to it: [above] it what is read first, the board across the width, [below] it everything else;
 * on a wide screen the board beside both.
 */
@Composable
fun BoardLayout(
    space: DpSize,
    above: @Composable () -> Unit,
    board: @Composable (DpSize) -> Unit,
    below: @Composable (Modifier) -> Unit,
) = if (space.width > space.height) Wide(space, above, board, below) else Tall(space, above, board, below)

/** The controls scroll below the board; where too little room is left for them, all scrolls. */
@Composable
private fun Tall(
    space: DpSize,
    above: @Composable () -> Unit,
    board: @Composable (DpSize) -> Unit,
    below: @Composable (Modifier) -> Unit,
) {
    val size = DpSize(space.width, max(space.width / Point.FILES, MIN_CELL.height) * Point.RANKS)
    val short = space.height - size.height < LEAST_CONTROLS
    Column(if (short) Modifier.verticalScroll(rememberScrollState()) else Modifier) {
        above()
        board(size)
        below(if (short) Modifier else scrolling())
    }
}

/** Side by side. Cells are as wide as they would be high, and scroll where the screen is too low for them. */
@Composable
private fun Wide(
    space: DpSize,
    above: @Composable () -> Unit,
    board: @Composable (DpSize) -> Unit,
    below: @Composable (Modifier) -> Unit,
) {
    val width = min(max(space.width * 3 / 5, MIN_CELL.height * Point.FILES), WIDEST_FILE * Point.FILES)
    val height = max(space.height, MIN_CELL.width * Point.RANKS)
    Row {
        Column(Modifier.verticalScroll(rememberScrollState())) { board(DpSize(width, height)) }
        Column(scrolling()) {
            above()
            below(Modifier)
        }
    }
}

@Composable
private fun scrolling() = Modifier.fillMaxSize().verticalScroll(rememberScrollState())
