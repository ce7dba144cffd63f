package org.baoqi.app.review
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.DpSize
import org.baoqi.app.board.Board
import org.baoqi.app.board.BoardEvents
import org.baoqi.app.board.BoardFormScreen
import org.baoqi.app.board.FingerReader
import org.baoqi.app.board.PointUi
import org.baoqi.app.board.exploreByFinger
import org.baoqi.app.kit.VoiceServices
import org.baoqi.app.kit.form.Row
import org.baoqi.app.kit.ui.LocalColors
import org.baoqi.app.kit.ui.screenReaderIsOn
import org.baoqi.rules.Point

/** The board, what was said, and everything that can be asked. [onOpen] opens the page of a row. */
@Composable
fun ReviewScreen(form: ReviewForm, voice: VoiceServices, onOpen: (Row.Page) -> Unit, onBack: () -> Unit) {
    val points by form.board().collectAsState()
    BoardFormScreen(form, onOpen, onBack) { size ->
        if (points.isNotEmpty()) ReviewBoard(points, form, voice, size)
    }
}

@Composable
private fun ReviewBoard(points: List<PointUi>, form: ReviewForm, voice: VoiceServices, size: DpSize) {
    val finger = remember(form, voice) {
        FingerReader(form.finger(), voice.speaking(), voice.haptics()::feel) { voice.options().announcer() }
    }
    Board(
        points,
        LocalColors.current,
        BoardEvents(form::tap, form::play, form::look),
        Modifier.size(size).exploreByFinger(finger, Point.FILES, Point.RANKS, !screenReaderIsOn()),
    )
}
