package org.baoqi.app.kit.ui
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import org.baoqi.app.R

/** The least height of anything that is pressed. */
val MIN_TARGET = 64.dp

private val CORNERS = RoundedCornerShape(12.dp)
private val LINE = 2.dp
private val FOCUSED_LINE = 6.dp

/** Does something at once. */
@Composable
fun ActionButton(label: String, onClick: () -> Unit, modifier: Modifier = Modifier) =
    Control(modifier.voiced(label, onClick)) { sources ->
        Modifier.clickable(sources, null, role = Role.Button, onClick = onClick) to { Label(label) }
    }

/** One node that says its name and whether it is on. */
@Composable
fun ToggleRow(label: String, on: Boolean, onToggle: () -> Unit) = Control(
    stated(label, stringResource(if (on) R.string.state_on else R.string.state_off), onToggle),
) { sources ->
    Modifier.toggleable(on, sources, null, role = Role.Switch) { onToggle() } to {
        Label(label, Modifier.weight(1f))
        Switch(on, onCheckedChange = null)
    }
}

/** Says whether what belongs to it is below it. */
@Composable
fun FoldRow(label: String, open: Boolean, onPress: () -> Unit) {
    val state = stringResource(if (open) R.string.game_group_open else R.string.game_group_closed)
    ActionButton(
        label,
        onPress,
        Modifier.semantics {
            stateDescription = state
            heading()
        },
    )
}

/** One of several options. */
@Composable
fun OptionRow(label: String, chosen: Boolean, onChoose: () -> Unit) = Control(
    stated(label, stringResource(if (chosen) R.string.state_chosen else R.string.state_not_chosen), onChoose),
) { sources ->
    Modifier.selectable(chosen, sources, null, role = Role.RadioButton, onClick = onChoose) to {
        RadioButton(chosen, onClick = null)
        Label(label, Modifier.weight(1f))
    }
}

/** A line to type, with what is wrong below it. */
@Composable
fun EntryField(label: String, value: String, trouble: String?, onType: (String) -> Unit) = OutlinedTextField(
    value,
    onType,
    Modifier
        .fillMaxWidth()
        .heightIn(min = MIN_TARGET)
        .voiced(listOfNotNull(label, value, trouble).joinToString())
        .semantics { trouble?.let { error(it) } },
    label = { Text(label) },
    isError = trouble != null,
    supportingText = trouble?.let { { Text(it, style = MaterialTheme.typography.bodyLarge) } },
    textStyle = MaterialTheme.typography.titleMedium,
)

@Composable
fun Note(text: String, modifier: Modifier = Modifier) = Text(
    text,
    modifier.fillMaxWidth().voiced(text),
    style = MaterialTheme.typography.bodyLarge,
)

/** The state in the app's language: Compose would name it in the phone's. */
@Composable
private fun stated(label: String, state: String, press: () -> Unit): Modifier =
    Modifier.voiced(stringResource(R.string.value_of, label, state), press).semantics { stateDescription = state }

/** A frame across the screen, thick where the keyboard's focus is. */
@Composable
private fun Control(
    modifier: Modifier = Modifier,
    content: (MutableInteractionSource) -> Pair<Modifier, @Composable RowScope.() -> Unit>,
) {
    val sources = remember { MutableInteractionSource() }
    val focused by sources.collectIsFocusedAsState()
    val (pressing, row) = content(sources)
    Row(
        modifier
            .fillMaxWidth()
            .heightIn(min = MIN_TARGET)
            .border(if (focused) FOCUSED_LINE else LINE, LocalContentColor.current, CORNERS)
            .then(pressing)
            .padding(horizontal = 16.dp, vertical = 12.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
        row,
    )
}

@Composable
private fun Label(text: String, modifier: Modifier = Modifier) =
    Text(text, modifier, style = MaterialTheme.typography.titleMedium)
