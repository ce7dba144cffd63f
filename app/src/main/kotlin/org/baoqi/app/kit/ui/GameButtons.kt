package org.baoqi.app.kit.ui
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsFocusedAsState
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.text.TextAutoSize
import androidx.compose.material3.ButtonColors
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import org.baoqi.app.R

/** A key that a thumb finds. */
val KEY = 64.dp

/** The clock is pressed without looking for it. */
val PRESS = 96.dp

private val TARGET = 56.dp

/** The smallest size of a key's word. */
val SMALLEST = 14.sp

val BUTTON_PADDING = 4.dp
private val LINE = 2.dp
private val FOCUSED_LINE = 6.dp

@Composable
fun GameButton(label: String, modifier: Modifier = Modifier, height: Dp = TARGET, onClick: () -> Unit) =
    Framed(label, modifier.heightIn(min = height), ButtonDefaults.outlinedButtonColors(), onClick) {
        Text(label, textAlign = TextAlign.Center, style = MaterialTheme.typography.titleMedium)
    }

/** The one first thing of a screen: filled. A [hint] says what it will do now. */
@Composable
fun MainButton(label: String, hint: String, modifier: Modifier = Modifier, onClick: () -> Unit) =
    Framed(label, modifier.heightIn(min = TARGET).hint(hint), ButtonDefaults.buttonColors(), onClick) {
        Text(label, textAlign = TextAlign.Center, style = MaterialTheme.typography.titleMedium)
    }

/** What a double tap does, in the words that a screen reader adds after a pause. */
fun Modifier.hint(text: String): Modifier = semantics { onClick(text, null) }

/** One word as large as its key allows. */
@Composable
fun GameKey(label: String, modifier: Modifier = Modifier, onClick: () -> Unit) =
    Framed(label, modifier.heightIn(min = KEY), ButtonDefaults.outlinedButtonColors(), onClick) {
        val style = MaterialTheme.typography.headlineMedium
        Text(label, maxLines = 1, style = style, autoSize = TextAutoSize.StepBased(SMALLEST, style.fontSize))
    }

/** One of several panels; the one shown is filled and says that it is chosen. */
@Composable
fun GameTab(label: String, shown: Boolean, modifier: Modifier = Modifier, onClick: () -> Unit) {
    val state = stringResource(if (shown) R.string.state_chosen else R.string.state_not_chosen)
    Framed(
        label,
        modifier.heightIn(min = TARGET).semantics {
            role = Role.Tab
            // As a selection a reader would tell of it twice.
            stateDescription = state
        },
        if (shown) ButtonDefaults.buttonColors() else ButtonDefaults.outlinedButtonColors(),
        onClick,
    ) {
        Text(label, textAlign = TextAlign.Center, style = MaterialTheme.typography.titleMedium)
    }
}

/** The frame is thick where the keyboard's focus is. */
@Composable
private fun Framed(
    label: String,
    modifier: Modifier,
    colors: ButtonColors,
    onClick: () -> Unit,
    content: @Composable RowScope.() -> Unit,
) {
    val sources = remember { MutableInteractionSource() }
    val focused by sources.collectIsFocusedAsState()
    OutlinedButton(
        onClick,
        modifier.voiced(label, onClick),
        colors = colors,
        border = BorderStroke(if (focused) FOCUSED_LINE else LINE, MaterialTheme.colorScheme.outline),
        contentPadding = PaddingValues(BUTTON_PADDING),
        interactionSource = sources,
        content = content,
    )
}
