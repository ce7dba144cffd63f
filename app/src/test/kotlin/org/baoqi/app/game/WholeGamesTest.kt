package org.baoqi.app.game
import androidx.activity.ComponentActivity
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.platform.app.InstrumentationRegistry
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Whole games to mate, each by one means alone. The text files hold everything that was said, in its order. */
@RunWith(RobolectricTestRunner::class)
class WholeGamesTest {
    @get:Rule val rule = createAndroidComposeRule<ComponentActivity>()

    private val stage by lazy { GameStage(rule) }

    @Test
    fun throughTheNodesThatAScreenReaderFinds() {
        stage.begin(Setups.practice())
        stage.doubleTap("空，五路，五線")
        stage.doubleTap("紅炮，二路，三線")
        stage.doubleTap("空，四路，四線")
        stage.doubleTap("空，五路，三線")
        stage.choose("紅炮，五路，三線", "炮五進四，吃卒")
        stage.choose("紅炮，八路，三線", "炮八進二")
        stage.doubleTap("紅炮，八路，五線")
        stage.doubleTap("空，五路，五線")
        stage.doubleTap("紅帥，五路，一線")
        stage.assertTranscript("nodes.txt")
    }

    @Test
    fun throughTheKeypad() {
        stage.begin(Setups.match())
        for (move in listOf("炮二平五", "炮五進四", "炮八進二", "炮八平五")) {
            for (word in move) stage.press(word.toString())
        }
        stage.assertTranscript("keypad.txt")
    }

    @Test
    fun byVoice() {
        stage.begin(Setups.practice())
        stage.press("說話")
        stage.hear("砲二平五", "跑二平五")
        stage.press("說話")
        stage.hear("不是")
        stage.press("說話")
        stage.hear("砲二平五")
        stage.press("說話")
        stage.hear("對")
        for (move in listOf("炮五進四", "炮八進二", "炮八平五")) {
            stage.press("說話")
            stage.hear(move)
            stage.press("說話")
            stage.hear("是的")
        }
        stage.assertTranscript("voice.txt")
    }

    @Test
    fun byKeyboard() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        stage.begin(Setups.practice())
        stage.focus("紅帥，五路，一線")
        repeat(2) { stage.key("上", Key.DirectionUp) }
        repeat(3) { stage.key("右", Key.DirectionRight) }
        stage.key("Enter", Key.Enter)
        stage.key("Escape", Key.Escape)
        stage.key("Enter", Key.Enter)
        repeat(3) { stage.key("左", Key.DirectionLeft) }
        stage.key("Enter", Key.Enter)
        for (sign in "WC5+4C8+2C8.5") stage.key(sign.toString(), KEYS.getValue(sign))
        stage.assertTranscript("keyboard.txt")
    }

    private companion object {
        val KEYS = mapOf(
            'W' to Key.W,
            'C' to Key.C,
            '2' to Key.Two,
            '4' to Key.Four,
            '5' to Key.Five,
            '8' to Key.Eight,
            '+' to Key.Plus,
            '.' to Key.Period,
        )
    }
}
