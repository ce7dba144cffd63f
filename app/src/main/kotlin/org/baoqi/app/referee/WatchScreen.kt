package org.baoqi.app.referee

import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import org.baoqi.app.Board
import org.baoqi.app.form.Row
import org.baoqi.app.ui.FormScreen
import org.baoqi.app.ui.LocalColors
import org.baoqi.rules.Point

/** The board that the referee taps, and below it all that he enters. */
@Composable
fun WatchScreen(form: WatchForm, onPick: (Row) -> Unit, onBack: () -> Unit) = FormScreen(form, onPick, onBack) {
    val rows by form.ui().collectAsState()
    val board = remember(rows) { form.board() }
    Board(
        board,
        LocalColors.current,
        { form.tap(it.at) },
        Modifier.fillMaxWidth().aspectRatio(Point.FILES.toFloat() / Point.RANKS),
    )
}
