package org.baoqi.app.library

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue

/** Sends the [requests] to other apps, and brings back what the user has chosen there. */
@Composable
fun SendIntents(requests: IntentRequests) {
    val next by requests.next().collectAsState()
    val launcher = rememberLauncherForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        result.data?.data?.let(requests::answer)
    }
    LaunchedEffect(next) {
        next.ifPresent {
            requests.sent()
            launcher.launch(it.intent)
        }
    }
}
