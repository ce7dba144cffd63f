package org.baoqi.app.kit.ui
import androidx.activity.compose.rememberLauncherForActivityResult
import androidx.activity.result.contract.ActivityResultContracts
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.platform.LocalContext
import androidx.lifecycle.compose.LifecycleStartEffect
import org.baoqi.app.kit.VoiceServices
import org.baoqi.app.listen.AndroidRecogniser

/**
 * The action of a button that listens: it asks for the microphone where that was not allowed yet, then calls [onTalk]. Who
 * refuses is told by [Listening] what he can do instead, and nothing else asks him.
 */
@Composable
fun rememberTalk(onTalk: () -> Unit): () -> Unit {
    val context = LocalContext.current
    val talk by rememberUpdatedState(onTalk)
    val ask = rememberLauncherForActivityResult(ActivityResultContracts.RequestPermission()) { talk() }
    return { if (AndroidRecogniser.isAllowed(context)) talk() else ask.launch(AndroidRecogniser.PERMISSION) }
}

/** While this is on the screen, volume keys and the headset's button do what [onTalk] and [onFinish] say. */
@Composable
fun TalkByKeys(voice: VoiceServices, onTalk: () -> Unit, onFinish: () -> Unit) {
    val talk by rememberUpdatedState(onTalk)
    val finish by rememberUpdatedState(onFinish)
    LifecycleStartEffect(voice) {
        voice.talkButtons().open({ talk() }, { finish() })
        onStopOrDispose { voice.talkButtons().close() }
    }
}
