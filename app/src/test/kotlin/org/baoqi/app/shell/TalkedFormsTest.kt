package org.baoqi.app.shell
import android.Manifest
import androidx.compose.ui.test.assertTextContains
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.lifecycle.Lifecycle
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.settings.Choice
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowSpeechRecognizer

/** Forms that can be talked to, with what a recogniser hears. */
@RunWith(RobolectricTestRunner::class)
class TalkedFormsTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val app get() = rule.activity.application as BaoqiApplication

    @Before
    fun theMicrophoneIsAllowed() {
        shadowOf(app).grantPermissions(Manifest.permission.RECORD_AUDIO)
        ShadowSpeechRecognizer.setIsOnDeviceRecognitionAvailable(true)
        rule.waitUntil(PATIENCE) { app.settings().settings().value.isPresent }
        rule.runOnUiThread { app.skipFirstStart() }
    }

    private fun open(screen: Screen) = rule.runOnUiThread { rule.activity.model.navigator().openFromHome(screen) }

    private fun openNewGame(twoPlayers: Boolean) {
        open(Screen.NewGame(twoPlayers))
        press("從別的局面開始")
    }

    private fun press(label: String) = rule.onNode(hasText(label)).performScrollTo().performClick()

    private fun talk(button: String, vararg heard: String) {
        press(button)
        rule.recogniserHears(*heard)
    }

    private fun await(text: String) = rule.waitUntil(text, PATIENCE) {
        rule.onAllNodes(hasText(text, substring = true)).fetchSemanticsNodes().isNotEmpty()
    }

    @Test
    fun aPositionIsSaidPieceByPieceAndReadBack() {
        openNewGame(true)
        talk("用說的擺棋子", "紅率五路一線", "紅摔五路一線")
        await("黑方沒有將")
        talk("用說的擺棋子", "黑將四路十線紅俥二路三線")
        await("俥，二路三線")
        rule.onNode(hasText("從別的局面開始（FEN）", substring = true)).assertTextContains("5k3/9", substring = true)
        press("開始對局")
        rule.waitUntil(PATIENCE) { "紅俥，二路，三線" in rule.labels() }
    }

    @Test
    fun aTypedPositionThatIsNotUnderstoodIsExplained() {
        openNewGame(false)
        rule.onNode(hasText("或逐子說出局面", substring = true)).performScrollTo().performTextReplacement("紅帥五路一線 香蕉")
        press("照所說的擺好")
        await("「香蕉」不是棋子和位置。")
    }

    @Test
    fun aPositionHalfDescribedIsThereAgainAfterBack() {
        openNewGame(false)
        rule.onNode(hasText("或逐子說出局面", substring = true)).performScrollTo().performTextReplacement("紅帥五路一線")
        rule.runOnUiThread { rule.activity.onBackPressedDispatcher.onBackPressed() }
        open(Screen.NewGame(false))
        rule.onNode(hasText("或逐子說出局面", substring = true)).assertTextContains("紅帥五路一線")
    }

    @Test
    fun theLessonTakesASpokenAnswer() {
        rule.runOnUiThread { app.settings().choose(Choice.number("lesson.step", 0, 0, STEP), STEP) }
        open(Screen.Tutorial())
        talk("用說的回答", "跑二平五")
        await("對了。炮二平五")
    }

    @Test
    fun whoLeavesTheAppIsNotListenedTo() {
        rule.beginGame()
        press("說話")
        await("說完了")
        rule.activityRule.scenario.moveToState(Lifecycle.State.CREATED).moveToState(Lifecycle.State.RESUMED)
        await("說話")
    }

    private companion object {
        const val PATIENCE = 10_000L
        const val STEP = 3
    }
}
