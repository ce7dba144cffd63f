package org.baoqi.app.game

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.min
import org.baoqi.app.Board
import org.baoqi.app.BoardColors
import org.baoqi.app.BoardEvents
import org.baoqi.app.R
import org.baoqi.rules.Point

private val MIN_CELL = DpSize(40.dp, 48.dp)
private val WIDEST_FILE = 64.dp
private val LEAST_CONTROLS = 160.dp

/** The game on the table, for as long as the screen shows it. */
@Composable
fun GameScreen(host: GameHost, colors: BoardColors, modifier: Modifier = Modifier) {
    val ui by host.ui().collectAsState()
    val clock by host.clock().collectAsState()
    val listening by host.listening().collectAsState()
    GameScreen(ui.orElse(null), clock.orElse(null), listening, colors, host, modifier)
}

/** Whose turn it is and the times, the board across the phone's width, then everything else; side by side on a wide screen. */
@Composable
fun GameScreen(
    ui: GameUi?,
    clock: ClockUi?,
    listening: Boolean,
    colors: BoardColors,
    events: GameEvents,
    modifier: Modifier = Modifier,
) {
    val pane = stringResource(R.string.game_pane)
    GameKeys(events)
    BoxWithConstraints(modifier.fillMaxSize().safeDrawingPadding().semantics { paneTitle = pane }) {
        val space = DpSize(maxWidth, maxHeight)
        when {
            ui == null || clock == null -> Text(stringResource(R.string.game_loading), Modifier.padding(16.dp))
            space.width > space.height -> Wide(ui, clock, listening, colors, events, space)
            else -> Tall(ui, clock, listening, colors, events, space)
        }
    }
}

/** The controls scroll below the board; where too little room is left for them, all scrolls. */
@Composable
private fun Tall(
    ui: GameUi,
    clock: ClockUi,
    listening: Boolean,
    colors: BoardColors,
    events: GameEvents,
    space: DpSize,
) {
    val board = DpSize(space.width, max(space.width / Point.FILES, MIN_CELL.height) * Point.RANKS)
    val short = space.height - board.height < LEAST_CONTROLS
    Column(if (short) Modifier.verticalScroll(rememberScrollState()) else Modifier) {
        GameStatus(ui, clock)
        GameBoard(ui, colors, events, board)
        GameControls(ui, listening, events, if (short) Modifier else scrolling())
    }
}

@Composable
private fun Wide(
    ui: GameUi,
    clock: ClockUi,
    listening: Boolean,
    colors: BoardColors,
    events: GameEvents,
    space: DpSize,
) {
    val least = MIN_CELL.width * Point.RANKS
    val width: Dp = min(max(space.width * 3 / 5, MIN_CELL.height * Point.FILES), WIDEST_FILE * Point.FILES)
    Row {
        Column(Modifier.verticalScroll(rememberScrollState())) {
            GameBoard(ui, colors, events, DpSize(width, max(space.height, least)))
        }
        Column(scrolling()) {
            GameStatus(ui, clock)
            GameControls(ui, listening, events)
        }
    }
}

@Composable
private fun scrolling() = Modifier.fillMaxSize().verticalScroll(rememberScrollState())

@Composable
private fun GameBoard(ui: GameUi, colors: BoardColors, events: GameEvents, size: DpSize) =
    Board(ui.points, colors, BoardEvents(events::tap, events::play, events::look), Modifier.size(size))
