package org.baoqi.app.library

import android.content.ActivityNotFoundException
import android.content.Intent
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue

/**
 * Sends the [requests] to other apps, and brings back what the user has chosen there, also to a new process. [onNobody] is
 * told where no app takes a request.
 */
@Composable
fun SendIntents(requests: IntentRequests, onNobody: () -> Unit) {
    val next by requests.next().collectAsState()
    var use by rememberSaveable { mutableStateOf("") }
    val launcher = rememberLauncherForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        result.data?.data?.let { requests.answer(use, it) }
    }
    val isSent = { intent: Intent ->
        try {
            launcher.launch(intent)
            true
        } catch (_: ActivityNotFoundException) {
            false
        } catch (_: SecurityException) {
            // A maker's page that is not open to others.
            false
        }
    }
    LaunchedEffect(next) {
        next.ifPresent {
            requests.sent()
            use = it.use
            if (it.intents.none(isSent)) onNobody()
        }
    }
}
