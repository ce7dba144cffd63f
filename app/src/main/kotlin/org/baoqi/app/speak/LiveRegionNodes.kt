package org.baoqi.app.speak
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.dp
import androidx.lifecycle.compose.LifecycleStartEffect
import java.util.Optional

/** The screen reader's voice. Each screen has this once; it takes up next to no space. */
@Composable
fun LiveRegionNodes(regions: LiveRegions, modifier: Modifier = Modifier) {
    val texts by regions.texts().collectAsState()
    LifecycleStartEffect(regions) {
        regions.shown()
        onStopOrDispose { regions.hidden() }
    }
    Row(
        // They lie at the window's first corner, and are no place for a reader to begin.
        modifier.semantics {
            isTraversalGroup = true
            traversalIndex = 1f
        },
    ) {
        LiveRegion(texts.first, texts.urgent)
        LiveRegion(texts.second, texts.urgent)
    }
}

/** Text and urgency change in one go, so that the reader never meets one without the other. */
@Composable
private fun LiveRegion(text: Optional<String>, urgent: Boolean) = Box(
    Modifier
        .size(1.dp)
        .semantics {
            liveRegion = if (urgent) LiveRegionMode.Assertive else LiveRegionMode.Polite
            text.ifPresent { contentDescription = it }
        },
)
