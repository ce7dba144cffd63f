package org.baoqi.app.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import org.baoqi.app.kit.ui.KeepScreenOn
import org.baoqi.app.settings.Choices.ScreenOn

/** In a game as it was [chosen]. Where there is something to move it is somebody's turn at this phone. */
@Composable
fun ScreenStaysOn(game: ScreenGame, chosen: ScreenOn) {
    val shown by game.ui().collectAsState()
    val turn = shown.filter { ui -> ui.points.any { it.actions.isNotEmpty() } }.isPresent
    KeepScreenOn(chosen == ScreenOn.GAME || (chosen == ScreenOn.MY_TURN && turn))
}
