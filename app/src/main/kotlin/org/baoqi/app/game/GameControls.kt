package org.baoqi.app.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import org.baoqi.app.R
import org.baoqi.speech.match.Conversation
import org.baoqi.speech.voice.Request

/** What the lower half of the screen is for. */
private enum class Panel(val label: Int) {
    KEYPAD(R.string.game_keypad),
    COMMANDS(R.string.game_commands),
    TEXT(R.string.game_text),
}

/** What was said last, what can be answered, the microphone, and one of three panels. */
@Composable
fun GameControls(ui: GameUi, listening: Boolean, events: GameEvents, modifier: Modifier = Modifier) = Column(
    modifier.padding(horizontal = 12.dp, vertical = 4.dp).semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    var panel by rememberSaveable { mutableStateOf(Panel.KEYPAD) }
    ui.steps.forEach { step -> GameButton(step.label, Modifier.fillMaxWidth(), PRESS) { events.take(step.act) } }
    ui.answers.forEach { answer -> GameButton(answer.label, Modifier.fillMaxWidth()) { events.ask(answer.command) } }
    VoiceRow(listening, events)
    PanelRow(panel) { panel = it }
    when (panel) {
        Panel.KEYPAD -> Keypad(ui.keypad, events)
        Panel.COMMANDS -> Commands(ui, events)
        Panel.TEXT -> TextEntry(events)
    }
    if (ui.said.isNotEmpty()) Text(ui.said, style = MaterialTheme.typography.bodyLarge)
    Text(ui.who, style = MaterialTheme.typography.bodyLarge)
}

/** Talk, stop, repeat: always at hand. */
@Composable
private fun VoiceRow(listening: Boolean, events: GameEvents) =
    Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        val talk = stringResource(if (listening) R.string.game_talk_stop else R.string.game_talk)
        GameButton(talk, Modifier.weight(1f), onClick = events::talk)
        GameButton(stringResource(R.string.game_stop), Modifier.weight(1f)) {
            events.ask(Conversation.plain(Request.STOP))
        }
        GameButton(stringResource(R.string.game_repeat), Modifier.weight(1f)) {
            events.ask(Conversation.plain(Request.REPEAT))
        }
    }

@Composable
private fun PanelRow(shown: Panel, onShow: (Panel) -> Unit) =
    Row(Modifier.fillMaxWidth().semantics { isTraversalGroup = true }, Arrangement.spacedBy(8.dp)) {
        Panel.entries.forEach { panel ->
            GameTab(stringResource(panel.label), panel == shown, Modifier.weight(1f)) { onShow(panel) }
        }
    }

@Composable
private fun Commands(ui: GameUi, events: GameEvents) = Column(
    Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    ui.commands.chunked(2).forEach { pair ->
        Row(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
            pair.forEach { GameButton(it.label, Modifier.weight(1f)) { events.ask(it.command) } }
        }
    }
    GameButton(stringResource(R.string.game_flip), Modifier.fillMaxWidth(), onClick = events::flip)
    if (ui.forTwo) Turning(ui.turning, events)
}

/** One node that says its name and whether it is on. */
@Composable
private fun Turning(on: Boolean, events: GameEvents) = Row(
    Modifier
        .fillMaxWidth()
        .toggleable(on, role = Role.Switch) { events.setTurning(it) }
        .padding(16.dp),
    Arrangement.SpaceBetween,
    Alignment.CenterVertically,
) {
    Text(stringResource(R.string.game_turning), Modifier.weight(1f), style = MaterialTheme.typography.titleMedium)
    Switch(on, onCheckedChange = null)
}
