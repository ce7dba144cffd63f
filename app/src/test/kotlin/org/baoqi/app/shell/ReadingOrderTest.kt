package org.baoqi.app.shell
import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

/** The order that Compose hands to a screen reader, from the nodes that the reader itself is given. */
@RunWith(RobolectricTestRunner::class)
class ReadingOrderTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    /** Compose works out an order only while a screen reader is there. */
    @Before
    fun turnAScreenReaderOn() {
        val manager = shadowOf(getApplicationContext<Context>().getSystemService(AccessibilityManager::class.java))
        manager.setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
        manager.setEnabled(true)
    }

    private fun AccessibilityNodeInfo.withChildren(): List<AccessibilityNodeInfo> =
        listOf(this) + (0 until childCount).mapNotNull { getChild(it) }.flatMap { it.withChildren() }

    @Test
    fun eachPointIsFollowedByTheNextOfItsFile() {
        rule.beginGame()
        val labels = rule.labels()
        val next = rule.runOnIdle {
            val root = rule.activity.window.decorView
            val node = root.createAccessibilityNodeInfo().apply { setQueryFromAppProcessEnabled(root, true) }
            node.withChildren()
                .filter { it.text?.toString() in labels }
                .associate { it.text.toString() to it.traversalBefore?.text?.toString() }
        }
        assertEquals(labels.zipWithNext().toMap(), next.filterKeys { it != labels.last() })
    }
}
