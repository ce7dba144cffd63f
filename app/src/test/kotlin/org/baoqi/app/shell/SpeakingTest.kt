package org.baoqi.app.shell
import android.os.Looper
import android.speech.tts.TextToSpeech
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.click
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import org.baoqi.app.settings.Choices
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowTextToSpeech
import java.util.Locale
import java.util.concurrent.TimeUnit

/** What the phone's speech engine is given, in the app as it is. */
@RunWith(RobolectricTestRunner::class)
class SpeakingTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val engine get() = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())

    @Before
    fun aGameBegins() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN)
        rule.beginGame()
    }

    private fun start(status: Int = TextToSpeech.SUCCESS) {
        rule.runOnIdle { engine.onInitListener.onInit(status) }
        shadowOf(Looper.getMainLooper()).idle()
    }

    private fun tap(label: String) = rule.onNode(hasPoint(label)).performSemanticsAction(SemanticsActions.OnClick)

    /** The engine says one thing after the other, as fast as it is asked. */
    private fun assertSays(words: String) = rule.waitUntil(timeoutMillis = 10_000) {
        shadowOf(Looper.getMainLooper()).idle()
        engine.spokenTextList.any { words in it }
    }

    @Test
    fun aPieceThatIsPickedUpIsSpoken() {
        start()
        tap("紅炮，二路，三線")
        assertSays("已選紅炮，二路，三線。")
    }

    @Test
    fun theVoiceIsGivenWhatItReadsRightly() {
        start()
        tap("紅俥，一路，一線")
        assertSays("已選紅居，一路，一線。")
    }

    @Test
    fun whatIsTappedBeforeTheEngineIsReadyIsSpokenWhenItIs() {
        tap("紅兵，五路，四線")
        start()
        assertSays("已選紅兵，五路，四線。")
    }

    @Test
    fun theWholeBoardIsRead() {
        start()
        rule.onNodeWithText("指令").performScrollTo().performClick()
        rule.onNodeWithText("讀棋盤").performScrollTo().performClick()
        assertSays("紅炮三線")
    }

    /** Where no screen reader is on and the player wants to have the screens read. */
    @Test
    fun aKeyIsSpokenUnderTheFingerAndPressedByADoubleTap() {
        start()
        rule.runOnUiThread {
            (rule.activity.application as BaoqiApplication).settings().choose(Choices.READ_SCREENS, true)
        }
        val key = rule.onNode(hasText("炮") and hasClickAction())
        key.performScrollTo().performTouchInput { click() }
        assertSays("炮")
        rule.onNodeWithText("第一步，選棋子").assertExists()
        rule.mainClock.advanceTimeBy(1_000)
        key.performTouchInput { doubleClick() }
        rule.waitUntil(timeoutMillis = 10_000) {
            rule.onAllNodesWithText("第二步，選路").fetchSemanticsNodes().isNotEmpty()
        }
    }

    @Test
    fun anEngineThatDoesNotStartIsReportedAtHome() {
        repeat(3) {
            start(TextToSpeech.ERROR)
            shadowOf(Looper.getMainLooper()).idleFor(2, TimeUnit.SECONDS)
        }
        rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
        rule.onNodeWithText("語音引擎不能用", substring = true).assertIsDisplayed()
    }
}
