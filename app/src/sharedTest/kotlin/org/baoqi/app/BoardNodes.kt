package org.baoqi.app

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.test.ext.junit.rules.ActivityScenarioRule

typealias BoardRule = AndroidComposeTestRule<ActivityScenarioRule<BoardActivity>, BoardActivity>

private val isPoint = hasClickAction() and SemanticsMatcher.keyIsDefined(SemanticsProperties.TraversalIndex)

/** The board's nodes in the order in which a screen reader goes through them. */
fun BoardRule.points(): List<SemanticsNode> =
    onAllNodes(isPoint).fetchSemanticsNodes().sortedBy { it.config[SemanticsProperties.TraversalIndex] }

fun BoardRule.labels(): List<String> = points().map { it.config[SemanticsProperties.ContentDescription].single() }

/** The store is read on a thread of its own. */
fun BoardRule.waitForBoard() = waitUntil(timeoutMillis = 10_000) { points().isNotEmpty() }
