package org.baoqi.app.board
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import org.baoqi.app.R
import org.baoqi.app.kit.ui.BUTTON_PADDING
import org.baoqi.app.kit.ui.GameButton
import org.baoqi.app.kit.ui.GameKey
import org.baoqi.app.kit.ui.KEY
import org.baoqi.app.kit.ui.ReaderHeading
import org.baoqi.app.kit.ui.SMALLEST
import org.baoqi.app.kit.ui.rememberReaderFocus
import org.baoqi.app.kit.ui.rowsOf
import org.baoqi.app.kit.ui.voiced
import org.baoqi.rules.notation.MoveWord

private val GAP = 4.dp

/** More in a row would be hard to tell apart by touch. */
private const val MOST_ACROSS = 5

/**
 * 報棋鍵盤 across the screen, so that either thumb reaches every key. The key that is pressed goes away with its step, and a
 * screen reader goes on from the heading.
 */
@Composable
fun Keypad(ui: KeypadUi, onKey: (MoveWord) -> Unit, onErase: () -> Unit = {}) = Column(
    Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
    Arrangement.spacedBy(GAP),
) {
    val focus = rememberReaderFocus()
    val place = stringResource(R.string.keypad_heading)
    ReaderHeading(place)
    FlowRow(horizontalArrangement = Arrangement.spacedBy(16.dp), itemVerticalAlignment = Alignment.CenterVertically) {
        Text(ui.title, Modifier.voiced(ui.title), style = MaterialTheme.typography.titleMedium)
        if (ui.soFar.isNotEmpty()) {
            Text(ui.soFar, Modifier.voiced(ui.soFar), style = MaterialTheme.typography.titleLarge)
        }
    }
    ui.blocks.forEach { block ->
        Block(block) { word ->
            focus.to(place)
            onKey(word)
        }
    }
    if (ui.erasable) {
        GameButton(stringResource(R.string.game_erase), Modifier.fillMaxWidth(), KEY) {
            focus.to(place)
            onErase()
        }
    }
}

/** Rows without a key to press are left out; a place without one stays empty. */
@Composable
private fun Block(ui: KeypadUi.BlockUi, onKey: (MoveWord) -> Unit) = BoxWithConstraints {
    val most = ((maxWidth + GAP) / (leastWidth(ui) + GAP)).toInt().coerceIn(1, MOST_ACROSS)
    Column(Modifier, Arrangement.spacedBy(GAP)) {
        for (row in rowsOf(ui.keys, most).filter { row -> row.any { it?.open == true } }) {
            Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(GAP)) {
                row.forEach { KeyAt(it, onKey, Modifier.weight(1f)) }
            }
        }
    }
}

/** So wide that every word of the block can be read on its key, and a thumb finds it. */
@Composable
private fun leastWidth(ui: KeypadUi.BlockUi): Dp {
    val measurer = rememberTextMeasurer()
    val style = MaterialTheme.typography.headlineMedium.copy(fontSize = SMALLEST)
    val widest = ui.keys.maxOf { measurer.measure(it.label, style).size.width }
    return max(KEY, with(LocalDensity.current) { widest.toDp() } + BUTTON_PADDING * 2)
}

@Composable
private fun KeyAt(ui: KeypadUi.KeyUi?, onKey: (MoveWord) -> Unit, modifier: Modifier) = key(ui?.word) {
    if (ui == null || !ui.open) Spacer(modifier) else GameKey(ui.label, modifier) { onKey(ui.word) }
}
