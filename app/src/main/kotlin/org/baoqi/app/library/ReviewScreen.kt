package org.baoqi.app.library

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.baoqi.app.Board
import org.baoqi.app.BoardEvents
import org.baoqi.app.PointUi
import org.baoqi.app.R
import org.baoqi.app.form.FormUi
import org.baoqi.app.form.Row
import org.baoqi.app.ui.ActionButton
import org.baoqi.app.ui.BoardLayout
import org.baoqi.app.ui.FormRow
import org.baoqi.app.ui.LocalColors
import org.baoqi.app.ui.ScreenHeading
import org.baoqi.app.ui.ScreenPane
import org.baoqi.app.ui.screenReaderIsOn
import org.baoqi.app.voice.FingerReader
import org.baoqi.app.voice.VoiceBox
import org.baoqi.app.voice.exploreByFinger
import org.baoqi.rules.Point

/** The board, what was said, and everything that can be asked. [onPick] opens the page of a row's questions. */
@Composable
fun ReviewScreen(form: ReviewForm, voice: VoiceBox, onPick: (Row) -> Unit, onBack: () -> Unit) {
    val ui by form.ui().collectAsState()
    val points by form.board().collectAsState()
    ScreenPane(ui.title) {
        BoxWithConstraints(Modifier.fillMaxSize().imePadding()) {
            BoardLayout(
                DpSize(maxWidth, maxHeight),
                above = { ScreenHeading(ui.title, Modifier.padding(horizontal = 16.dp, vertical = 8.dp)) },
                board = { size -> if (points.isNotEmpty()) ReviewBoard(points, form, voice, size) },
                below = { ReviewControls(ui, form, onPick, onBack, it) },
            )
        }
    }
}

@Composable
private fun ReviewBoard(points: List<PointUi>, form: ReviewForm, voice: VoiceBox, size: DpSize) {
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

@Composable
private fun ReviewControls(
    ui: FormUi,
    form: ReviewForm,
    onPick: (Row) -> Unit,
    onBack: () -> Unit,
    modifier: Modifier,
) = Column(
    modifier.padding(horizontal = 16.dp, vertical = 8.dp).semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    for (row in ui.rows) FormRow(row, form, onPick)
    ActionButton(stringResource(R.string.back), onBack)
}
