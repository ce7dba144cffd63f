package org.baoqi.app

import android.os.StrictMode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipeRight
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.settings.Choices
import org.baoqi.speech.Language
import org.baoqi.speech.SpokenLanguage
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.util.Optional

/** The first start without sight: swipe to the next option, tap to take it. */
@RunWith(RobolectricTestRunner::class)
class FirstStartTest {
    @get:Rule(order = 0)
    val strict = StrictModeRule()

    @get:Rule(order = 1)
    val rule = createEmptyComposeRule()

    private val app: BaoqiApplication get() = getApplicationContext()

    private fun title() = rule.onNode(isHeading(), useUnmergedTree = true).fetchSemanticsNode()
        .config.getOrNull(SemanticsProperties.Text)!!.joinToString { it.text }

    private fun swipe() = rule.onRoot().performTouchInput { swipeRight() }

    private fun tap() = rule.onNode(hasClickAction()).performClick()

    @Test
    fun aMainThreadThatWaitsIsFound() {
        StrictMode.noteSlowCall("a file")
        assertEquals(1, strict.take().size)
    }

    @Test
    fun languageAndVoiceAreChosenByTapAndSwipe() {
        ActivityScenario.launch(MainActivity::class.java).use {
            rule.waitUntil(10_000) { app.settings().settings().value.isPresent }
            assertEquals("選語言", title())
            it.onActivity { seen -> assertEquals(emptyList<String>(), accessibilityErrors(seen.window.decorView)) }
            repeat(3) { swipe() }
            assertEquals("what is offered holds already", "Choose a language", title())
            tap()
            assertEquals("Choose the speed of speech", title())
            swipe()
            tap()
            assertEquals("Read the screens aloud?", title())
            tap()
            assertEquals("Hear the lesson first?", title())
            tap()
            assertEquals("Lesson", title())
        }
        val chosen = app.settings().now()
        assertEquals(Optional.of(Language.ENGLISH), chosen.get(Choices.LANGUAGE))
        assertEquals(Optional.of(SpokenLanguage.ENGLISH), chosen.get(Choices.SPOKEN))
        assertEquals(150, chosen.get(Choices.RATE))
        assertTrue(chosen.get(Choices.READ_SCREENS) && chosen.get(Choices.STARTED))
    }
}
