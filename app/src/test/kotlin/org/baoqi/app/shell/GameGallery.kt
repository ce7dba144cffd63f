package org.baoqi.app.shell
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsMatcher.Companion.expectValue
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import org.baoqi.app.board.BoardPresenter
import org.baoqi.app.board.PointUi.PointMark
import org.baoqi.app.game.GameHost
import org.baoqi.app.game.GameUi
import org.baoqi.app.game.Setups
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.settings.Choices.PieceStyle
import org.baoqi.rules.Move
import org.baoqi.rules.Side
import org.baoqi.rules.board.Position
import org.baoqi.speech.hear.Request
import org.baoqi.speech.hear.VoiceCommand
import org.baoqi.speech.match.MatchSetup
import org.baoqi.speech.match.Procedure
import org.baoqi.speech.talk.TouchableBoard
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.Words
import java.util.Optional

private const val COMMANDS = 1
private const val TEXT = 2

private const val CHECK = "4k4/9/9/9/9/9/9/9/9/R2K5 w"
private const val MATE_IN_ONE = "3k5/R8/9/9/9/9/9/9/8R/4K4 w"
private const val TWO_FILES_OF_PAWNS = "3k5/9/9/2P3P2/2P3P2/9/9/9/9/4K4 w"

private val CANNON = BoardPresenter(TouchableBoard.looked(Position.initial()), Side.RED, Optional.empty())
    .points(Words.`in`(Language.TRADITIONAL), Words.`in`(Language.TRADITIONAL))
    .first { it.at == Move.iccs("h2e2").from() }

/** The game with each of its panels, at the moments when it looks different. */
val GAME_EXHIBITS = listOf(
    game("game", { it.isFresh() }),
    game("game-simplified", { it.isFresh() }, pieces = PieceStyle.SIMPLIFIED),
    game("game-strokes", { it.isFresh() }, pieces = PieceStyle.STROKES),
    game("game-letters", { it.isFresh() }, pieces = PieceStyle.LATIN),
    game("game-number", { it.keypad.get().soFar.isNotEmpty() }) { "c2=".forEach(it::stroke) },
    game("game-picked", { PointMark.PICKED in it }) { it.tap(CANNON) },
    game("game-commands", { it.isFresh() }, panel = COMMANDS),
    game("game-questions", { it.isFresh() }, panel = COMMANDS, arrange = { it.openQuestions() }),
    game("game-text", { it.isFresh() }, panel = TEXT),
    game("game-two-players", { it.forTwo }, Setups.forTwo(), COMMANDS),
    game("game-press", { it.steps.isNotEmpty() }, Setups.forTwo().by(Procedure.CALLS)) {
        it.play(Move.iccs("h2e2"))
        it.type("炮二平五")
    },
    game("game-choose", { it.answers.size > 2 }, Setups.from(TWO_FILES_OF_PAWNS, Setups.forTwo())) { it.type("前兵進一") },
    game("game-resign", { it.answers.size == 2 }) { it.ask(VoiceCommand.of(Request.RESIGN)) },
    game("game-check", { PointMark.CHECK in it && !it.isOver() }, Setups.from(CHECK, Setups.forTwo())) {
        it.play(Move.iccs("a0a9"))
    },
    game("game-over", { it.isOver() }, Setups.from(MATE_IN_ONE, Setups.forTwo())) { it.play(Move.iccs("i1i9")) },
)

private fun game(
    name: String,
    looksSo: (GameUi) -> Boolean,
    setup: MatchSetup = Setups.practice(),
    panel: Int = 0,
    pieces: PieceStyle = PieceStyle.TRADITIONAL,
    arrange: (ComposeTestRule) -> Unit = {},
    play: (GameHost) -> Unit = {},
) = Exhibit(
    name,
    Screen.Game(),
    hasBoard = true,
    pieces = pieces,
    isReady = { app, words -> app.game().ui().value.filter { it.isIn(words) && looksSo(it) }.isPresent },
    arrange = {
        it.onAllNodes(expectValue(SemanticsProperties.Role, Role.Tab))[panel]
            .performSemanticsAction(SemanticsActions.OnClick)
        arrange(it)
    },
) { app ->
    app.game().begin(setup)
    play(app.game())
}

private fun ComposeTestRule.openQuestions() {
    val closed = onAllNodes(SemanticsMatcher.keyIsDefined(SemanticsActions.Expand))
    closed[0].performSemanticsAction(SemanticsActions.Expand)
    closed[0].performScrollTo()
}

private operator fun GameUi.contains(mark: PointMark) = points.any { mark in it.marks }

private fun GameUi.isOver() = Language.entries.any { heading == Words.`in`(it).say("game.heading.over") }

private fun GameUi.isFresh() =
    !isOver() && !forTwo && answers.isEmpty() && keypad.get().soFar.isEmpty() && PointMark.TO !in this &&
        PointMark.PICKED !in this

/** The table writes in another language only when it comes to it. */
private fun GameUi.isIn(words: Words) = heading == words.say("game.heading.over") ||
    Side.values().any {
        heading == words.say("game.heading.turn", it) || heading == words.say("game.heading.check", it)
    }

private fun MatchSetup.by(procedure: Procedure) = MatchSetup(
    start,
    seats.map { MatchSetup.Seat(procedure, it.needs, Optional.empty(), it.name) },
    time,
    book,
    scheme,
    practice,
    twoBoards,
    day,
    fixture,
    charter,
)
