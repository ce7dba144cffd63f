package org.baoqi.app.board
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
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

/** A line of status, two rows of keys with their title, and the bar. */
private val ROOM_BESIDE_BOARD = 240.dp

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

/**
 * A board with a [bar] of buttons that stays in reach while all else scrolls where it has to. On a low screen the points are
 * a little lower than elsewhere, so that nothing has to. Without a [board] the rest has its place.
 */
@Composable
fun BoardWithBar(
    space: DpSize,
    above: @Composable () -> Unit,
    board: (@Composable (DpSize) -> Unit)?,
    below: @Composable () -> Unit,
    bar: @Composable () -> Unit,
) = if (space.width > space.height && board != null) {
    Row {
        Column(Modifier.verticalScroll(rememberScrollState())) { board(wideSize(space)) }
        WithBar(bar) {
            above()
            below()
        }
    }
} else {
    WithBar(bar) {
        above()
        board?.invoke(lowSize(space))
        below()
    }
}

@Composable
private fun WithBar(bar: @Composable () -> Unit, content: @Composable ColumnScope.() -> Unit) =
    Column(Modifier.fillMaxSize()) {
        Column(Modifier.weight(1f).fillMaxWidth().verticalScroll(rememberScrollState()), content = content)
        bar()
    }

/** Across the width, and as high as leaves room for a keypad and the bar. */
private fun lowSize(space: DpSize): DpSize {
    val cell = (space.height - ROOM_BESIDE_BOARD) / Point.RANKS
    val usual = max(space.width / Point.FILES, MIN_CELL.height)
    return DpSize(space.width, min(max(cell, MIN_CELL.width), usual) * Point.RANKS)
}

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

/** Side by side. Cells are as wide as they would be high, and as low as the screen: a finger that explores scrolls nothing. */
@Composable
private fun Wide(
    space: DpSize,
    above: @Composable () -> Unit,
    board: @Composable (DpSize) -> Unit,
    below: @Composable (Modifier) -> Unit,
) {
    Row {
        board(DpSize(wideSize(space).width, space.height))
        Column(scrolling()) {
            above()
            below(Modifier)
        }
    }
}

private fun wideSize(space: DpSize): DpSize {
    val width = min(max(space.width * 3 / 5, MIN_CELL.height * Point.FILES), WIDEST_FILE * Point.FILES)
    return DpSize(width, max(space.height, MIN_CELL.width * Point.RANKS))
}

@Composable
private fun scrolling() = Modifier.fillMaxSize().verticalScroll(rememberScrollState())
