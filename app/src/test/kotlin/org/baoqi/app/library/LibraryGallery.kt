package org.baoqi.app.library
import android.os.Looper
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.performSemanticsAction
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.shell.Exhibit
import org.baoqi.app.shell.isPoint
import org.baoqi.app.shell.onDisk
import org.baoqi.speech.library.Backup
import org.baoqi.speech.library.KeptRecord
import org.baoqi.speech.library.KeptRecord.Origin
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.Words
import org.robolectric.Shadows.shadowOf
import java.io.ByteArrayOutputStream

private const val PATIENCE = 20_000L
private const val ID = "exhibit"

private const val GAME = """[Event "全國盲人象棋賽"]
[Date "2026.11.15"]
[Round "3"]
[Red "陳大文"]
[Black "李小明"]
[Result "1-0"]

1. 炮二平五 {[%clk 0:59:50]} 馬8進7 {封住三路} (1... 炮8平5 {順炮}) 2. 馬二進三 車9平8 3. 車一平二 炮8進4 1-0
"""

private const val ANOTHER = """[Date "2025.03.08"]
[Red "王美玉"]
[Black "陳大文"]
[Result "1/2-1/2"]

1. 兵七進一 卒7進1 2. 馬八進七 馬8進7 1/2-1/2
"""

/** The library's screens, with two games in it. */
val LIBRARY_EXHIBITS = listOf(
    library("library", Screen.Library()) { await(hasText("王美玉", substring = true)) },
    library("filter", Screen.Filter()) { },
    library("filter-player", Screen.Page(Screen.Filter(), "player")) { await(hasText("王美玉")) },
    library("statistics", Screen.Statistics()) { },
    library("transfer", Screen.Transfer()) { },
    library("kept-game", Screen.KeptGame(ID)) { await(hasText("陳大文", substring = true)) },
    library("sheet", Screen.Sheet(ID)) { await(hasText("陳大文", substring = true)) },
    library("review", Screen.Review(ID), hasBoard = true) { await(isPoint) },
    library("review-questions", Screen.Review(ID)) { openPage("問局面", "问局面", "Ask about the position") },
    library("review-pieces", Screen.Review(ID)) { openPage("問棋子", "问棋子", "Ask about pieces") },
)

private fun library(name: String, screen: Screen, hasBoard: Boolean = false, arrange: ComposeTestRule.() -> Unit) =
    Exhibit(name, screen, hasBoard, arrange = { it.arrange() }) { it.keepTwoGames() }

/** By the row's label in each language. */
private fun ComposeTestRule.openPage(vararg labels: String) {
    await(isPoint)
    onNode(SemanticsMatcher("one of them") { node -> labels.any { hasText(it).matches(node) } })
        .performSemanticsAction(SemanticsActions.OnClick)
    waitForIdle()
}

/** By name, so that the screens find them; the second time nothing is added. */
private fun BaoqiApplication.keepTwoGames() {
    val file = ByteArrayOutputStream()
    val games = listOf(
        KeptRecord(ID, Origin.IMPORTED, "", GAME, true),
        KeptRecord("other", Origin.IMPORTED, "", ANOTHER, false),
    )
    Backup.write(games, file)
    val library = backgroundLibrary(Words.`in`(Language.TRADITIONAL)).library()
    onDisk { library.bringBack(file.toByteArray()) }
}

private fun ComposeTestRule.await(what: SemanticsMatcher) = waitUntil(PATIENCE) {
    shadowOf(Looper.getMainLooper()).idle()
    waitForIdle()
    onAllNodes(what).fetchSemanticsNodes().isNotEmpty()
}
