package org.baoqi.app

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Surface
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.max
import androidx.compose.ui.unit.min
import org.baoqi.rules.Point

/** What a user can do on the board screen. */
class BoardActions(
    val onPoint: (PointUi) -> Unit,
    val onRead: () -> Unit,
    val onFlip: () -> Unit,
    val onStart: () -> Unit,
    val onContrast: () -> Unit,
)

private val MIN_TARGET = 56.dp
private val MIN_RANK = 48.dp
private val WIDEST_FILE = 64.dp

/** The board across the phone's width, the controls below it; beside it where the screen is wider than high. */
@Composable
fun BoardScreen(ui: BoardUi?, actions: BoardActions) {
    val colors = if (ui?.highContrast == true) BoardColors.YellowOnBlack else BoardColors.Light
    val pane = stringResource(R.string.board_pane)
    MaterialTheme(colors.scheme()) {
        Surface(Modifier.fillMaxSize()) {
            BoxWithConstraints(Modifier.safeDrawingPadding().semantics { paneTitle = pane }) {
                val space = DpSize(maxWidth, maxHeight)
                when {
                    ui == null -> Text(stringResource(R.string.loading), Modifier.padding(16.dp))

                    space.width > space.height -> Row {
                        Board(ui, colors, actions.onPoint, Modifier.size(landscapeBoard(space)))
                        Controls(ui, actions)
                    }

                    else -> Column {
                        Board(ui, colors, actions.onPoint, Modifier.size(portraitBoard(space)))
                        Controls(ui, actions)
                    }
                }
            }
        }
    }
}

/** Cells as wide as the screen gives, and at least so high that a finger finds them. */
private fun portraitBoard(space: DpSize): DpSize {
    val rank = max(space.width / Point.FILES, MIN_RANK)
    return DpSize(space.width, min(rank * Point.RANKS, space.height))
}

/** The screen's whole height, and three fifths of its width at the most. */
private fun landscapeBoard(space: DpSize) = DpSize(min(space.width * 3 / 5, WIDEST_FILE * Point.FILES), space.height)

@Composable
private fun Controls(ui: BoardUi, actions: BoardActions) = Column(
    Modifier
        .fillMaxSize()
        .verticalScroll(rememberScrollState())
        .padding(horizontal = 12.dp, vertical = 8.dp)
        .semantics { isTraversalGroup = true },
    Arrangement.spacedBy(8.dp),
) {
    Text(
        stringResource(R.string.board_title, ui.viewerName),
        Modifier.semantics { heading() },
        style = MaterialTheme.typography.titleLarge,
    )
    if (ui.notice.isNotEmpty()) {
        Text(ui.notice, Modifier.semantics { liveRegion = LiveRegionMode.Assertive })
    }
    Control(stringResource(R.string.read_board), actions.onRead)
    Control(stringResource(R.string.flip), actions.onFlip)
    Control(stringResource(R.string.start_position), actions.onStart)
    Toggle(stringResource(R.string.high_contrast), ui.highContrast, actions.onContrast)
}

@Composable
private fun Control(label: String, onClick: () -> Unit) = OutlinedButton(
    onClick,
    Modifier.fillMaxWidth().heightIn(min = MIN_TARGET),
    border = BorderStroke(2.dp, MaterialTheme.colorScheme.outline),
) {
    Text(label, style = MaterialTheme.typography.titleMedium)
}

/** One node that says its name and whether it is on. */
@Composable
private fun Toggle(label: String, on: Boolean, onToggle: () -> Unit) = Row(
    Modifier
        .fillMaxWidth()
        .heightIn(min = MIN_TARGET)
        .toggleable(on, role = Role.Switch) { onToggle() }
        .padding(horizontal = 16.dp),
    Arrangement.SpaceBetween,
    Alignment.CenterVertically,
) {
    Text(label, style = MaterialTheme.typography.titleMedium)
    Switch(on, onCheckedChange = null)
}
