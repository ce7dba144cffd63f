package org.baoqi.app.referee
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CutCornerShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.text.BasicText
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import kotlinx.coroutines.delay
import org.baoqi.app.R
import org.baoqi.app.clock.ClockUi
import org.baoqi.app.kit.form.Row.Page
import org.baoqi.app.kit.ui.ActionButton
import org.baoqi.app.kit.ui.FormRow
import org.baoqi.app.kit.ui.KeepScreenOn
import org.baoqi.app.kit.ui.ScreenFrame
import org.baoqi.app.kit.ui.ScreenPane
import org.baoqi.speech.referee.Card

/** Flashes come less than three times a second, which harms nobody (WCAG 2.3.1). */
private const val FLASHES = 3
private const val FLASH_MILLIS = 350L
private const val HALF_TURN = 180f
private val SMALLEST_TEXT = 16.sp
private val LARGEST_TEXT = 88.sp

/** The last announcement and both times, as large as the screen allows. */
@Composable
fun LargeTextScreen(form: LargeTextForm, onOpen: (Page) -> Unit, onBack: () -> Unit) {
    val rows by form.ui().collectAsState()
    val ui = remember(rows) { form.large() }
    val inverted = flashing(ui.alarms)
    KeepScreenOn(true)
    val ink = MaterialTheme.colorScheme.run { if (inverted) surface else onSurface }
    val paper = MaterialTheme.colorScheme.run { if (inverted) onSurface else surface }
    ScreenPane(rows.title) {
        Column(Modifier.fillMaxSize()) {
            Column(
                Modifier.weight(
                    1f,
                ).fillMaxWidth().background(paper).rotate(if (ui.turned) HALF_TURN else 0f).padding(12.dp),
                Arrangement.spacedBy(8.dp),
            ) {
                Fitting(ui.text, ink, Modifier.weight(3f).fillMaxWidth().semantics { heading() })
                ui.clock.orElse(null)?.takeIf { it.timed }?.let {
                    Row(Modifier.weight(1f).fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
                        Time(it.near, ink, paper, Modifier.weight(1f))
                        Time(it.far, ink, paper, Modifier.weight(1f))
                    }
                }
            }
            Column(
                Modifier.padding(8.dp).heightIn(max = 220.dp).verticalScroll(rememberScrollState()),
                Arrangement.spacedBy(4.dp),
            ) {
                for (row in rows.rows) FormRow(row, onOpen)
                ActionButton(stringResource(R.string.back), onBack)
            }
        }
    }
}

/** Whether the colours are just now exchanged: a few times with each alarm, not for those before the screen came up. */
@Composable
private fun flashing(alarms: Int): Boolean {
    var on by remember { mutableStateOf(false) }
    var seen by remember { mutableIntStateOf(alarms) }
    LaunchedEffect(alarms) {
        if (alarms == seen) return@LaunchedEffect
        seen = alarms
        repeat(FLASHES) {
            on = true
            delay(FLASH_MILLIS)
            on = false
            delay(FLASH_MILLIS)
        }
    }
    return on
}

@Composable
private fun Time(face: ClockUi.FaceUi, ink: Color, paper: Color, modifier: Modifier) {
    val shape = RoundedCornerShape(12.dp)
    Box(
        modifier
            .background(if (face.running) ink else paper, shape)
            .border(3.dp, ink, shape)
            .padding(4.dp)
            .clearAndSetSemantics { contentDescription = face.spoken },
    ) {
        Fitting("${face.name}\n${face.shown}", if (face.running) paper else ink, Modifier.fillMaxSize())
    }
}

/** A text as large as its place allows. */
@Composable
private fun Fitting(text: String, ink: Color, modifier: Modifier, largest: TextUnit = LARGEST_TEXT) = Box(
    modifier,
    Alignment.Center,
) {
    BasicText(
        text,
        Modifier.fillMaxWidth(),
        TextStyle(ink, fontWeight = FontWeight.Bold, textAlign = TextAlign.Center),
        autoSize = TextAutoSize.StepBased(SMALLEST_TEXT, largest),
    )
}

/** The cards of 七1(2). A draw's has round corners and is light, a resignation's is cut and dark: shape and shade differ. */
@Composable
fun CardsScreen(form: CardsForm, onOpen: (Page) -> Unit, onBack: () -> Unit) {
    val rows by form.ui().collectAsState()
    val card = remember(rows) { form.card().orElse(null) }
    ScreenFrame(rows.title, onBack) {
        if (card != null) Card(card)
        for (row in rows.rows) FormRow(row, onOpen)
    }
}

@Composable
private fun Card(ui: CardsForm.CardUi) {
    val draw = ui.kind == Card.Kind.DRAW
    val shape = if (draw) RoundedCornerShape(40.dp) else CutCornerShape(32.dp)
    val (ink, paper) = MaterialTheme.colorScheme.run { if (draw) onSurface to surface else surface to onSurface }
    Box(
        Modifier
            .fillMaxWidth()
            .heightIn(min = 240.dp, max = 240.dp)
            .background(paper, shape)
            .border(8.dp, MaterialTheme.colorScheme.onSurface, shape)
            .rotate(if (ui.turned) HALF_TURN else 0f)
            .padding(32.dp),
    ) {
        Fitting(ui.text, ink, Modifier.fillMaxSize())
    }
}
