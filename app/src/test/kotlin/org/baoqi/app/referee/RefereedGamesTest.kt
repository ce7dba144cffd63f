package org.baoqi.app.referee
import android.Manifest
import android.app.Application
import android.os.Looper
import android.os.Vibrator
import android.speech.tts.TextToSpeech
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import org.baoqi.app.settings.Choices
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.skipFirstStart
import org.baoqi.rules.Move
import org.baoqi.rules.Point
import org.baoqi.speech.match.MatchLog
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowTextToSpeech
import java.time.Duration
import java.time.LocalDate
import java.time.format.DateTimeFormatter
import java.util.Locale

/**
 * Whole games refereed through the semantics tree. In the text files, what the referee does follows >, time passes after @,
 * what he reads on the screen follows |, what microphone and loudspeaker do ♪, and all else is said. The logs stand in files of their own.
 */
@RunWith(RobolectricTestRunner::class)
@Config(application = RefereedApplication::class)
class RefereedGamesTest {
    @get:Rule val rule = createAndroidComposeRule<MainActivity>()

    private val stage = RefereeStage(rule)
    private val transcript = StringBuilder()

    @Test
    fun amongBlindPlayers() = assertRefereed("blind")

    @Test
    fun inclusiveOnTwoBoards() = assertRefereed("inclusive")

    @Test
    fun aSlipThatEndedTheMatchIsTakenBack() = assertRefereed("slip")

    /** A piece for each turn, none while somebody is listened to; a dispute hears the words of a move again. */
    @Test
    fun whatIsAnnouncedIsRecorded() = assertRefereed("evidence")

    @Test
    fun cardsSpeakForWhoDoesNot() = assertRefereed("cards")

    /** Recordings stay while their match does, and no longer than was chosen. */
    @Test
    fun recordingsGoWithTheirMatch() {
        val folder = stage.app.noBackupFilesDir.toPath().resolve("evidence")
        play("evidence")
        stage.app.sweepRecordings()
        stage.idle()
        assertEquals(listOf(stage.app.kept.id()), folder.toFile().list()!!.toList())
        stage.app.settings().choose(Choices.EVIDENCE_DAYS, 1)
        folder.resolve(stage.app.kept.id()).toFile().listFiles()!!.forEach { it.setLastModified(0) }
        stage.app.sweepRecordings()
        stage.idle()
        assertEquals(emptyList<String>(), folder.toFile().list()!!.toList())
        folder.resolve("a match that is gone").toFile().mkdirs()
        stage.app.sweepRecordings()
        stage.idle()
        assertEquals(emptyList<String>(), folder.toFile().list()!!.toList())
    }

    /** What is urgent is seen in large letters and felt; the rest is only seen. */
    @Test
    fun whoDoesNotHearSeesAndFeels() {
        val vibrator = shadowOf(stage.app.getSystemService(Vibrator::class.java))
        play("slip")
        stage.press("大字報給聾人看")
        stage.shows("紅方報：炮二平五。")
        assertNull(vibrator.pattern)
        stage.app.clock.pass(Duration.ofMinutes(10))
        stage.idle()
        stage.shows("紅方尚餘一半用時")
        assertArrayEquals(longArrayOf(0, 400, 200, 400, 200, 400), vibrator.pattern)
        stage.press("轉給對面看")
        stage.shows("紅方尚餘一半用時")
        stage.press("轉回來")
    }

    /** The button is not silent: who does not see the field's error hears it. */
    @Test
    fun aTimeThatIsMissingIsSaid() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN)
        open()
        val voice = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())
        rule.runOnIdle { voice.onInitListener.onInit(TextToSpeech.SUCCESS) }
        stage.press("按需要給時間（附表七 七2）")
        stage.press("開始對局")
        rule.waitUntil(timeoutMillis = 10_000) {
            stage.idle()
            voice.spokenTextList.any { it.startsWith("紅方是全失明") }
        }
    }

    private fun open() {
        rule.waitUntil(timeoutMillis = 10_000) { stage.app.settings().settings().value.isPresent }
        rule.runOnIdle { stage.app.skipFirstStart() }
        stage.idle()
        stage.press("裁判")
        stage.press("新的監局")
    }

    private fun assertRefereed(game: String) {
        val script = play(game)
        assertEquals(script, transcript.toString().replace(today("yyyy.MM.dd"), "DATE"))
        assertEquals(resource("$game.log"), log())
    }

    private fun play(game: String): String {
        shadowOf(stage.app as Application).grantPermissions(Manifest.permission.RECORD_AUDIO)
        open()
        val script = resource("$game.txt")
        script.lines().filter { it.startsWith("> ") || it.startsWith("@") }.forEach(::step)
        return script
    }

    private fun resource(file: String) = RefereedGamesTest::class.java.getResource(file)!!.readText()

    /** The log of the match, but for the clock, which is written down as often as the phone is awake. */
    private fun log() = (listOf("baoqi-match 2") + stage.app.kept.events().map(MatchLog::line) + "").filterNot {
        it.endsWith("\tclock")
    }
        .joinToString("\n").replace(today("yyyy-MM-dd"), "DATE")

    private fun today(pattern: String) = LocalDate.now().format(DateTimeFormatter.ofPattern(pattern))

    private fun step(line: String) {
        transcript.append(line).append('\n')
        if (line.startsWith("@")) pass(line.drop(1)) else act(line.drop(2))
        stage.app.said.forEach { transcript.append(it).append('\n') }
        stage.app.said.clear()
        stage.app.sound.done.forEach { transcript.append("♪ $it\n") }
        stage.app.sound.done.clear()
    }

    private fun pass(span: String) {
        val time = Duration.parse("PT" + span.uppercase())
        stage.app.clock.pass(time)
        shadowOf(Looper.getMainLooper()).idleFor(time)
        stage.idle()
    }

    private fun act(step: String) {
        val what = step.substringAfter(' ')
        when (step.substringBefore(' ')) {
            "按" -> stage.press(what)
            "填" -> stage.type(what.substringBefore('：'), what.substringAfter('：'))
            "選" -> stage.pick(what.substringBefore('：'), what.substringAfter('：'))
            "點" -> stage.tap(Point.fromIccs(what).get())
            "走" -> stage.play(Move.iccs(what))
            "報" -> announce(what)
            "按鐘" -> stage.press(if (stage.state.sideToMove().name == "RED") "紅方按鐘" else "黑方按鐘")
            "照" -> stage.press(if (stage.state.sideToMove().name == "RED") "紅方重覆、照走都對" else "黑方重覆、照走都對")
            "返回" -> stage.back()
            "看" -> stage.notes().forEach { note -> note.lines().forEach { transcript.append("| $it\n") } }
            else -> throw IllegalArgumentException(step)
        }
    }

    private fun announce(words: String) {
        stage.type("報棋的字", words)
        stage.press("記下報棋")
    }
}
