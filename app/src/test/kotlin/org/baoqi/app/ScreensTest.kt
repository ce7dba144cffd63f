package org.baoqi.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.isHeading
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.compose.ui.text.MultiParagraph
import androidx.compose.ui.text.TextLayoutResult
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.Theme
import org.baoqi.speech.Language
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import java.io.File
import java.util.Optional
import kotlin.concurrent.thread

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
    private val themes = listOf(Theme.LIGHT, Theme.DARK, Theme.BLACK_ON_YELLOW, Theme.YELLOW_ON_BLACK)

    @Before
    fun theFirstStartIsOver() = app.settings().choose(Choices.STARTED, true)

    @Test
    fun portrait() = show("+mdpi", 1f, themes)

    @Test
    fun landscape() = show("+w891dp-h411dp-land-mdpi", 1f, themes)

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
                for (theme in themes) {
                    for (exhibit in GALLERY) {
                        open(scenario, exhibit, language, theme)
                        Shown("${exhibit.name}-${language.tag()}-$theme-$size-$font", scenario).check(exhibit)
                    }
                }
            }
        }
    }

    private fun open(scenario: ActivityScenario<MainActivity>, exhibit: Exhibit, language: Language, theme: Theme) {
        scenario.onActivity {
            app.settings().change { all ->
                all.with(Choices.LANGUAGE, Optional.of(language)).with(Choices.THEME, theme)
            }
            exhibit.prepare(app)
            it.model.navigator().openFromHome(exhibit.screen)
        }
        rule.waitForIdle()
    }

    /** One screen as it stands. */
    private inner class Shown(val name: String, val scenario: ActivityScenario<MainActivity>) {
        private val nodes = rule.onAllNodes(SemanticsMatcher("any") { true }).fetchSemanticsNodes()

        fun check(exhibit: Exhibit) {
            assertEquals("$name: headings", 1, rule.onAllNodes(isHeading()).fetchSemanticsNodes().size)
            assertEquals("$name: panes", 1, nodes.count { SemanticsProperties.PaneTitle in it.config })
            assertEquals("$name: same labels", emptyList<String>(), twins())
            assertEquals("$name: cut", emptyList<String>(), cut())
            assertEquals("$name: small", emptyList<String>(), small(exhibit))
            assertEquals("$name: Google finds", emptyList<String>(), found(exhibit))
            draw()
        }

        private fun twins(): List<String> {
            val labels = nodes.mapNotNull { it.label() }
            return labels.filter { label -> labels.count { it == label } > 1 }
        }

        /** Texts that do not fit where they are, or leave the screen at its side. */
        private fun cut(): List<String> {
            val width = nodes.first { it.parent == null }.size.width
            return nodes.filter { it.hasCutText() || it.boundsInRoot.right > width + 1 || it.boundsInRoot.left < -1 }
                .mapNotNull { it.label() }
        }

        private fun small(exhibit: Exhibit): List<String> = with(rule.density) {
            nodes.filter {
                SemanticsActions.OnClick in it.config &&
                    !(exhibit.hasBoard && SemanticsProperties.TraversalIndex in it.config)
            }
                .filter { it.size.height / density < MIN_DP - 0.5f || it.size.width / density < MIN_DP - 0.5f }
                .map { "${it.label()} ${it.size}" }
        }

        private fun found(exhibit: Exhibit): List<String> {
            val all = onView { accessibilityErrors(it) }
            return if (exhibit.hasBoard) all.filterNot { it.startsWith("TouchTargetSizeCheck") } else all
        }

        private fun draw() {
            val folder = File(System.getProperty("baoqi.renders", "renders")).apply { mkdirs() }
            onView { view ->
                val bitmap = Bitmap.createBitmap(view.width, view.height, Bitmap.Config.ARGB_8888)
                view.draw(Canvas(bitmap))
                // Writing is slow, and the main thread is watched.
                thread {
                    File(folder, "$name.png").outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
                }.join()
            }
        }

        private fun <T> onView(use: (View) -> T): T {
            var result: T? = null
            scenario.onActivity { result = use(it.window.decorView) }
            return result!!
        }
    }

    private companion object {
        const val MIN_DP = 48f
    }
}

private fun SemanticsNode.label(): String? = listOfNotNull(
    config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
    config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text },
).firstOrNull { it.isNotBlank() }

/** Not all lines are there, or one is shortened or wider than its place. */
private fun SemanticsNode.hasCutText(): Boolean {
    val layouts = mutableListOf<TextLayoutResult>()
    config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(layouts)
    return layouts.map { it.multiParagraph }.any { text ->
        text.didExceedMaxLines ||
            text.height > size.height + 1 ||
            (0 until text.lineCount).any { text.isLineEllipsized(it) || text.visibleRight(it) > size.width + 1 }
    }
}

/** Where a line ends, but for the blanks at its end. */
private fun MultiParagraph.visibleRight(line: Int) = getHorizontalPosition(getLineEnd(line, visibleEnd = true), true)
