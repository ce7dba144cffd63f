package org.baoqi.app.game

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** A key that a thumb finds. */
val KEY = 64.dp

/** The clock is pressed without looking for it. */
val PRESS = 96.dp

private val TARGET = 56.dp

@Composable
fun GameButton(label: String, modifier: Modifier = Modifier, height: Dp = TARGET, onClick: () -> Unit) = OutlinedButton(
    onClick,
    modifier.heightIn(min = height),
    border = BorderStroke(2.dp, MaterialTheme.colorScheme.outline),
    contentPadding = PaddingValues(4.dp),
) {
    Text(label, textAlign = TextAlign.Center, style = MaterialTheme.typography.titleMedium)
}

/** One of several panels; the one shown is filled and says that it is selected. */
@Composable
fun GameTab(label: String, shown: Boolean, modifier: Modifier = Modifier, onClick: () -> Unit) = OutlinedButton(
    onClick,
    modifier.heightIn(min = TARGET).semantics {
        role = Role.Tab
        selected = shown
    },
    colors = if (shown) ButtonDefaults.buttonColors() else ButtonDefaults.outlinedButtonColors(),
    border = BorderStroke(2.dp, MaterialTheme.colorScheme.outline),
    contentPadding = PaddingValues(4.dp),
) {
    Text(label, textAlign = TextAlign.Center, style = MaterialTheme.typography.titleMedium)
}
