package org.baoqi.app.shell
import androidx.activity.ComponentActivity
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.size
import androidx.compose.ui.Modifier
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class BoardAccessibilityTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    /**
     * Nine files across a phone leave each point less than the 48 dp that the checks ask for: a board that shows all of
     * itself outweighs that, and BoardScreenTest holds the points to 40 x 48 dp. Everything else must be clean.
     */
    @Test
    fun googleFindsNothingElseWrong() {
        rule.beginGame()
        val found = rule.runOnIdle { accessibilityErrors(rule.activity.window.decorView) }
        val (small, others) = found.partition { it.startsWith("TouchTargetSizeCheck") }
        assertEquals(emptyList<String>(), others)
        assertTrue(small.toString(), small.size <= rule.points().size)
    }
}

/** The check itself must be able to fail. */
@RunWith(AndroidJUnit4::class)
class AccessibilityCheckTest {
    @get:Rule val rule = createAndroidComposeRule<ComponentActivity>()

    @Test
    fun aNodeWithoutALabelIsFound() {
        rule.setContent { Box(Modifier.size(64.dp).clickable {}) }
        val found = rule.runOnIdle { accessibilityErrors(rule.activity.window.decorView) }
        assertTrue(found.toString(), found.single().startsWith("SpeakableTextPresentCheck"))
    }
}
