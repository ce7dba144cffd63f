package org.baoqi.app.game
import android.os.Handler
import android.os.Looper
import androidx.activity.ComponentActivity
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.ui.input.InputMode
import androidx.compose.ui.input.InputModeManager
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.platform.LocalInputModeManager
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isFocused
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.pressKey
import androidx.test.ext.junit.rules.ActivityScenarioRule
import org.baoqi.app.kit.ui.BoardColors
import org.baoqi.app.shell.doubleTap
import org.baoqi.app.shell.hasPoint
import org.baoqi.speech.hear.VoiceParser
import org.baoqi.speech.match.MatchSetup
import org.baoqi.speech.table.Table
import org.junit.Assert.assertEquals
import java.util.concurrent.Executors

typealias GameRule = AndroidComposeTestRule<ActivityScenarioRule<ComponentActivity>, ComponentActivity>

/** A game on a screen, played as a blind player plays it; writes down what he does and what he hears. */
class GameStage(private val rule: GameRule) {
    private val table = Executors.newSingleThreadExecutor()
    private val speaking = FakePhoneSpeech()
    private val listening = FakeListening()
    private val transcript = StringBuilder()
    private lateinit var input: InputModeManager
    private val handler = Handler(Looper.getMainLooper())
    private val host = GameHost(
        GameServices(speaking, listening, VoiceParser::`in`, { true }, { false }, { handler.post(it) }),
        MemoryStore(),
        FakeTime(),
        Table.Threads(table, Runnable::run, FakeAlarm()),
        ::ScriptedOpponent,
        Setups.SETTINGS,
    )

    fun begin(setup: MatchSetup) {
        rule.setContent {
            input = LocalInputModeManager.current
            MaterialTheme(BoardColors.Light.scheme()) { Surface { GameScreen(host, BoardColors.Light) } }
        }
        step("開始") { host.begin(setup) }
    }

    /** A double tap of TalkBack on a point. */
    fun doubleTap(label: String) = step("點兩下 $label") {
        rule.doubleTap(label)
    }

    /** An action from TalkBack's menu. */
    fun choose(label: String, action: String) = step("$label 動作 $action") {
        val actions = rule.onNode(hasPoint(label)).fetchSemanticsNode().config[SemanticsActions.CustomActions]
        rule.runOnUiThread { actions.first { it.label == action }.action() }
    }

    fun press(label: String) = step("按 $label") {
        rule.onNode(hasText(label) and hasClickAction()).performSemanticsAction(SemanticsActions.OnClick)
    }

    fun hear(vararg texts: String) = step("說 ${texts.joinToString("｜")}") {
        rule.runOnUiThread { listening.hear(*texts) }
    }

    /** The keyboard's focus is brought to a point. */
    fun focus(label: String) = step("到 $label") {
        rule.runOnUiThread { input.requestInputMode(InputMode.Keyboard) }
        rule.onNode(hasPoint(label)).performSemanticsAction(SemanticsActions.RequestFocus)
    }

    fun key(name: String, key: Key) = step("鍵 $name") {
        rule.onNode(isFocused()).performKeyInput { pressKey(key) }
    }

    private fun step(name: String, act: () -> Unit) {
        act()
        settle()
        val heard = speaking.heard()
        assertEquals("said twice after $name", heard.distinct(), heard)
        transcript.append("> ").append(name).append('\n')
        heard.forEach { transcript.append(it).append('\n') }
    }

    /** The table answers on a thread of its own. */
    private fun settle() = repeat(4) {
        table.submit {}.get()
        rule.waitForIdle()
    }

    fun assertTranscript(file: String) {
        val expected = GameStage::class.java.getResource(file)!!.readText()
        assertEquals(expected, transcript.toString())
        table.shutdown()
    }
}
