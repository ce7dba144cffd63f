package org.baoqi.app.shell
import android.view.View
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityCheckPreset
import com.google.android.apps.common.testing.accessibility.framework.AccessibilityCheckResult.AccessibilityCheckResultType
import com.google.android.apps.common.testing.accessibility.framework.uielement.AccessibilityHierarchyAndroid
import java.util.Locale

/** What Google's accessibility checks find wrong in the window of [root], one line each. Call it on the main thread. */
fun accessibilityErrors(root: View): List<String> {
    val node = root.createAccessibilityNodeInfo()
    // Lets the node look up its children, Compose's among them, without an accessibility service (API 34).
    node.setQueryFromAppProcessEnabled(root, true)
    val hierarchy = AccessibilityHierarchyAndroid.newBuilder(node, root.context).build()
    return AccessibilityCheckPreset.getAccessibilityHierarchyChecksForPreset(AccessibilityCheckPreset.LATEST)
        .flatMap { it.runCheckOnHierarchy(hierarchy) }
        .filter { it.type == AccessibilityCheckResultType.ERROR }
        .map { "${it.sourceCheckClass.simpleName}: ${it.getMessage(Locale.ENGLISH)}" }
}
