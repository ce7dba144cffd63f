package org.baoqi.app.game
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.collapse
import androidx.compose.ui.semantics.expand
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import org.baoqi.app.R
import org.baoqi.app.board.Keypad
import org.baoqi.app.kit.ui.EvenRows
import org.baoqi.app.kit.ui.GameButton
import org.baoqi.app.kit.ui.GameTab
import org.baoqi.app.kit.ui.Note
import org.baoqi.app.kit.ui.PRESS
import org.baoqi.app.kit.ui.ReaderHeading
import org.baoqi.app.kit.ui.ToggleRow
import org.baoqi.app.kit.ui.rememberReaderFocus
import org.baoqi.app.kit.ui.voicedTouches
import org.baoqi.speech.hear.Request
import org.baoqi.speech.hear.VoiceCommand

private const val HANDY = 6

/** The uses of the lower half of the screen. */
private enum class Panel(val label: Int) {
    KEYPAD(R.string.game_keypad),
    COMMANDS(R.string.game_commands),
    TEXT(R.string.game_text),
}

/**
 * The answers that can be given, the microphone, one of the panels, the last words, and the way out; an observer has no keypad.
 * What goes away when it is pressed leaves a reader's focus at their heading.
 */
@Composable
fun GameControls(ui: GameUi, listening: Boolean, events: ScreenGame, exits: Exits, modifier: Modifier = Modifier) =
    Column(
        modifier.voicedTouches().padding(horizontal = 8.dp, vertical = 4.dp).semantics { isTraversalGroup = true },
        Arrangement.spacedBy(8.dp),
    ) {
        val panels = Panel.entries.filter { it != Panel.KEYPAD || ui.keypad.isPresent }
        var panel by rememberSaveable { mutableStateOf(panels.first()) }
        val focus = rememberReaderFocus()
        val place = stringResource(R.string.game_controls)
        ReaderHeading(place)
        ui.steps.forEach { step ->
            key(step.act) {
                GameButton(step.label, Modifier.fillMaxWidth(), PRESS) {
                    focus.to(place)
                    events.take(step.act)
                }
            }
        }
        ui.answers.forEach { answer ->
            key(answer.label) {
                GameButton(answer.label, Modifier.fillMaxWidth()) {
                    focus.to(place)
                    events.ask(answer.command)
                }
            }
        }
        if (ui.over) After(exits) { focus.to(place) }
        HandyRow(listening, panels, panel, events) { panel = it }
        when (panel) {
            Panel.KEYPAD -> ui.keypad.orElse(null)?.let { Keypad(it, events::key, events::erase) }
            Panel.COMMANDS -> Commands(ui, events)
            Panel.TEXT -> TextEntry(events)
        }
        if (ui.said.isNotEmpty()) Note(ui.said)
        Note(ui.who)
        GameButton(stringResource(R.string.game_leave), Modifier.fillMaxWidth(), onClick = exits.leave)
    }

@Composable
private fun After(exits: Exits, before: () -> Unit) = EvenRows(2) {
    exits.afterwards.forEach {
        GameButton(stringResource(it.label)) {
            before()
            it.act()
        }
    }
}

/** Talk, stop, repeat, always at hand; then the choice of panels. One row where it fits, for the keypad's sake. */
@Composable
private fun HandyRow(
    listening: Boolean,
    panels: List<Panel>,
    shown: Panel,
    events: ScreenGame,
    onShow: (Panel) -> Unit,
) = EvenRows(HANDY) {
    GameButton(stringResource(if (listening) R.string.game_talk_stop else R.string.game_talk), onClick = events::talk)
    GameButton(stringResource(R.string.game_stop)) { events.ask(VoiceCommand.of(Request.STOP)) }
    GameButton(stringResource(R.string.game_repeat)) { events.ask(VoiceCommand.of(Request.REPEAT)) }
    panels.forEach { panel -> GameTab(stringResource(panel.label), panel == shown) { onShow(panel) } }
}

/** Requests, then the questions about pieces and files, which open where they are named. */
@Composable
private fun Commands(ui: GameUi, events: ScreenGame) = Column(
    Modifier.fillMaxWidth().semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    var open by rememberSaveable { mutableStateOf("") }
    ReaderHeading(stringResource(R.string.game_commands_heading))
    Pairs(ui.commands, events)
    ui.questions.forEach { group ->
        key(group.label) {
            Opener(group.label, group.label == open) { open = if (open == group.label) "" else group.label }
            if (group.label == open) Pairs(group.commands, events)
        }
    }
    GameButton(stringResource(R.string.game_flip), Modifier.fillMaxWidth(), onClick = events::flip)
    if (ui.forTwo) ToggleRow(stringResource(R.string.game_turning), ui.turning) { events.setTurning(!ui.turning) }
}

@Composable
private fun Pairs(commands: List<GameUi.CommandUi>, events: ScreenGame) = EvenRows(2) {
    commands.forEach { key(it.label) { GameButton(it.label) { events.ask(it.command) } } }
}

/** Says whether its questions are below it. */
@Composable
private fun Opener(label: String, isOpen: Boolean, onToggle: () -> Unit) {
    val state = stringResource(if (isOpen) R.string.game_group_open else R.string.game_group_closed)
    val act = { onToggle() }
    GameButton(
        label,
        Modifier.fillMaxWidth().semantics {
            stateDescription = state
            if (isOpen) collapse { true.also { act() } } else expand { true.also { act() } }
        },
        onClick = act,
    )
}
