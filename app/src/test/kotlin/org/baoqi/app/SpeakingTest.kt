package org.baoqi.app

import android.os.Looper
import android.speech.tts.TextToSpeech
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowTextToSpeech
import java.util.Locale
import java.util.concurrent.TimeUnit

@RunWith(RobolectricTestRunner::class)
class SpeakingTest {
    @get:Rule val rule = createAndroidComposeRule<BoardActivity>()

    private val engine get() = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())

    @Before
    fun boardIsThere() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN)
        rule.waitForBoard()
    }

    private fun start(status: Int = TextToSpeech.SUCCESS) {
        rule.runOnIdle { engine.onInitListener.onInit(status) }
        shadowOf(Looper.getMainLooper()).idle()
    }

    @Test
    fun aTappedPointIsSpoken() {
        start()
        rule.onNodeWithContentDescription("紅炮，二路，三線").performClick()
        assertEquals("紅炮，二路，三線", engine.lastSpokenText)
    }

    @Test
    fun theVoiceIsGivenWhatItReadsRightly() {
        start()
        rule.onNodeWithContentDescription("紅俥，一路，一線").performClick()
        assertEquals("紅居，一路，一線", engine.lastSpokenText)
    }

    @Test
    fun whatIsTappedBeforeTheEngineIsReadyIsSpokenWhenItIs() {
        rule.onNodeWithContentDescription("黑卒，五路，七線").performClick()
        start()
        assertEquals("黑足，五路，七線", engine.lastSpokenText)
    }

    @Test
    fun theWholeBoardIsReadInOneGo() {
        start()
        rule.onNodeWithText("讀出局面").performClick()
        assertTrue(engine.lastSpokenText, engine.lastSpokenText.startsWith("輪到紅方走。"))
        assertTrue(engine.lastSpokenText, engine.lastSpokenText.contains("炮，二路三線、八路三線"))
    }

    @Test
    fun anEngineThatDoesNotStartIsReported() {
        repeat(3) {
            start(TextToSpeech.ERROR)
            shadowOf(Looper.getMainLooper()).idleFor(2, TimeUnit.SECONDS)
        }
        rule.onNodeWithText("語音引擎不能用", substring = true).assertIsDisplayed()
    }
}
