package org.baoqi.app.game

import android.os.Looper
import android.view.View
import android.view.ViewGroup
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.Choices.ScreenOn
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.beginGame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowBuild

/** What the app does about a screen that goes off, and what it asks of the phone. */
@RunWith(RobolectricTestRunner::class)
class ScreenOffTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val app get() = rule.activity.application as BaoqiApplication

    private fun keepsOn(view: View): Boolean =
        view.keepScreenOn || (view is ViewGroup && (0 until view.childCount).any { keepsOn(view.getChildAt(it)) })

    private fun isKeptOn() = rule.runOnIdle { keepsOn(rule.activity.window.decorView) }

    @Test
    fun theScreenStaysOnWhenItIsOnesTurnUnlessOneChoosesOtherwise() {
        rule.beginGame(Setups.forTwo())
        assertTrue(isKeptOn())
        rule.runOnUiThread { app.settings().choose(Choices.SCREEN_ON, ScreenOn.NEVER) }
        rule.waitForIdle()
        assertFalse(isKeptOn())
        rule.runOnUiThread { app.settings().choose(Choices.SCREEN_ON, ScreenOn.GAME) }
        rule.waitForIdle()
        assertTrue(isKeptOn())
        rule.runOnUiThread { rule.activity.model.navigator().back() }
        rule.waitForIdle()
        assertFalse(isKeptOn())
    }

    private fun press(label: String) {
        rule.waitUntil(10_000) { rule.onAllNodesWithText(label).fetchSemanticsNodes().isNotEmpty() }
        rule.onNodeWithText(label).performScrollTo().performClick()
        rule.waitForIdle()
        shadowOf(Looper.getMainLooper()).idle()
    }

    @Test
    fun eachMakersPageIsOpened() {
        val pages = mapOf(
            "HUAWEI" to "com.huawei.systemmanager",
            "Redmi" to "com.miui.securitycenter",
            "samsung" to "com.samsung.android.lool",
        )
        for ((maker, page) in pages) {
            ShadowBuild.setManufacturer(maker)
            rule.beginGame(Setups.forTwo())
            rule.runOnUiThread { rule.activity.model.navigator().openFromHome(Screen.ScreenOff()) }
            press("這個廠牌的設定")
            assertEquals(page, shadowOf(rule.activity).nextStartedActivity.component!!.packageName)
        }
    }
}
