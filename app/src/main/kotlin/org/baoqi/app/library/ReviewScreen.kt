package org.baoqi.app.library

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import org.baoqi.app.Board
import org.baoqi.app.BoardUi
import org.baoqi.app.PointUi
import org.baoqi.app.ui.FormRow
import org.baoqi.app.ui.LocalColors
import org.baoqi.app.ui.ScreenFrame
import org.baoqi.app.voice.rememberTalk
import org.baoqi.rules.Point

private val MIN_RANK = 48.dp

/** The board, what was said, and everything that can be asked. */
@Composable
fun ReviewScreen(form: ReviewForm, onBack: () -> Unit) {
    val ui by form.ui().collectAsState()
    val board by form.board().collectAsState()
    val talk = rememberTalk { form.press(ReviewForm.TALK) }
    val dictate = rememberTalk { form.press(ReviewForm.DICTATE) }
    ScreenFrame(ui.title, onBack) {
        board.orElse(null)?.let { ReviewBoard(it, form::tap) }
        for (row in ui.rows) {
            FormRow(row, form, onPick = {}, onPress = {
                when (it) {
                    ReviewForm.TALK -> talk()
                    ReviewForm.DICTATE -> dictate()
                    else -> form.press(it)
                }
            })
        }
    }
}

@Composable
private fun ReviewBoard(board: BoardUi, onPoint: (PointUi) -> Unit) = BoxWithConstraints(Modifier.fillMaxWidth()) {
    val height = max(maxWidth / Point.FILES, MIN_RANK) * Point.RANKS
    Board(board, LocalColors.current, onPoint, Modifier.fillMaxWidth().height(height))
}
