package org.baoqi.app.preferences
import android.content.Context
import android.os.Looper
import android.speech.tts.TextToSpeech
import android.view.KeyEvent
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import org.baoqi.app.settings.Choices
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.accessibilityErrors
import org.baoqi.app.shell.skipFirstStart
import org.baoqi.speech.announce.Announcement
import org.baoqi.speech.announce.Priority
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowTextToSpeech
import java.util.Locale
import java.util.Optional

/** The screens on which a player chooses his voice and corrects it, and what a screen owes the voice. */
@RunWith(RobolectricTestRunner::class)
class VoiceScreensTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val app get() = rule.activity.application as BaoqiApplication
    private val engine get() = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())

    @Before
    fun engineIsReady() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN)
        rule.waitUntil(timeoutMillis = 10_000) { app.settings().settings().value.isPresent }
        rule.runOnIdle { app.skipFirstStart() }
        start()
    }

    private fun start() {
        rule.runOnIdle { engine.onInitListener.onInit(TextToSpeech.SUCCESS) }
        idle()
    }

    private fun idle() {
        shadowOf(Looper.getMainLooper()).idle()
        rule.waitForIdle()
    }

    private fun press(text: String) {
        rule.onNode(hasText(text, substring = true)).performScrollTo().performClick()
        idle()
    }

    private fun openVoiceSettings() {
        press("設定")
        press("語音設定")
    }

    private fun assertAccessible() {
        val errors = rule.runOnIdle { accessibilityErrors(rule.activity.window.decorView) }
        assertEquals(emptyList<String>(), errors)
    }

    @Test
    fun eachFullnessSpeaksItsOwnExample() {
        openVoiceSettings()
        assertAccessible()
        press("炮二進七，吃馬，將軍")
        rule.onNodeWithText("炮二進七").performClick()
        idle()
        assertEquals("炮二進七", engine.lastSpokenText)
    }

    @Test
    fun anotherRateSpeaksAtOnceInTheNewVoice() {
        openVoiceSettings()
        press("語速")
        press("百分之 150")
        start()
        assertEquals(1.5f, app.voice().options().rate)
        assertEquals("炮二進七，吃馬，將軍", engine.lastSpokenText)
    }

    @Test
    fun aWordIsHeardCorrectedAndKept() {
        openVoiceSettings()
        press("念法校正")
        assertAccessible()
        press("車，應該念")
        press("聽一聽")
        assertEquals("居二進六", engine.lastSpokenText)
        assertAccessible()
        press("改寫成「拘」")
        assertEquals("拘二進六", engine.lastSpokenText)
        rule.onNodeWithText("寫成「拘」，使用中").assertExists()
        assertEquals("車=拘", app.settings().now().chosen()["said.zh-TW"])
        press("恢復原來的念法")
        assertEquals("居二進六", engine.lastSpokenText)
    }

    @Test
    fun aWordCanBeTypedAndWhatCannotBeIsExplained() {
        openVoiceSettings()
        press("念法校正")
        press("車，應該念")
        rule.onNode(hasText("自己打字")).performTextReplacement("=")
        idle()
        rule.onNode(hasText("不要有等號", substring = true)).assertExists()
        rule.onNode(hasText("自己打字")).performTextReplacement("句")
        idle()
        press("用打的字")
        assertEquals("句二進六", engine.lastSpokenText)
    }

    @Test
    fun theScreenReaderFindsAnnouncementsInALiveRegion() {
        val manager = shadowOf(app.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager)
        rule.runOnIdle {
            manager.setEnabled(true)
            manager.setTouchExplorationEnabled(true)
            say(Priority.ALERT, "不能走")
        }
        rule.onNodeWithContentDescription("不能走")
            .assert(SemanticsMatcher.expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Assertive))
        assertFalse(engine.spokenTextList.contains("不能走"))
    }

    private fun say(priority: Priority, text: String) =
        app.voice().speaking().say(listOf(Announcement(text, text, priority, Optional.empty())))

    @Test
    fun aHeldVolumeKeyTalksWhileAScreenListens() {
        val done = mutableListOf<String>()
        rule.runOnIdle { app.voice().talkButtons().open({ done += "listen" }, { done += "finish" }) }
        rule.runOnIdle {
            val down = KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_VOLUME_UP)
            assertTrue(rule.activity.dispatchKeyEvent(down))
            rule.activity.dispatchKeyEvent(KeyEvent.changeTimeRepeat(down, 500, 1))
            rule.activity.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_VOLUME_UP))
        }
        assertEquals(listOf("listen", "finish"), done)
        rule.runOnIdle { app.settings().choose(Choices.VOLUME_KEYS, false) }
        rule.runOnIdle { rule.activity.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_HEADSETHOOK)) }
        assertEquals(listOf("listen", "finish"), done)
        rule.runOnIdle { app.voice().talkButtons().close() }
    }
}
