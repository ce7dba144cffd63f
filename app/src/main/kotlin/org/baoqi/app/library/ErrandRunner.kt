package org.baoqi.app.library

import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue

/** Sends what is to be done by other apps, and brings back what the user has chosen there. */
@Composable
fun ErrandRunner(errands: Errands) {
    val next by errands.next().collectAsState()
    val launcher = rememberLauncherForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        result.data?.data?.let(errands::answer)
    }
    LaunchedEffect(next) {
        next.ifPresent {
            errands.sent()
            launcher.launch(it.intent)
        }
    }
}
