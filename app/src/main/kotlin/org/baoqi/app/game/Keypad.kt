package org.baoqi.app.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.baoqi.app.R
import org.baoqi.app.ui.voiced

/** 報棋鍵盤 across the screen, so that either thumb reaches every key. */
@Composable
fun Keypad(ui: KeypadUi, events: GameEvents) = Column(
    Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    Text(ui.title, Modifier.voiced(ui.title), style = MaterialTheme.typography.titleMedium)
    if (ui.soFar.isNotEmpty()) {
        Text(ui.soFar, Modifier.voiced(ui.soFar), style = MaterialTheme.typography.titleLarge)
    }
    rows(ui.keys).forEach { row ->
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            row.forEach { key -> KeyAt(key, events, Modifier.weight(1f)) }
        }
    }
    if (ui.erasable) GameButton(stringResource(R.string.game_erase), Modifier.fillMaxWidth(), KEY, events::erase)
}

/** Rows without a key are left out; a place without one stays empty. */
private fun rows(keys: List<KeypadUi.KeyUi>): List<List<KeypadUi.KeyUi?>> = keys
    .groupBy { it.slot / KeypadUi.ACROSS }
    .toSortedMap()
    .values
    .map { row -> List(KeypadUi.ACROSS) { place -> row.find { it.slot % KeypadUi.ACROSS == place } } }

@Composable
private fun KeyAt(ui: KeypadUi.KeyUi?, events: GameEvents, modifier: Modifier) = key(ui?.slot) {
    if (ui == null) Spacer(modifier) else GameKey(ui.label, modifier) { events.key(ui.word) }
}
