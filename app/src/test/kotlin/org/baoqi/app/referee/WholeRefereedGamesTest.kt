package org.baoqi.app.referee

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import org.baoqi.app.BaoqiApplication
import org.baoqi.app.MainActivity
import org.baoqi.app.accessibilityErrors
import org.baoqi.rules.clock.TimeControlText
import org.baoqi.speech.SpokenLanguage
import org.baoqi.speech.announce.Announcer
import org.baoqi.speech.announce.Verbosity
import org.baoqi.speech.match.MatchEvent
import org.baoqi.speech.match.MatchState
import org.baoqi.speech.match.Narrator
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.io.File
import java.time.Duration

/**
 * Whole games refereed through the semantics tree. They are the transcripts of the desk tool: whatever is typed there is
 * done here on the screens, and the same words must be said.
 */
@RunWith(RobolectricTestRunner::class)
class WholeRefereedGamesTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val stage = RefereeStage(rule)
    private val app get() = rule.activity.application as BaoqiApplication

    @Before
    fun refereeIsThere() {
        rule.waitUntil(timeoutMillis = 10_000) { app.settings().settings().value.isPresent }
        stage.follow()
        stage.idle()
        stage.press("裁判")
    }

    @Test
    fun aGameForBlindPlayers() {
        setUp("40m", "40m")
        begin()
        play("blind")
    }

    @Test
    fun anInclusiveGameOnTwoBoards() {
        setUp("61m", "20m")
        listOf("紅方：全失明", "紅方：戴眼罩", "黑方：全失明", "兩個棋盤").forEach(stage::press)
        stage.press("賽別：視障賽")
        stage.press("共融賽")
        begin()
        play("inclusive")
    }

    @Test
    fun aRoundRobinFromOnePhone() {
        stage.press("循環賽")
        stage.type("賽員姓名，用頓號分開", "王小明、李四、張三")
        stage.press("編排新的循環賽")
        stage.shows("第一輪，王小明輪空")
        stage.press("第二輪，紅方王小明，黑方李四，開始")
        begin()
        stage.done { stage.press("黑方認輸") }
        stage.press("結果")
        stage.done { stage.press("紅方核實結果") }
        stage.done { stage.press("黑方核實結果") }
        stage.press("登記成績，下一局")
        stage.shows("第一名：王小明，積分 2")
        stage.shows("第二輪，紅方王小明 2，黑方李四 0")
    }

    private fun setUp(red: String, black: String) {
        stage.press("新的監局")
        stage.type("紅方姓名", "王小明")
        stage.type("黑方姓名", "李四")
        stage.type("紅方用時", red)
        stage.type("黑方用時", black)
    }

    private fun begin() = stage.done { stage.press("開始對局") }

    private fun play(game: String) {
        val lines = transcript(game).filter { !it.startsWith("#") }
        assertEquals(lines.first(), said())
        var at = 1
        while (at < lines.size) {
            val step = lines[at++]
            val expected = generateSequence { lines.getOrNull(at)?.takeUnless(::isStep)?.also { at++ } }.toList()
            act(step, expected)
            check(step, expected)
        }
        logIsTheTruth(lines)
        assertEquals(emptyList<String>(), rule.runOnIdle { accessibilityErrors(rule.activity.window.decorView) })
    }

    private fun isStep(line: String) = line.startsWith("> ") || line.startsWith("@")

    private fun said() = stage.room.view().get().said().joinToString("\n")

    /** What only shows something is looked at where it is shown; of what time brings, the last stays on the screen. */
    private fun check(step: String, expected: List<String>) {
        val shownElsewhere = step in listOf("> ledger", "> sheet")
        if (shownElsewhere || expected.isEmpty()) return
        if (step.startsWith("@")) assertTrue(said(), said().endsWith(expected.last()))
        else assertEquals(step, expected.joinToString("\n"), said())
    }

    private fun act(line: String, expected: List<String>) {
        if (line.startsWith("@")) return pass(line.substring(1))
        val parts = line.substring(2).split(" ", limit = 3)
        when (parts[0]) {
            "p" -> stage.done { stage.press(side(parts, "按鐘")) }
            "time" -> stage.done { stage.press(side(parts, "查詢用時")) }
            "claim" -> stage.done { stage.press(side(parts, "提出自然限著")) }
            "audit" -> stage.done { stage.press("審核自然限著") }
            "explain" -> stage.done { stage.press("解釋重複的著法") }
            "echo" -> stage.done { stage.press("重覆對方報棋") }
            "level" -> stage.done { stage.press("兩盤已修正") }
            "copy" -> move(parts[1])
            "shift" -> shift(parts)
            "touch" -> touch(parts[1])
            "foul" -> foul(parts)
            "undo" -> undo(parts)
            "ledger" -> stage.on("犯規表") { expected.filter { it.contains("回合") }.forEach(stage::shows) }
            "sheet" -> stage.on("結果") { stage.shows("[Red \"王小明\"]") }
            "ok" -> verdict(side(parts, "核實結果"))
            "dispute" -> verdict(side(parts, "對結果有異議"))
            "reopen" -> reopen(parts.drop(1).joinToString(" "))
            else -> said(parts[0])
        }
    }

    private fun side(parts: List<String>, what: String): String {
        val toMove = stage.room.view().get().state().sideToMove().name.substring(0, 1).lowercase()
        return (if (parts.getOrElse(1) { toMove } == "r") "紅方" else "黑方") + what
    }

    private fun said(words: String) {
        if (words.matches(Regex("([a-i]\\d){2}"))) return move(words)
        stage.type("報棋的字", words)
        stage.done { stage.press("記下報棋") }
    }

    private fun move(iccs: String) {
        stage.tap(iccs.substring(0, 2))
        stage.done { stage.tap(iccs.substring(2)) }
    }

    private fun shift(parts: List<String>) {
        stage.press(side(parts, "的棋盤放錯"))
        move(parts[2])
    }

    private fun touch(point: String) {
        stage.press("記摸子")
        stage.tap(point)
        stage.done { stage.press("記摸子") }
    }

    private fun foul(parts: List<String>) = stage.on("犯規表") {
        stage.press("記" + side(parts, "") + "犯規：選一項")
        stage.done { stage.press("摸了不能走或不能吃的棋子") }
    }

    private fun undo(parts: List<String>) = stage.on("犯規表") {
        stage.type("取消的理由", parts[2])
        stage.done { stage.press("取消第四筆") }
    }

    private fun verdict(label: String) = stage.on("結果") { stage.done { stage.press(label) } }

    private fun reopen(reason: String) = stage.on("結果") {
        stage.type("撤銷的理由", reason)
        stage.done { stage.press("撤銷結果，繼續對局") }
    }

    private fun pass(span: String) {
        val time = (TimeControlText.read(span) as TimeControlText.Reading.Read).controls().red().base()
        stage.done { stage.pass(time) }
        rule.waitUntil(timeoutMillis = 20_000) {
            stage.pass(Duration.ofMillis(1))
            said().contains("十秒")
        }
    }

    /** The log gives the same state, and every mark, foul and verdict of the transcript in its order. */
    private fun logIsTheTruth(lines: List<String>) {
        var log: List<MatchEvent> = emptyList()
        stage.room.events { log = it }
        rule.waitUntil(timeoutMillis = 10_000) {
            stage.idle()
            log.isNotEmpty()
        }
        assertEquals(stage.room.view().get().state(), MatchState.of(log))
        val narrator = Narrator(Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT))
        val told = narrator.replay(log).map { it.shown() }
        val kept = lines.filter { line -> MARKS.any { line.contains(it) } && !line.startsWith(">") }
        assertEquals(kept, told.filter { line -> MARKS.any { line.contains(it) } })
    }

    private fun transcript(game: String): List<String> {
        val root = generateSequence(File("").absoluteFile) { it.parentFile }.first { File(it, "settings.gradle").exists() }
        return File(root, "speech/src/test/resources/org/baoqi/speech/desk/referee/$game.txt").readLines()
    }

    private companion object {
        val MARKS = listOf("尚餘", "警誡", "這是", "請雙方口頭核實", "兩盤不同")
    }
}
