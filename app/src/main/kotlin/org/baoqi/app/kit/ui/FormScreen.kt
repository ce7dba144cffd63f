package org.baoqi.app.kit.ui
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.res.stringResource
import org.baoqi.app.R
import org.baoqi.app.kit.form.Form
import org.baoqi.app.kit.form.Row
/** A form's rows below its title. [onOpen] opens the page of a row. */
@Composable
fun FormScreen(form: Form, onOpen: (Row.Page) -> Unit, onBack: (() -> Unit)?) {
    val ui by form.ui().collectAsState()
    ScreenFrame(ui.title, onBack) {
        for (row in ui.rows) FormRow(row, onOpen)
    }
    LaunchedEffect(form) { form.shown() }
}

/** One row. */
@Composable
fun FormRow(row: Row, onOpen: (Row.Page) -> Unit) = when (row) {
    is Row.Button -> ActionButton(row.label, row.press::run)
    is Row.Talk -> ActionButton(row.label, rememberTalk(row.press::run))
    is Row.Switch -> ToggleRow(row.label, row.on) { row.turn.accept(!row.on) }
    is Row.Pick -> ActionButton(stringResource(R.string.value_of, row.label, row.value), { onOpen(row) })
    is Row.Menu -> ActionButton(row.label, { onOpen(row) })
    is Row.Entry -> EntryField(row.label, row.value, row.error.orElse(null), row.type::accept)
    is Row.Note -> Note(row.label)
}

/** The page of a row: what is chosen there leads back. */
@Composable
fun PageScreen(form: Form, key: String, onBack: () -> Unit) {
    val ui by form.ui().collectAsState()
    val page = ui.page(key).orElse(null) ?: return
    val choose = { action: Runnable ->
        action.run()
        onBack()
    }
    ScreenFrame(page.label(), onBack) {
        when (page) {
            is Row.Pick -> for (option in page.options) OptionRow(option.label, option.chosen) { choose(option.choose) }
            is Row.Menu -> for (button in page.buttons) ActionButton(button.label, { choose(button.press) })
        }
    }
}
