package org.baoqi.app.review
import android.Manifest
import android.content.ClipData
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Looper
import android.speech.tts.TextToSpeech
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTextReplacement
import androidx.test.platform.app.InstrumentationRegistry.getInstrumentation
import org.baoqi.app.game.Setups
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.accessibilityErrors
import org.baoqi.app.shell.hasPoint
import org.baoqi.app.shell.onDisk
import org.baoqi.app.shell.recogniserHears
import org.baoqi.app.shell.skipFirstStart
import org.baoqi.app.store.BackgroundLibrary
import org.baoqi.app.store.BaoqiDatabase
import org.baoqi.app.store.Library
import org.baoqi.app.store.RoomGameStore
import org.baoqi.rules.Move
import org.baoqi.rules.clock.TimeSource
import org.baoqi.rules.engine.Engine
import org.baoqi.rules.record.io.GameReader
import org.baoqi.speech.announce.Announcer
import org.baoqi.speech.announce.Verbosity
import org.baoqi.speech.hear.Request
import org.baoqi.speech.hear.VoiceCommand
import org.baoqi.speech.library.Backup
import org.baoqi.speech.library.GameFilter
import org.baoqi.speech.library.KeptRecord
import org.baoqi.speech.library.SummaryWords
import org.baoqi.speech.narrate.Narrator
import org.baoqi.speech.table.Match
import org.baoqi.speech.table.MatchTime
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.SpokenLanguage
import org.baoqi.speech.words.Words
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowSpeechRecognizer
import org.robolectric.shadows.ShadowTextToSpeech
import java.io.ByteArrayInputStream
import java.io.ByteArrayOutputStream
import java.io.FilterOutputStream
import java.time.Duration
import java.time.LocalDate
import java.util.Locale
import java.util.Optional
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executor
import java.util.concurrent.RejectedExecutionException

