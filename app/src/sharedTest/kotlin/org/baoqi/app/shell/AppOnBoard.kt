package org.baoqi.app.shell
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.ext.junit.rules.ActivityScenarioRule
import org.baoqi.app.game.Setups
import org.baoqi.app.kit.nav.Screen
import org.baoqi.speech.match.MatchSetup

typealias AppRule = AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>

private const val PATIENCE = 30_000L

/** The nodes of a board's points, and no others. */
val isPoint = SemanticsMatcher("is a point") {
    SemanticsProperties.Text in it.config && it.config.getOrElse(SemanticsProperties.TraversalIndex) { -1f } >= 0
}

/** The point of this name, whatever else is told of it. */
fun hasPoint(name: String) =
    isPoint and SemanticsMatcher("is the point $name") { "${it.words()}，".startsWith("$name，") }

/** All that is read of a point. */
fun SemanticsNode.words(): String = config[SemanticsProperties.Text].single().text

/** What a screen reader's double tap does: an action of the node, or where it has none a tap upon it. */
fun ComposeTestRule.doubleTap(point: String) {
    val node = onNode(hasPoint(point))
    if (SemanticsActions.OnClick in node.fetchSemanticsNode().config) {
        node.performSemanticsAction(SemanticsActions.OnClick)
    } else {
        node.performClick()
    }
}

/** The board's nodes in the order in which a screen reader goes through them. */
fun ComposeTestRule.points(): List<SemanticsNode> =
    onAllNodes(isPoint).fetchSemanticsNodes().sortedBy { it.config[SemanticsProperties.TraversalIndex] }

fun ComposeTestRule.labels(): List<String> = points().map { it.words() }

/** The table and the store have threads of their own. */
fun ComposeTestRule.waitForBoard() = waitUntil(PATIENCE) { points().isNotEmpty() }

/** Begins a game in the app: between two persons, where no engine has a part, or another. */
fun AppRule.beginGame(setup: MatchSetup = Setups.forTwo()) {
    val app = activity.application as BaoqiApplication
    waitUntil(PATIENCE) { app.settings().settings().value.isPresent }
    runOnUiThread {
        app.skipFirstStart()
        app.game().begin(setup)
        activity.model.navigator().openFromHome(Screen.Game())
    }
    waitForBoard()
}
