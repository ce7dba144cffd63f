package org.baoqi.app.kit.ui
import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.doubleClick
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Fingers on a control that is read to them. */
@RunWith(RobolectricTestRunner::class)
class VoicedTest {
    @get:Rule val rule = createAndroidComposeRule<ComponentActivity>()

    private val done = mutableListOf<String>()
    private var shown by mutableStateOf("key")

    @Before
    fun drawAControl() = rule.setContent {
        val note = { label: String -> done += label }
        CompositionLocalProvider(LocalVoicing provides Voicing(note, note) {}) {
            Box(Modifier.size(200.dp).voicedTouches().testTag("screen")) {
                val label = shown
                Box(Modifier.size(200.dp).voiced(label) { done += "pressed $label" })
            }
        }
    }

    private fun touch(gesture: TouchInjectionScope.() -> Unit) {
        rule.onNodeWithTag("screen").performTouchInput(gesture)
        rule.waitForIdle()
    }

    @Test
    fun aDoubleTapPresses() {
        touch { doubleClick() }
        assertEquals(listOf("key", "pressed key"), done)
    }

    @Test
    fun whatStandsInTheSamePlaceNowIsReadAndPressed() {
        shown = "another key"
        rule.waitForIdle()
        touch { doubleClick() }
        assertEquals(listOf("another key", "pressed another key"), done)
    }

    @Test
    fun aDoubleTapOfTwoFingersDoesNot() {
        touch {
            repeat(2) {
                down(0, center)
                down(1, center + Offset(30f, 0f))
                advanceEventTime(40)
                up(0)
                up(1)
                advanceEventTime(100)
            }
        }
        assertEquals(emptyList<String>(), done.filter { it.startsWith("pressed") })
    }
}
