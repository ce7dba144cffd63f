package org.baoqi.app.referee
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.baoqi.app.R
import org.baoqi.app.board.Board
import org.baoqi.app.board.BoardEvents
import org.baoqi.app.board.BoardWithBar
import org.baoqi.app.board.Keypad
import org.baoqi.app.clock.ClockUi
import org.baoqi.app.kit.ui.ActionButton
import org.baoqi.app.kit.ui.FormRow
import org.baoqi.app.kit.ui.GameButton
import org.baoqi.app.kit.ui.KeepScreenOn
import org.baoqi.app.kit.ui.LocalColors
import org.baoqi.app.kit.ui.MainButton
import org.baoqi.app.kit.ui.Note
import org.baoqi.app.kit.ui.ScreenPane
import org.baoqi.app.kit.ui.ToggleRow
import org.baoqi.app.kit.ui.hint
import org.baoqi.app.kit.ui.rememberTalk
import org.baoqi.app.kit.ui.voiced
import org.baoqi.app.kit.form.Row as FormRowUi

/** From this size of the font on the buttons of the bar need two lines. */
private const val LARGE_FONT = 1.3f

private val PLATE = RoundedCornerShape(8.dp)

/** The board that the referee taps, the keypad for what he hears, and below both, always in reach, the clock. */
@Composable
fun WatchScreen(form: WatchForm, onOpen: (FormRowUi.Page) -> Unit, onBack: () -> Unit) {
    val rows by form.ui().collectAsState()
    val ui = remember(rows) { form.watch() }
    // Who watches a game does not touch his phone for minutes, and needs it at once.
    KeepScreenOn(true)
    val board: @Composable (DpSize) -> Unit = { size ->
        val events = BoardEvents({ form.tap(it.at) }, form::play)
        Board(ui.points, LocalColors.current, events, Modifier.size(size))
    }
    ScreenPane(rows.title) {
        BoxWithConstraints(Modifier.fillMaxSize().imePadding()) {
            BoardWithBar(
                DpSize(maxWidth, maxHeight),
                above = { Status(ui) },
                board = board.takeUnless { ui.more },
                below = {
                    Answers(form, onOpen)
                    if (ui.more) More(rows.rows, ui, onOpen, onBack) else Entering(ui, form)
                },
                bar = { Bar(ui, form) },
            )
        }
    }
}

/** Whose turn it is, and both times in one line where they fit. */
@Composable
private fun Status(ui: WatchUi) = FlowRow(
    Modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 2.dp).semantics { isTraversalGroup = true },
    Arrangement.SpaceBetween,
    itemVerticalAlignment = Alignment.CenterVertically,
) {
    Text(
        ui.heading,
        Modifier.voiced(ui.heading).semantics { heading() },
        fontWeight = FontWeight.Bold,
        style = MaterialTheme.typography.titleMedium,
    )
    ui.clock.orElse(null)?.takeIf { it.timed }?.let {
        Row(Modifier, Arrangement.spacedBy(6.dp)) {
            Plate(it.near)
            Plate(it.far)
        }
    }
}

/** A time to read or to ask for; it ticks in silence. That of whose turn it is is filled, and says so. */
@Composable
private fun Plate(face: ClockUi.FaceUi) {
    val ink = MaterialTheme.colorScheme.onSurface
    val paper = MaterialTheme.colorScheme.surface
    Text(
        "${face.name} ${face.shown}",
        Modifier
            .voiced(face.spoken)
            .background(if (face.running) ink else paper, PLATE)
            .border(2.dp, ink, PLATE)
            .padding(horizontal = 8.dp, vertical = 2.dp)
            .clearAndSetSemantics { contentDescription = face.spoken },
        color = if (face.running) paper else ink,
        softWrap = false,
        fontWeight = FontWeight.Bold,
        style = MaterialTheme.typography.titleMedium,
    )
}

@Composable
private fun Answers(form: WatchForm, onOpen: (FormRowUi.Page) -> Unit) = Column(
    Modifier.padding(horizontal = 8.dp),
    Arrangement.spacedBy(4.dp),
) {
    for (row in form.answers()) key(row.label()) { FormRow(row, onOpen) }
}

/** What has been entered of the turn, and the keypad for the words. */
@Composable
private fun Entering(ui: WatchUi, form: WatchForm) = Column(
    Modifier.fillMaxWidth().padding(horizontal = 8.dp).semantics { isTraversalGroup = true },
    Arrangement.spacedBy(4.dp),
) {
    if (ui.recording.isNotEmpty()) Note(ui.recording)
    if (ui.entered.isNotEmpty()) Note(ui.entered)
    ui.keypad.orElse(null)?.takeIf { it.blocks.isNotEmpty() }?.let { keypad ->
        Keypad(keypad, form::key)
        ToggleRow(form.wrongWordsLabel(), ui.wrongWords) { form.keyWrongWords(!ui.wrongWords) }
    }
    if (ui.said.isNotEmpty()) Note(ui.said)
}

/** All that is rarer than a move. */
@Composable
private fun More(rows: List<FormRowUi>, ui: WatchUi, onOpen: (FormRowUi.Page) -> Unit, onBack: () -> Unit) = Column(
    Modifier.padding(horizontal = 16.dp, vertical = 8.dp).semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    if (ui.said.isNotEmpty()) Note(ui.said)
    for (row in rows) key(row.label()) { FormRow(row, onOpen) }
    ActionButton(stringResource(R.string.back), onBack)
}

/** Undo, listen, press and the rest, where a thumb learns them. */
@Composable
private fun Bar(ui: WatchUi, form: WatchForm) {
    val large = LocalDensity.current.fontScale > LARGE_FONT
    Column(
        Modifier.fillMaxWidth().padding(horizontal = 8.dp, vertical = 4.dp).semantics { isTraversalGroup = true },
        Arrangement.spacedBy(6.dp),
    ) {
        if (large) Press(ui, Modifier.fillMaxWidth())
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
            GameButton(ui.undo.label, Modifier.weight(1f).hint(ui.undo.hint), onClick = ui.undo.act::run)
            GameButton(form.listenLabel(), Modifier.weight(1f), onClick = rememberTalk(form::listen))
            if (!large) Press(ui, Modifier.weight(2.4f))
            GameButton(form.moreLabel(), Modifier.weight(1f)) { form.showMore(!ui.more) }
        }
    }
}

@Composable
private fun Press(ui: WatchUi, modifier: Modifier) =
    MainButton(ui.press.label, ui.press.hint, modifier, onClick = ui.press.act::run)
