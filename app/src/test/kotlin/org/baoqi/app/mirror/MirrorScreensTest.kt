package org.baoqi.app.mirror
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.referee.RefereeStage
import org.baoqi.app.referee.RefereedApplication
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.hasPoint
import org.baoqi.app.shell.skipFirstStart
import org.baoqi.rules.Move
import org.baoqi.rules.Point
import org.baoqi.rules.clock.TimeSource
import org.baoqi.speech.announce.Announcer
import org.baoqi.speech.announce.Verbosity
import org.baoqi.speech.match.MatchState
import org.baoqi.speech.match.Procedure.Act
import org.baoqi.speech.mirror.DeviceRole
import org.baoqi.speech.mirror.JoinCode
import org.baoqi.speech.mirror.JoinedMatch
import org.baoqi.speech.mirror.MirrorLink
import org.baoqi.speech.mirror.Replica
import org.baoqi.speech.narrate.Narrator
import org.baoqi.speech.table.PlayerInput
import org.baoqi.speech.talk.Ear
import org.baoqi.speech.words.SpokenLanguage
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import java.util.concurrent.CopyOnWriteArrayList

/** The referee's phone and those of the players, over sockets of this machine. */
@RunWith(RobolectricTestRunner::class)
@Config(application = RefereedApplication::class)
class MirrorScreensTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val stage = RefereeStage(rule)
    private val phones = mutableListOf<Phone>()

    /** Another phone, without a screen. */
    private class Phone(port: Int, code: String, role: DeviceRole, name: String) : Replica.Reader {
        val news = CopyOnWriteArrayList<MirrorLink.News>()

        val link = MirrorLink("localhost:$port", JoinCode(code), role, name, this, TimeSource.system())
        private val joined = JoinedMatch(
            role,
            Narrator(Announcer(SpokenLanguage.ENGLISH, Verbosity.SHORT)),
            Ear.Habits(true, true),
            link::propose,
            link::hostTime,
        ) {}

        init {
            link.open()
        }

        @Volatile var state: MatchState? = null

        override fun read(lines: List<String>) {
            joined.read(lines)
            state = joined.state().get()
        }

        val replies = CopyOnWriteArrayList<String>()

        override fun replied(text: String) {
            replies.add(text)
        }

        override fun changed(what: MirrorLink.News) {
            news.add(joined.meaning(what))
        }

        override fun presence(seat: DeviceRole, here: Boolean) {
            others.add("$seat $here")
        }

        val others = CopyOnWriteArrayList<String>()
    }

    @Before
    fun aMatchIsHosted() {
        rule.waitUntil(timeoutMillis = 10_000) { stage.app.settings().settings().value.isPresent }
        rule.runOnIdle { stage.app.skipFirstStart() }
        stage.idle()
        stage.press("裁判")
        stage.press("新的監局")
        stage.type("紅方姓名", "王小明")
        stage.type("黑方姓名", "李四")
        stage.press("開始對局")
        stage.press("連線監局")
        stage.press("讓賽員的手機連線")
    }

    @After
    fun allLeave() {
        phones.forEach { it.link.close() }
        rule.runOnIdle {
            stage.app.joining().leave()
            stage.app.hosting().close()
        }
        stage.idle()
    }

    private val door get() = stage.app.hosting().door().get()

    private fun phone(role: DeviceRole, name: String) = Phone(stage.app.port(), door.codes()[role]!!, role, name).also {
        phones.add(it)
    }

    /** Nothing counts before both players are there. */
    private fun blackComes() {
        phone(DeviceRole.BLACK, "小華的手機")
        until { phones.all { it.state != null } && stage.state.clock().running().isPresent }
    }

    private fun until(what: () -> Boolean) = rule.waitUntil(timeoutMillis = 30_000) {
        stage.idle()
        what()
    }

    @Test
    fun aPlayersMoveReachesTheRefereeAndTheRefereesThePlayer() {
        for ((seat, of) in listOf(DeviceRole.RED to "紅方", DeviceRole.BLACK to "黑方", DeviceRole.OBSERVER to "旁觀")) {
            stage.shows("${of}的連線碼：${door.codes()[seat]!!.toList().joinToString(" ")}")
        }
        stage.shows("還沒有手機連線。")
        val red = phone(DeviceRole.RED, "小明的手機")
        until { red.state != null }
        stage.shows("1 號 小明的手機（紅方）已連線。")
        blackComes()
        // Called, played and pressed, as a blind player does at a board.
        repeat(2) { red.link.propose(PlayerInput.Play(Move.iccs("h2e2"))) }
        red.link.propose(PlayerInput.Take(Act.PRESS))
        until { stage.state.history().plies().size == 1 }
        stage.back()
        stage.press("黑方認輸")
        until { red.state!!.isOver }
        assertEquals(stage.state, red.state)
        stage.press("連線監局")
        stage.press("停止連線")
        until { MirrorLink.News.FINISHED in red.news }
        assertTrue(MirrorLink.News.LOST !in red.news)
    }

    @Test
    fun aSecondPhoneForASeatIsLetInByTheRefereeAloneAndTheOtherSideHearsOfBoth() {
        val red = phone(DeviceRole.RED, "紅")
        val black = phone(DeviceRole.BLACK, "黑")
        until { MirrorLink.News.JOINED in red.news && MirrorLink.News.JOINED in black.news }
        black.link.close()
        until { red.others.toList() == listOf("BLACK false") }
        val other = phone(DeviceRole.BLACK, "黑二")
        until { MirrorLink.News.WAITING in other.news }
        stage.shows("黑二 要以黑方的身份加入。")
        stage.press("准許黑二加入（黑方）")
        until { red.others.toList() == listOf("BLACK false", "BLACK true") }
        until { MirrorLink.News.JOINED in other.news }
    }

    @Test
    fun anObserverWaitsForTheRefereesWord() {
        val guest = phone(DeviceRole.OBSERVER, "客人")
        until { MirrorLink.News.WAITING in guest.news }
        stage.shows("客人 要以旁觀的身份加入。")
        stage.press("准許客人加入（旁觀）")
        until { guest.state != null }
        stage.press("請客人離開")
        until { MirrorLink.News.REFUSED in guest.news }
    }

    @Test
    fun aWrongCodeIsRefusedAndANewOneLetsIn() {
        val old = door.codes()[DeviceRole.RED]!!
        stage.press("換新的連線碼")
        val late = Phone(stage.app.port(), old, DeviceRole.RED, "晚到").also { phones.add(it) }
        until { MirrorLink.News.WRONG_CODE in late.news }
        val red = phone(DeviceRole.RED, "紅")
        until { MirrorLink.News.JOINED in red.news }
    }

    @Test
    fun whoKeysAWrongCodeReadsSo() {
        val right = door.codes()[DeviceRole.RED]!!
        rule.runOnIdle { rule.activity.model.navigator().openFromHome(Screen.Join()) }
        stage.idle()
        stage.type("裁判說的六位數連線碼", "12")
        stage.type("裁判手機的位址，找不到時才要輸入", "localhost:${stage.app.port()}")
        stage.press("連到這個位址")
        stage.shows("連線碼是六個數字，請再輸入。")
        stage.type("裁判說的六位數連線碼", if (right == "111111") "222222" else "111111")
        stage.press("連到這個位址")
        until { stage.app.joining().game().get().news().value == "連線碼不對，請再問裁判。每一方有自己的連線碼。" }
        stage.shows("連線碼不對，請再問裁判。每一方有自己的連線碼。")
    }

    @Test
    fun whoTypesAnAddressThatIsNoneIsToldSo() {
        rule.runOnIdle { rule.activity.model.navigator().openFromHome(Screen.Join()) }
        stage.idle()
        stage.type("裁判說的六位數連線碼", door.codes()[DeviceRole.RED]!!)
        for (typed in listOf(
            "",
            "裁判",
            "192.168.1.5",
            "192.168.1.500:80",
            "192.168.1.5:99999",
            "a:b:c",
            ":1",
            "[1]:1",
        )) {
            stage.type("裁判手機的位址，找不到時才要輸入", typed)
            stage.press("連到這個位址")
            stage.shows("這不是位址。請照裁判手機上的輸入，冒號和後面的數字也要，例如 192.168.1.5:4567。")
            assertFalse(typed, stage.app.joining().game().isPresent)
        }
        stage.type("裁判手機的位址，找不到時才要輸入", "ｌｏｃａｌｈｏｓｔ：${stage.app.port()}")
        stage.press("連到這個位址")
        until { stage.app.joining().game().get().ui().value.isPresent }
    }

    private fun shown() = stage.app.joining().game().get().ui().value.get()

    /** One app is both here: it follows over the socket the match that it hosts. */
    @Test
    fun aPlayerJoinsByCodeAndAddressAndPlaysOnHisGameScreen() {
        val code = door.codes()[DeviceRole.RED]!!
        rule.runOnIdle { rule.activity.model.navigator().openFromHome(Screen.Join()) }
        stage.idle()
        stage.shows("正在找同一個網路上的裁判手機。")
        stage.type("裁判說的六位數連線碼", code)
        stage.type("裁判手機的位址，找不到時才要輸入", "localhost:${stage.app.port()}")
        stage.press("連到這個位址")
        until { stage.app.joining().game().get().ui().value.isPresent }
        blackComes()
        // The first is the move on the board, the second its announcement.
        stage.play(Move.iccs("h2e2"))
        until { stage.state.turn().made().isPresent }
        stage.play(Move.iccs("h2e2"))
        until { shown().said.contains("紅方報：炮二平五。") }
        until { shown().steps.isNotEmpty() }
        stage.press("按鐘")
        until { stage.state.history().plies().size == 1 }
        until { shown().said == "炮二平五" }
    }

    /** The player hears why the clock stands, and when it goes on; so does the referee. */
    @Test
    fun aPhoneHearsThatTheRefereesDiskIsFullAndThatThereIsRoomAgain() {
        val red = phone(DeviceRole.RED, "紅")
        blackComes()
        stage.app.full = true
        red.link.propose(PlayerInput.Play(Move.iccs("h2e2")))
        until { MirrorLink.News.STANDS in red.news && MirrorLink.News.STANDS in phones[1].news }
        assertTrue(red.replies.single().contains("存不了檔"))
        assertEquals(1, stage.app.said.count { it.contains("存不了檔") })
        stage.app.full = false
        red.link.propose(PlayerInput.Play(Move.iccs("h2e2")))
        until { MirrorLink.News.GOES_ON in red.news && MirrorLink.News.GOES_ON in phones[1].news }
        until { red.state!!.turn().made().isPresent }
    }

    private fun labels() = rule.onAllNodes(hasClickAction()).fetchSemanticsNodes().mapNotNull { node ->
        node.config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text }
    }

    private fun point(label: String) = rule.onNode(hasPoint(label)).fetchSemanticsNode().config

    /** Whoever looks on is offered what he can do, and nothing that is then refused. */
    @Test
    fun anObserverExploresAndAsksAndIsOfferedNothingElse() {
        rule.runOnIdle { rule.activity.model.navigator().openFromHome(Screen.Join()) }
        stage.idle()
        stage.type("裁判說的六位數連線碼", door.codes()[DeviceRole.OBSERVER]!!)
        stage.type("裁判手機的位址，找不到時才要輸入", "localhost:${stage.app.port()}")
        stage.pick("身份", "旁觀")
        stage.press("連到這個位址")
        val hosting = stage.app.hosting()
        until { hosting.devices().isNotEmpty() }
        rule.runOnIdle { hosting.devices().keys.toList().forEach(hosting::admit) }
        until { stage.app.joining().game().get().ui().value.isPresent }
        stage.shows("你在旁觀。")
        val offered = labels()
        val players = listOf("鍵盤", "俥", "炮", "認輸", "提和", "叫裁判", "封棋", "提出循環反複", "按鐘")
        assertEquals(emptyList<String>(), offered.filter { it in players })
        assertTrue("$offered", offered.containsAll(listOf("紅方的棋子", "黑方的棋子", "黑方的棋子在哪裡")))
        assertFalse(SemanticsActions.OnClick in point("紅炮，二路，三線"))
        assertTrue(point("紅炮，二路，三線")[SemanticsActions.CustomActions].isEmpty())
        stage.tap(Point.fromIccs("h2").get())
        stage.shows("紅炮，二路，三線。")
        stage.press("上一著")
        stage.shows("還沒有走過棋。")
        stage.press("打字")
        for (words in listOf("炮二平五", "認輸")) {
            stage.type("著法或問題，例如炮二平五", words)
            stage.press("送出")
            stage.shows("旁觀的人只能聽和問，不能走棋，也不能替賽員說話。")
        }
        assertTrue(stage.state.history().plies().isEmpty() && !stage.state.isOver)
    }
}
