package org.baoqi.app.kit.ui
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.res.stringResource
import org.baoqi.app.R
import org.baoqi.app.kit.form.Form
import org.baoqi.app.kit.form.Row
/** A form's rows below its title. [onPick] opens the page of a row's options. */
@Composable
fun FormScreen(form: Form, onPick: (Row) -> Unit, onBack: (() -> Unit)?) {
    val ui by form.ui().collectAsState()
    ScreenFrame(ui.title, onBack) {
        for (row in ui.rows) FormRow(row, form, onPick)
    }
    LaunchedEffect(form) { form.shown() }
}

/** One row. */
@Composable
fun FormRow(row: Row, form: Form, onPick: (Row) -> Unit) = when (row) {
    is Row.Action -> ActionButton(row.label, { form.press(row.id) })
    is Row.Talk -> ActionButton(row.label, rememberTalk { form.press(row.id) })
    is Row.Toggle -> ToggleRow(row.label, row.on) { form.press(row.id) }
    is Row.Pick -> ActionButton(stringResource(R.string.value_of, row.label, row.value), { onPick(row) })
    is Row.Menu -> ActionButton(row.label, { onPick(row) })
    is Row.Entry -> EntryField(row.label, row.value, row.error.orElse(null)) { form.type(row.id, it) }
    is Row.Note -> Note(row.label)
}

/** What one row has to choose from; what is chosen leads back. */
@Composable
fun PickScreen(form: Form, row: String, onBack: () -> Unit) {
    val ui by form.ui().collectAsState()
    val shown = ui.row(row).orElse(null) ?: return
    val choose = { option: String ->
        form.pick(row, option)
        onBack()
    }
    ScreenFrame(shown.label(), onBack) {
        if (shown is Row.Pick) {
            for (option in shown.options) {
                OptionRow(option.label, option.chosen) {
                    choose(option.id)
                }
            }
        }
        if (shown is Row.Menu) for (action in shown.actions) ActionButton(action.label, { choose(action.id) })
    }
}