/** Games found, gone through and changed by who hears the app and finds its nodes, and sees nothing. */
@RunWith(RobolectricTestRunner::class)
class ReviewByEarTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val app get() = rule.activity.application as BaoqiApplication
    private val engine get() = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())
    private val library get() = app.backgroundLibrary(Words.`in`(Language.TRADITIONAL)).library()
    private var heard = 0

    @Before
    fun aGameIsKept() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN)
        onDisk { it.add(GameReader.read(GAME.toByteArray()).games()) }
        rule.waitUntil(PATIENCE) { app.settings().settings().value.isPresent }
        rule.runOnIdle { app.skipFirstStart() }
        rule.runOnIdle { engine.onInitListener.onInit(TextToSpeech.SUCCESS) }
        press("棋局庫")
        awaitText("陳大文對李小明", substring = true)
    }

    /** The library is asked for here: the activity is not to be had on another thread. */
    private fun <T> onDisk(work: (Library) -> T): T {
        val kept = library
        return app.onDisk { work(kept) }
    }

    private fun idle() {
        shadowOf(Looper.getMainLooper()).idle()
        rule.waitForIdle()
    }

    private fun awaitText(text: String, substring: Boolean = false) = rule.waitUntil(PATIENCE) {
        idle()
        rule.onAllNodesWithText(text, substring).fetchSemanticsNodes().isNotEmpty()
    }

    private fun press(text: String, substring: Boolean = false) {
        awaitText(text, substring)
        rule.onNode(hasText(text, substring)).performScrollTo().performClick()
        idle()
    }

    private fun type(field: String, text: String) {
        rule.onNode(hasText(field, substring = true).and(hasSetTextAction())).performTextReplacement(text)
        idle()
    }

    /** Everything that is spoken from now on is what is expected, and nothing else. */
    private fun assertSpoken(vararg expected: String) {
        // What was spoken in vain says more than how long it was waited for.
        runCatching {
            rule.waitUntil(PATIENCE) {
                idle()
                spoken().size >= expected.size
            }
        }
        assertEquals(expected.toList(), spoken())
        heard = engine.spokenTextList.size
    }

    private fun spoken() = engine.spokenTextList.drop(heard)

    /** Nine points across a phone leave each less than the 48 dp that Google asks for; every step has a button besides. */
    private fun assertAccessible() {
        val errors = rule.runOnIdle { accessibilityErrors(rule.activity.window.decorView) }
        assertEquals(emptyList<String>(), errors.filterNot { it.startsWith("TouchTargetSizeCheck") })
    }

    private fun openReview() {
        press("陳大文對李小明", substring = true)
        press("覆盤")
        assertSpoken("陳大文對李小明，紅勝。", "共兩回合。", "開局：中炮局。")
    }

    @Test
    fun aGameIsGoneThroughByEar() {
        openReview()
        assertAccessible()
        press("下一步")
        assertSpoken("第一回合紅方，炮二平五")
        press("下一步")
        assertSpoken("第一回合黑方，馬八進七")
        press("下一次吃子")
        assertSpoken("第二回合紅方，炮五進四，吃足", "註解：搶先吃足")
        press("下一次將軍")
        assertSpoken("後面沒有將軍了。")
        press("下一個錯著")
        assertSpoken("這局棋還沒有分析。說「分析」就可以開始。")
        press("上一步")
        assertSpoken("第一回合黑方，馬八進七")
        press("回到開始")
        assertSpoken("開始局面。")
        press("前進十步")
        assertSpoken("第二回合紅方，炮五進四，吃足", "註解：搶先吃足")
        press("再說一次")
        assertSpoken("第二回合紅方，炮五進四，吃足", "註解：搶先吃足")
        point("紅炮，五路，七線").performClick()
        assertSpoken("紅炮，五路，七線，上一招走到這裡")
    }

    @Test
    fun aGameIsGoneThroughByVoice() {
        shadowOf(app).grantPermissions(Manifest.permission.RECORD_AUDIO)
        ShadowSpeechRecognizer.setIsOnDeviceRecognitionAvailable(true)
        openReview()
        talk("用說的", "下一部", "夏一步")
        assertSpoken("第一回合紅方，炮二平五")
        talk("用說的", "跳到第2回合")
        assertSpoken("第二回合紅方，炮五進四，吃足", "註解：搶先吃足")
        talk("用說的", "黑方第一回合")
        assertSpoken("第一回合黑方，馬八進七")
        talk("用說的", "馬二進山")
        assertSpoken("變招，第二回合紅方，馬二進三", "已記成變招。")
        talk("口述註解", "我覺得這步太急")
        assertSpoken("已加註解：我覺得這步太急")
        talk("用說的", "黑將在哪裡")
        assertSpoken("黑醬：五路，十線。")
    }

    private fun talk(button: String, vararg heard: String) {
        press(button)
        rule.recogniserHears(*heard)
        idle()
    }

    @Test
    fun anotherLineAndACommentAreKept() {
        openReview()
        press("下一步")
        assertSpoken("第一回合紅方，炮二平五")
        type("問題、著法", "砲8平5")
        press("送出")
        assertSpoken("變招，第一回合黑方，炮八平五", "已記成變招。")
        type("這一步的註解", "順手炮")
        press("加上註解")
        assertSpoken("已加註解：順手炮")
        val kept = onDisk {
            val game = it.page(GameFilter.ALL, Optional.empty()).single()
            it.record(game.id()).get()
        }
        val line = kept.line().moves()[1].alternatives().single()
        assertEquals(listOf("順手炮"), line.moves()[0].remarks())
    }

    @Test
    fun aVariationIsPlayedOnTheBoard() {
        openReview()
        press("下一步")
        assertSpoken("第一回合紅方，炮二平五")
        point("紅炮，五路，三線，上一著走到這裡").assertExists()
        move("黑包，二路，八線", "包8平5")
        assertSpoken("變招，第一回合黑方，炮八平五", "已記成變招。")
        point("紅傌，二路，一線").performClick()
        assertSpoken("紅馬，二路，一線", "已選紅馬，二路，一線。")
        point("空，二路，二線").performClick()
        assertSpoken("空，二路，二線", "不能這樣走。紅馬不能這樣走，要走日字。可以走：馬二進一、馬二進三、馬八進七、馬八進九。")
        point("空，三路，三線").performClick()
        assertSpoken("空，三路，三線，可以走到", "變招，第二回合紅方，馬二進三", "已記成變招。")
    }

    /** By the list of moves that a screen reader offers on a piece. */
    private fun move(label: String, name: String) = rule.runOnUiThread {
        point(label).fetchSemanticsNode().config[SemanticsActions.CustomActions].single { it.label == name }.action()
    }

    private fun point(label: String) = rule.onNode(hasPoint(label))

    @Test
    fun theEngineIsAskedAtAnyPlace() {
        onDisk { it.add(GameReader.read(MISSED_MATE.toByteArray()).games()) }
        press("搜尋")
        assertSpoken("找到兩局。")
        press("王先生", substring = true)
        press("覆盤")
        assertSpoken("王先生對趙先生，沒有結果。", "共一回合。")
        press("形勢判斷")
        assertSpoken("紅方在一步內獲勝。")
        press("更好的著法")
        assertSpoken("最好的走法是：居一進九。")
        press("每一步都說形勢和錯著")
        assertSpoken("每一步都報形勢。")
        press("下一步")
        assertSpoken("第一回合紅方，居一進五", "敗招，應走居一進九。", "雙方均勢。")
        press("每一步都說形勢和錯著")
        assertSpoken("不報形勢。")
        type("問題、著法", "我錯過什麼")
        press("送出")
        assertSpoken("敗招，應走居一進九。")
        press("電腦分析全局")
        assertSpoken(
            "開始分析這局棋。",
            "王先生對趙先生，沒有結果。",
            "共一回合。",
            "紅方：敗招一次。",
            "黑方沒有明顯的錯招。",
        )
    }

    /** An app whose engines are remembered, and which fails when it is told to. */
    class FailingApplication : BaoqiApplication() {
        val engines = CopyOnWriteArrayList<Engine>()

        @Volatile var enginesFail = false

        @Volatile var diskFails = false

        override fun newEngine(): Engine = super.newEngine().also {
            engines.add(it)
            if (enginesFail) it.close()
        }

        override fun backgroundLibrary(words: Words): BackgroundLibrary {
            val desk = super.backgroundLibrary(words)
            val disk = Executor { if (diskFails) throw RejectedExecutionException() else desk.disk().execute(it) }
            return BackgroundLibrary(desk.library(), disk, desk.main())
        }
    }

    private val failing get() = app as FailingApplication

    @Test
    @Config(application = FailingApplication::class)
    fun anAnalysisThatFailsSaysSoLeavesNoEngineAndCanBeStartedAgain() {
        openReview()
        failing.diskFails = true
        press("電腦分析全局")
        assertSpoken("開始分析這局棋。", "分析中斷了。已經分析的還在，請再試一次。")
        assertThrows(RejectedExecutionException::class.java) { failing.engines.single().forget() }
        failing.diskFails = false
        press("電腦分析全局")
        assertSpoken(
            "開始分析這局棋。",
            "陳大文對李小明，紅勝。",
            "共兩回合。",
            "開局：中炮局。",
            "紅方：敗招一次。",
            "黑方沒有明顯的錯招。",
        )
    }

    @Test
    @Config(application = FailingApplication::class)
    fun anEngineThatFailsToAnswerSaysSoAndIsAskedAgain() {
        openReview()
        failing.enginesFail = true
        press("形勢判斷")
        assertSpoken("電腦沒有想出來，請再問一次。")
        failing.enginesFail = false
        press("形勢判斷")
        rule.waitUntil(PATIENCE) {
            idle()
            spoken().isNotEmpty()
        }
        assertTrue("${spoken()}", spoken().single() in listOf("紅方稍優。", "雙方均勢。"))
    }

    @Test
    fun everyQuestionOfPlayIsAnswered() {
        openReview()
        press("問局面")
        assertAccessible()
        press("子力")
        assertSpoken(
            "紅方有：兩個仕、兩個象、兩個馬、兩個居、兩個炮、五個兵。",
            "黑方有：兩個士、兩個象、兩個馬、兩個居、兩個炮、五個足。",
        )
        press("問棋子")
        press("紅方的馬能走哪裡")
        assertSpoken("紅馬，二路，一線，可以走：馬二進一；馬二進三。", "紅馬，八路，一線，可以走：馬八進七；馬八進九。")
    }

    @Test
    fun aGameIsPlayedFromAPlaceOfTheReview() {
        openReview()
        press("下一步")
        assertSpoken("第一回合紅方，炮二平五")
        press("從這裡對弈")
        assertSpoken("從這個局面開始對局。")
        awaitText("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b", substring = true)
        awaitText("黑方", substring = true)
        assertAccessible()
    }

    @Test
    fun gamesAreChosenByPlayerAndDay() {
        press("篩選條件")
        assertAccessible()
        press("棋手", substring = true)
        press("李小明")
        assertSpoken("找到一局。")
        type("從哪一天起", "哪天")
        press("顯示棋局")
        assertSpoken("看不懂這個日期。請寫成 二零二六-一一-一六，或「昨天」、「上個月」。")
        type("從哪一天起", "2026-11-16")
        press("顯示棋局")
        assertSpoken("沒有符合的棋局。")
    }

    @Test
    fun aDeletedGameComesBack() {
        press("陳大文對李小明", substring = true)
        awaitText("刪除棋局")
        assertAccessible()
        press("刪除棋局")
        assertSpoken("已刪除：紅勝，兩回合，中炮局，${theDay()}。可以復原。")
        press("復原刪除的棋局")
        assertSpoken("已復原：紅勝，兩回合，中炮局，${theDay()}。")
        awaitText("陳大文對李小明", substring = true)
        assertAccessible()
    }

    /** The game's day as one speaks of it today. */
    private fun theDay() =
        SummaryWords(Words.`in`(Language.TRADITIONAL), LocalDate.now()).day(LocalDate.of(2026, 11, 15))

    @Test
    fun aSearchSaysWhatItFound() {
        type("搜尋棋局", "李小明贏的棋")
        press("搜尋")
        awaitText("沒有", substring = true)
        press("顯示全部棋局")
        awaitText("陳大文對李小明", substring = true)
        press("統計")
        press("讀出統計")
        rule.waitUntil(PATIENCE) {
            idle()
            spoken().lastOrNull() == "共一局：紅勝一局。"
        }
        assertAccessible()
    }

    @Test
    fun aSharedGameIsShownThenAddedAndOpened() {
        share("1. 兵七進一 馬8進7")
        awaitText("讀到一局", substring = true)
        assertEquals(1, onDisk { it.count(GameFilter.ALL) })
        press("收下")
        press("下一步")
        rule.waitUntil(PATIENCE) {
            idle()
            spoken().lastOrNull() == "第一回合紅方，兵七進一"
        }
        assertEquals(2, onDisk { it.count(GameFilter.ALL) })
    }

    @Test
    fun aSharedGameThatIsNotWantedChangesNothing() {
        share("1. 兵七進一 馬8進7")
        press("不要")
        awaitText("沒有收下", substring = true)
        assertEquals(1, onDisk { it.count(GameFilter.ALL) })
        assertAccessible()
    }

    @Test
    fun aSharedBackupIsShownAndMergedOnlyWhenItIsTaken() {
        val kept = KeptRecord("other", KeptRecord.Origin.IMPORTED, "", "[Red \"周\"]\n\n1. 兵七進一 馬8進7 *", false)
        val backup = ByteArrayOutputStream().also { Backup.write(listOf(kept), it) }.toByteArray()
        for ((answer, games) in listOf("不要" to 1, "收下" to 2)) {
            val place = Uri.parse("content://other/$answer.zip")
            shadowOf(app.contentResolver).registerInputStream(place, ByteArrayInputStream(backup))
            share(Intent(Intent.ACTION_SEND).apply { clipData = ClipData.newRawUri("", place) })
            awaitText("備份裡有 1 局", substring = true)
            rule.onNodeWithText("周", substring = true).assertExists()
            assertEquals(1, onDisk { it.count(GameFilter.ALL) })
            press(answer)
            rule.waitUntil(PATIENCE) {
                idle()
                onDisk { it.count(GameFilter.ALL) } == games
            }
        }
    }

    /** A game that was played here, with one line of its log spoilt: a question between the moves. */
    private fun damaged(context: Context): String {
        val database = BaoqiDatabase.open(context)
        val game = RoomGameStore.played(database).begin(Setups.forTwo())
        val narrator = Narrator(Announcer(SpokenLanguage.TAIWAN_MANDARIN, Verbosity.SHORT))
        val match = Match.begin(Setups.forTwo(), game, MatchTime.from(Duration.ZERO, TimeSource.system()), narrator)
        for (move in listOf("h2e2", "h9g7", "", "h0g2")) {
            val side = match.state().sideToMove()
            if (move.isEmpty()) {
                match.grant(match.table(side).ask(VoiceCommand.of(Request.TIME)))
            } else {
                match.grant(match.turn(side).play(Move.iccs(move)))
            }
        }
        database.openHelper.writableDatabase.execSQL("UPDATE events SET text = text || 'x' WHERE text LIKE '%asked%'")
        database.close()
        return game.id()
    }

    @Test
    fun whatStandsBehindTheDamageOfALogIsTakenByAPress() {
        val context = app
        val id = context.onDisk { damaged(context) }
        rule.runOnUiThread { rule.activity.model.navigator().openFromHome(Screen.KeptGame(id)) }
        press("接上損壞後面的著法，另成一局")
        rule.waitUntil(PATIENCE) {
            idle()
            spoken().lastOrNull()?.startsWith("另成了一局") == true
        }
        assertEquals(3, onDisk { it.count(GameFilter.ALL) })
        val plies = onDisk { library ->
            library.page(GameFilter.ALL, Optional.empty()).map { library.record(it.id()).get().line().moves().size }
        }
        assertEquals(listOf(3, 2, 3), plies)
    }

    @Test
    fun anAppThatDoesNotTakeAFileKeepsNoMatchWaiting() {
        val taken = CountDownLatch(1)
        val written = ByteArrayOutputStream()
        val place = Uri.parse("content://other/slow.zip")
        val slow = object : FilterOutputStream(written) {
            override fun write(bytes: ByteArray, from: Int, length: Int) {
                taken.await()
                out.write(bytes, from, length)
            }
        }
        shadowOf(app.contentResolver).registerOutputStream(place, slow)
        rule.runOnUiThread { rule.activity.model.navigator().openFromHome(Screen.Transfer()) }
        idle()
        press("備份全部棋局")
        rule.runOnUiThread { app.intents().answer("baoqi.zip", place) }
        idle()
        assertEquals(1, onDisk { it.count(GameFilter.ALL) })
        assertTrue(rule.onAllNodesWithText("已存檔。").fetchSemanticsNodes().isEmpty())
        taken.countDown()
        awaitText("已存檔。")
        assertEquals(1, Backup.read(written.toByteArray()).games().size)
    }

    private fun openTransfer() {
        rule.runOnUiThread { rule.activity.model.navigator().openFromHome(Screen.Transfer()) }
        idle()
    }

    @Test
    fun whereNoAppTakesARequestASentenceSaysSo() {
        shadowOf(app).checkActivities(true)
        openTransfer()
        press("打開棋譜檔案")
        rule.waitUntil(PATIENCE) {
            idle()
            spoken().lastOrNull() == "這支手機沒有可以做這件事的程式。"
        }
    }

    /** The system has ended the app while the user chose: the answer comes before the screen that asked is there again. */
    @Test
    fun aDocumentThatComesToANewProcessIsStillAdded() {
        val place = Uri.parse("content://other/game.pgn")
        shadowOf(app.contentResolver).registerInputStream(place, ByteArrayInputStream("1. 兵七進一 馬8進7".toByteArray()))
        rule.runOnUiThread { app.intents().answer("open", place) }
        idle()
        assertEquals(1, onDisk { it.count(GameFilter.ALL) })
        openTransfer()
        rule.waitUntil(PATIENCE) {
            idle()
            onDisk { it.count(GameFilter.ALL) } == 2
        }
    }

    private fun share(text: String) = share(Intent(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, text))

    private fun share(shared: Intent) {
        rule.runOnUiThread { getInstrumentation().callActivityOnNewIntent(rule.activity, shared) }
    }

    /** What ended the app is told at its next start, until its report is thrown away. */
    @Test
    fun aFaultThatNobodyForesawIsToldOfUntilItsReportIsThrownAway() {
        val faults = app.faults()
        app.onDisk { faults.uncaughtException(Thread.currentThread(), IllegalStateException("for a test")) }
        press("返回")
        awaitText("沒有料到", substring = true)
        press("分享問題報告")
        rule.waitForIdle()
        val chooser = shadowOf(rule.activity).nextStartedActivity
        assertEquals(Intent.ACTION_CHOOSER, chooser.action)
        @Suppress("DEPRECATION")
        val shared = chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT)!!
        assertTrue(shared.getStringExtra(Intent.EXTRA_TEXT)!!.contains("IllegalStateException: for a test"))
        press("刪除問題報告")
        rule.waitUntil(PATIENCE) {
            idle()
            rule.onAllNodesWithText("分享問題報告").fetchSemanticsNodes().isEmpty()
        }
    }

    private companion object {
        const val PATIENCE = 60_000L
        const val GAME = """[Red "陳大文"]
[Black "李小明"]
[Date "2026.11.15"]
[Result "1-0"]

1. 炮二平五 馬8進7 2. 炮五進四 {搶先吃卒} 1-0
"""
        const val MISSED_MATE = """[Red "王先生"]
[Black "趙先生"]
[FEN "3k5/R8/9/9/1r7/9/9/9/9/5K2R w - - 0 1"]

1. 車一進五 車2平9 *
"""
    }
}
