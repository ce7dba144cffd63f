package org.baoqi.app.shell
import android.os.StrictMode
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipeRight
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.kit.ui.colorsOf
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.Choices.Theme
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.SpokenLanguage
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
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

    private val themes = Theme.values().toList() - Theme.SYSTEM

    @Test
    fun portrait() = show("+mdpi", 1f, themes)

    @Test
    fun portraitWithTheLargestFont() = show("+mdpi", 2f, listOf(Theme.LIGHT))

    @Test
    fun landscapeWithTheLargestFont() = show("+w891dp-h411dp-land-mdpi", 2f, listOf(Theme.LIGHT))

    @Test
    fun withAScreenReader() {
        val manager = shadowOf(app.getSystemService(AccessibilityManager::class.java))
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
        show("+mdpi", 2f, themes, reader = true)
    }

    /** Every question in every language, held to what all other screens are held to. */
    private fun show(qualifiers: String, font: Float, themes: List<Theme>, reader: Boolean = false) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        RuntimeEnvironment.setFontScale(font)
        val kind = listOf(if ("land" in qualifiers) "landscape" else "portrait", if (reader) "read" else font)
        for (language in SpokenLanguage.values()) {
            ActivityScenario.launch(MainActivity::class.java).use { scenario ->
                rule.waitUntil(10_000) { app.settings().settings().value.isPresent }
                if (!reader) repeat(language.ordinal) { swipe() }
                for (question in 1..QUESTIONS) {
                    for (theme in themes) {
                        rule.runOnUiThread { app.settings().choose(Choices.THEME, theme) }
                        val name = "first-start-$question-${language.tag()}-$theme-${kind.joinToString("-")}"
                        ShownScreen(rule, scenario, name).check(false, colorsOf(app.settings().now(), dark = false))
                    }
                    if (question < QUESTIONS) choose(if (reader && question == 1) language.ordinal else 0)
                }
            }
        }
    }

    private fun choose(option: Int) =
        rule.onAllNodes(hasClickAction())[option].performSemanticsAction(SemanticsActions.OnClick)

    @Test
    fun languageAndVoiceAreChosenByTapAndSwipe() {
        ActivityScenario.launch(MainActivity::class.java).use {
            rule.waitUntil(10_000) { app.settings().settings().value.isPresent }
            assertEquals("選語言", title())
            it.onActivity { seen -> assertEquals(emptyList<String>(), accessibilityErrors(seen.window.decorView)) }
            repeat(2) { swipe() }
            assertEquals("asked in Cantonese", "揀語言", title())
            swipe()
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

    @Test
    fun whatIsChosenHoldsWhenThePhoneIsTurned() {
        ActivityScenario.launch(MainActivity::class.java).use {
            rule.waitUntil(10_000) { app.settings().settings().value.isPresent }
            repeat(3) { swipe() }
            RuntimeEnvironment.setQualifiers("+land")
            it.recreate()
            assertEquals("Choose a language", title())
            tap()
            assertEquals("Choose the speed of speech", title())
            it.recreate()
            assertEquals("Choose the speed of speech", title())
            assertEquals(Optional.of(Language.ENGLISH), app.settings().now().get(Choices.LANGUAGE))
        }
    }

    private companion object {
        const val QUESTIONS = 4
    }
}
