package org.baoqi.app.kit.ui
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.imePadding
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawingPadding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.baoqi.app.R

private val WIDEST_TEXT = 640.dp

/** A screen within the bars of the phone, with the name that a screen reader says when it opens. */
@Composable
fun ScreenPane(title: String, modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit) = Box(
    modifier.fillMaxSize().voicedScreen(title).safeDrawingPadding().opened(title).semantics { isTraversalGroup = true },
    contentAlignment = Alignment.TopCenter,
    content = content,
)

/** The screen's one heading. */
@Composable
fun ScreenHeading(title: String, modifier: Modifier = Modifier) = Text(
    title,
    modifier.semantics { heading() },
    style = MaterialTheme.typography.headlineSmall,
    fontWeight = FontWeight.Bold,
)

/** A screen that is read from top to bottom: its heading, [content], and the way back where there is one. */
@Composable
fun ScreenFrame(title: String, onBack: (() -> Unit)?, content: @Composable ColumnScope.() -> Unit) = ScreenPane(title) {
    Column(
        Modifier
            .widthIn(max = WIDEST_TEXT)
            .fillMaxWidth()
            .imePadding()
            .verticalScroll(rememberScrollState())
            .padding(horizontal = 16.dp, vertical = 12.dp),
        Arrangement.spacedBy(12.dp),
    ) {
        ScreenHeading(title)
        content()
        if (onBack != null) ActionButton(stringResource(R.string.back), onBack)
    }
}
