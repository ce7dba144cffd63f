package org.baoqi.app.kit.ui
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import kotlinx.coroutines.delay
import org.baoqi.app.R
import org.baoqi.app.kit.form.Form
import org.baoqi.app.kit.form.Row

/** A reader that is moved before it has come to the screen's title would break off for that. */
private const val AFTER_THE_TITLE = 500L

/** A form's rows below its title. [onOpen] opens the page of a row. */
@Composable
fun FormScreen(form: Form, onOpen: (Row.Page) -> Unit, onBack: (() -> Unit)?) {
    val ui by form.ui().collectAsState()
    val focus = rememberReaderFocus()
    var opened by rememberSaveable { mutableStateOf("") }
    ScreenFrame(ui.title, onBack) {
        for (row in ui.rows) {
            key(row.label()) {
                FormRow(row) {
                    opened = it.key()
                    onOpen(it)
                }
            }
        }
    }
    LaunchedEffect(form) {
        form.shown()
        if (opened.isNotEmpty()) {
            delay(AFTER_THE_TITLE)
            focus.to(opened)
        }
        opened = ""
    }
}

/** One row. A reader's focus is brought back to one that had opened a page. */
@Composable
fun FormRow(row: Row, onOpen: (Row.Page) -> Unit) = when (row) {
    is Row.Button -> ActionButton(row.label, row.press::run)

    is Row.Talk -> ActionButton(row.label, rememberTalk(row.press::run))

    is Row.Switch -> ToggleRow(row.label, row.on) { row.turn.accept(!row.on) }

    is Row.Pick -> ActionButton(
        stringResource(R.string.value_of, row.label, row.value),
        { onOpen(row) },
        Modifier.readerPlace(row.key),
    )

    is Row.Menu -> ActionButton(row.label, { onOpen(row) }, Modifier.readerPlace(row.key))

    is Row.Entry -> EntryField(row.label, row.value, row.error.orElse(null), row.type::accept)

    is Row.Fold -> FoldRow(row.label, row.open, row.press::run)

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
