package org.baoqi.app.board
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.baoqi.app.R
import org.baoqi.app.kit.form.Form
import org.baoqi.app.kit.form.Row
import org.baoqi.app.kit.ui.ActionButton
import org.baoqi.app.kit.ui.FormRow
import org.baoqi.app.kit.ui.ScreenHeading
import org.baoqi.app.kit.ui.ScreenPane

/** A form with a [board] that stays in sight while its rows scroll. [onOpen] opens the page of a row. */
@Composable
fun BoardFormScreen(form: Form, onOpen: (Row.Page) -> Unit, onBack: () -> Unit, board: @Composable (DpSize) -> Unit) {
    val ui by form.ui().collectAsState()
    ScreenPane(ui.title) {
        BoxWithConstraints(Modifier.fillMaxSize().imePadding()) {
            BoardLayout(
                DpSize(maxWidth, maxHeight),
                above = { ScreenHeading(ui.title, Modifier.padding(horizontal = 16.dp, vertical = 8.dp)) },
                board = board,
                below = { Rows(ui, onOpen, onBack, it) },
            )
        }
    }
}

@Composable
private fun Rows(ui: Form.Ui, onOpen: (Row.Page) -> Unit, onBack: () -> Unit, modifier: Modifier) = Column(
    modifier.padding(horizontal = 16.dp, vertical = 8.dp).semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    for (row in ui.rows) key(row.label()) { FormRow(row, onOpen) }
    // Alone on the screen it would take a reader's focus, and be pushed out of sight by the rows that come.
    if (ui.rows.isNotEmpty()) ActionButton(stringResource(R.string.back), onBack)
}
