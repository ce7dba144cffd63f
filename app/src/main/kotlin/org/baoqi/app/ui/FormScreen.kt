package org.baoqi.app.ui

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.res.stringResource
import org.baoqi.app.R
import org.baoqi.app.form.Form
import org.baoqi.app.form.Row
import org.baoqi.app.voice.rememberTalk

/** A form's rows below its title and what stands [above] them. [onPick] opens the page of a row's options. */
@Composable
fun FormScreen(
    form: Form,
    onPick: (Row.Pick) -> Unit,
    onBack: (() -> Unit)?,
    above: @Composable ColumnScope.() -> Unit = {},
) {
    val ui by form.ui().collectAsState()
    ScreenFrame(ui.title, onBack) {
        above()
        for (row in ui.rows) FormRow(row, form, onPick)
    }
    LaunchedEffect(form) { form.shown() }
}

/** One row; [onPress] hears of actions and switches. */
@Composable
fun FormRow(row: Row, form: Form, onPick: (Row.Pick) -> Unit, onPress: (String) -> Unit = form::press) = when (row) {
    is Row.Action -> ActionButton(row.label, { onPress(row.id) })
    is Row.Talk -> ActionButton(row.label, rememberTalk { onPress(row.id) })
    is Row.Toggle -> ToggleRow(row.label, row.on) { onPress(row.id) }
    is Row.Pick -> ActionButton(stringResource(R.string.value_of, row.label, row.value), { onPick(row) })
    is Row.Entry -> EntryField(row.label, row.value, row.error.orElse(null)) { form.type(row.id, it) }
    is Row.Note -> Note(row.label)
}

/** The options of one row; the one that is picked leads back. */
@Composable
fun PickScreen(form: Form, row: String, onBack: () -> Unit) {
    val ui by form.ui().collectAsState()
    val pick = ui.row(row).orElse(null) as? Row.Pick ?: return
    ScreenFrame(pick.label, onBack) {
        for (option in pick.options) {
            OptionRow(option.label, option.chosen) {
                form.pick(row, option.id)
                onBack()
            }
        }
    }
}
