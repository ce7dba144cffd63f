package org.baoqi.app.referee
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import org.baoqi.app.board.Board
import org.baoqi.app.board.BoardEvents
import org.baoqi.app.board.BoardFormScreen
import org.baoqi.app.kit.form.Row
import org.baoqi.app.kit.ui.LocalColors

/** The board that the referee taps, and all that he enters. */
@Composable
fun WatchScreen(form: WatchForm, onOpen: (Row.Page) -> Unit, onBack: () -> Unit) {
    val rows by form.ui().collectAsState()
    val board = remember(rows) { form.board() }
    BoardFormScreen(form, onOpen, onBack) { size ->
        Board(board, LocalColors.current, BoardEvents({ form.tap(it.at) }), Modifier.size(size))
    }
}
