package org.baoqi.app.referee

import android.os.Looper
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.test.ext.junit.rules.ActivityScenarioRule
import org.baoqi.app.BaoqiApplication
import org.baoqi.app.MainActivity
import org.robolectric.Shadows.shadowOf

typealias MainRule = AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>

/** A referee who finds everything by what a screen reader reads. */
class RefereeStage(private val rule: MainRule) {
    private var changes = 0

    val room: RefereeRoom get() = (rule.activity.application as BaoqiApplication).referee()

    fun follow() = rule.runOnIdle { room.observe { changes++ } }

    fun idle() {
        shadowOf(Looper.getMainLooper()).idle()
        rule.waitForIdle()
    }

    fun press(label: String) {
        rule.onNode(hasText(label)).performScrollTo().performClick()
        idle()
    }

    fun type(label: String, text: String) {
        rule.onNode(hasText(label) and hasSetTextAction()).performScrollTo().performTextReplacement(text)
        idle()
    }

    /** Does something and waits until the match has taken it. */
    fun done(act: () -> Unit) {
        val before = changes
        act()
        rule.waitUntil(timeoutMillis = 20_000) {
            shadowOf(Looper.getMainLooper()).idle()
            changes > before
        }
        idle()
    }

    fun shows(text: String) = rule.onNodeWithText(text, substring = true).assertExists()
}
