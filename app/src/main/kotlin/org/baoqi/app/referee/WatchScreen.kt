package org.baoqi.app.referee

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import org.baoqi.app.Board
import org.baoqi.app.form.Row
import org.baoqi.app.ui.FormScreen
import org.baoqi.app.ui.LocalColors
import org.baoqi.rules.Point

private val MIN_RANK = 48.dp

/** The board that the referee taps, and below it all that he enters. */
@Composable
fun WatchScreen(form: WatchForm, onPick: (Row) -> Unit, onBack: () -> Unit) = FormScreen(form, onPick, onBack) {
    val rows by form.ui().collectAsState()
    val board = remember(rows) { form.board() }
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val height = max(maxWidth / Point.FILES, MIN_RANK) * Point.RANKS
        Board(board, LocalColors.current, { form.tap(it.at) }, Modifier.fillMaxWidth().height(height))
    }
}
