package org.baoqi.app.shell
import android.os.Bundle
import android.os.Looper
import android.speech.SpeechRecognizer
import androidx.compose.ui.test.junit4.ComposeTestRule
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowSpeechRecognizer
import java.util.concurrent.TimeUnit

/** Has the recogniser that was just opened hear this, the likeliest text first. */
fun ComposeTestRule.recogniserHears(vararg texts: String) {
    shadowOf(Looper.getMainLooper()).idleFor(1, TimeUnit.SECONDS)
    val results = Bundle()
    results.putStringArrayList(SpeechRecognizer.RESULTS_RECOGNITION, arrayListOf(*texts))
    runOnUiThread { shadowOf(ShadowSpeechRecognizer.getLatestSpeechRecognizer()).triggerOnResults(results) }
}
