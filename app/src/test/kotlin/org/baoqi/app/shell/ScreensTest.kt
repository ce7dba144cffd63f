package org.baoqi.app.shell
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.kit.ui.colorsOf
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.Choices.Theme
import org.baoqi.speech.library.GameFilter
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.Words
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.util.Optional

/**
 * Every screen of the [GALLERY], drawn to PNG files for people to look at, and held to what a screen reader and a finger
 * need. One window is used for all of them: only its size and its font need a new one.
 */
@RunWith(RobolectricTestRunner::class)
class ScreensTest {
    @get:Rule(order = 0)
    val strict = StrictModeRule()

    @get:Rule(order = 1)
    val rule = createEmptyComposeRule()

    private val app: BaoqiApplication get() = getApplicationContext()
    private val themes = Theme.values().toList() - Theme.SYSTEM

    @Before
    fun theFirstStartIsOver() = app.settings().choose(Choices.STARTED, true)

    @Test
    fun portrait() = show("+mdpi", 1f, themes)

    @Test
    fun landscape() = show("+w891dp-h411dp-land-mdpi", 1f, themes - Theme.CUSTOM)

    @Test
    fun portraitWithTheLargestFont() = show("+mdpi", 2f, listOf(Theme.LIGHT))

    @Test
    fun landscapeWithTheLargestFont() = show("+w891dp-h411dp-land-mdpi", 2f, listOf(Theme.LIGHT))

    private fun show(qualifiers: String, font: Float, themes: List<Theme>) {
        RuntimeEnvironment.setQualifiers(qualifiers)
        RuntimeEnvironment.setFontScale(font)
        val size = if ("land" in qualifiers) "landscape" else "portrait"
        ActivityScenario.launch(MainActivity::class.java).use { scenario ->
            for (language in Language.values()) {
                emptyTheLibrary()
                for (exhibit in GALLERY) {
                    open(scenario, exhibit, language)
                    for (theme in themes) {
                        rule.runOnUiThread { app.settings().choose(Choices.THEME, theme) }
                        ShownScreen(rule, scenario, "${exhibit.name}-${language.tag()}-$theme-$size-$font")
                            .check(exhibit.hasBoard, colorsOf(app.settings().now(), dark = false))
                    }
                }
            }
        }
    }

    /** What one language's exhibits have left behind would push the next one's games off the first page. */
    private fun emptyTheLibrary() {
        val library = app.backgroundLibrary(Words.`in`(Language.TRADITIONAL)).library()
        app.onDisk {
            while (library.count(GameFilter.ALL) > 0) {
                library.page(GameFilter.ALL, Optional.empty()).forEach { library.delete(it.id) }
            }
            library.forget(Long.MAX_VALUE)
        }
    }

    private fun open(scenario: ActivityScenario<MainActivity>, exhibit: Exhibit, language: Language) {
        scenario.onActivity {
            app.settings().choose(Choices.LANGUAGE, Optional.of(language))
            app.settings().choose(Choices.PIECES, exhibit.pieces)
            exhibit.prepare(app)
            it.model.navigator().openFromHome(exhibit.screen)
        }
        rule.waitUntil(exhibit.name, PATIENCE) {
            rule.waitForIdle()
            app.settings().settings().value.isPresent && exhibit.isReady(app, Words.`in`(language))
        }
        exhibit.arrange(rule)
    }

    private companion object {
        const val PATIENCE = 20_000L
    }
}
