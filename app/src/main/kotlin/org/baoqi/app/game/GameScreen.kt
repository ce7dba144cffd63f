package org.baoqi.app.game
import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import org.baoqi.app.R
import org.baoqi.app.board.Board
import org.baoqi.app.board.BoardEvents
import org.baoqi.app.board.BoardLayout
import org.baoqi.app.board.FingerReader
import org.baoqi.app.board.exploreByFinger
import org.baoqi.app.board.lens
import org.baoqi.app.clock.ClockUi
import org.baoqi.app.kit.VoiceServices
import org.baoqi.app.kit.ui.BoardColors
import org.baoqi.app.kit.ui.LocalColors
import org.baoqi.app.kit.ui.ReaderHeading
import org.baoqi.app.kit.ui.TalkByKeys
import org.baoqi.app.kit.ui.opened
import org.baoqi.app.kit.ui.rememberTalk
import org.baoqi.app.kit.ui.screenReaderIsOn
import org.baoqi.rules.Point

/** The game on the table: goes on where it was when the screen opens, and waits where it may when [onBack] is taken. */
@Composable
fun GameScreen(
    host: ScreenGame,
    voice: VoiceServices,
    magnified: Boolean,
    onBack: () -> Unit,
    afterwards: List<Afterwards> = emptyList(),
) {
    val talk = rememberTalk(host::talk)
    val colors = LocalColors.current
    val finger = remember(host, voice) {
        FingerReader(host.board(), voice.speaking(), voice.haptics()::feel) { voice.options().announcer() }
    }
    val explored = !screenReaderIsOn()
    TalkByKeys(voice, talk, host::finishTalking)
    LaunchedEffect(host) { host.resume() }
    val leave = {
        host.leave()
        onBack()
    }
    BackHandler(onBack = leave)
    GameScreen(
        host,
        colors,
        object : ScreenGame by host {
            override fun talk() = talk()
        },
        Exits(leave, afterwards),
        Modifier.exploreByFinger(finger, Point.FILES, Point.RANKS, explored).lens(magnified, colors.line),
    )
}

/** Something to do when the game is over, by the name of its button. */
class Afterwards(val label: Int, val act: () -> Unit)

/** The ways out of a game: [afterwards] are those from one that has ended. */
class Exits(val leave: () -> Unit, val afterwards: List<Afterwards>)

/** @param board what is added to the board: a finger that explores, a lens */
@Composable
fun GameScreen(
    host: ScreenGame,
    colors: BoardColors,
    events: ScreenGame = host,
    exits: Exits = Exits({}, emptyList()),
    board: Modifier = Modifier,
) {
    val ui by host.ui().collectAsStateWithLifecycle()
    val clock by host.clock().collectAsStateWithLifecycle()
    val listening by host.listening().collectAsStateWithLifecycle()
    GameScreen(ui.orElse(null), clock.orElse(null), listening, colors, events, exits, board)
}

/** Whose turn it is and the times, the board across the width, then everything else; side by side on a wide screen. */
@Composable
fun GameScreen(
    ui: GameUi?,
    clock: ClockUi?,
    listening: Boolean,
    colors: BoardColors,
    events: ScreenGame,
    exits: Exits,
    board: Modifier = Modifier,
) {
    val pane = stringResource(R.string.game_pane)
    GameKeys(events)
    BoxWithConstraints(Modifier.fillMaxSize().gameKeys(events).safeDrawingPadding().opened(pane)) {
        if (ui == null || clock == null) {
            Text(stringResource(R.string.game_loading), Modifier.padding(16.dp))
        } else {
            BoardLayout(
                DpSize(maxWidth, maxHeight),
                above = { GameStatus(ui, clock) },
                board = { size ->
                    val touches = BoardEvents(events::tap, events::play, events::look)
                    Box(Modifier.semantics { isTraversalGroup = true }) {
                        Board(ui.points, colors, touches, Modifier.size(size).then(board))
                        ReaderHeading(stringResource(R.string.board_heading))
                    }
                },
                below = { GameControls(ui, listening, events, exits, it) },
            )
        }
    }
}
