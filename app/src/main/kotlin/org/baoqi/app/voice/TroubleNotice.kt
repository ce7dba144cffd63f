package org.baoqi.app.voice

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import androidx.lifecycle.compose.LifecycleResumeEffect

/** While the app's own voice is in trouble: what is wrong, and a button to the place where it is mended. */
@Composable
fun TroubleNotice(voice: VoiceBox, modifier: Modifier = Modifier) {
    val trouble by voice.trouble().collectAsState()
    LifecycleResumeEffect(voice) {
        // Whoever comes back from there may have mended it, or not.
        voice.tryAgain()
        onPauseOrDispose {}
    }
    trouble.ifPresent { Notice(it, { context -> voice.openRemedy(context) }, modifier) }
}

@Composable
private fun Notice(trouble: Trouble, onRemedy: (android.content.Context) -> Unit, modifier: Modifier) =
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        val context = LocalContext.current
        Text(stringResource(trouble.message()), Modifier.semantics { liveRegion = LiveRegionMode.Polite })
        OutlinedButton(
            { onRemedy(context) },
            Modifier.fillMaxWidth().heightIn(min = 56.dp),
            border = BorderStroke(2.dp, MaterialTheme.colorScheme.outline),
        ) {
            Text(stringResource(trouble.remedy()), style = MaterialTheme.typography.titleMedium)
        }
    }
