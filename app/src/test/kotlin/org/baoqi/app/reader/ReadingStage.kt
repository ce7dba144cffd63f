package org.baoqi.app.reader

import android.Manifest
import android.accessibilityservice.AccessibilityServiceInfo
import android.app.Application
import android.content.Context
import android.os.Looper
import android.speech.tts.TextToSpeech
import android.view.View
import android.view.accessibility.AccessibilityManager
import androidx.compose.ui.test.junit4.ComposeTestRule
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider.getApplicationContext
import org.baoqi.app.game.awaitThreads
import org.baoqi.app.shell.BaoqiApplication
import org.baoqi.app.shell.MainActivity
import org.baoqi.app.shell.onDisk
import org.baoqi.app.shell.recogniserHears
import org.junit.Assert.assertEquals
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowSpeechRecognizer
import org.robolectric.shadows.ShadowTextToSpeech
import java.time.Duration
import java.util.Locale

/**
 * The app from its launch on, in the hands of somebody who has nothing but a screen reader. Scripts and all that is heard
 * stand in text files: what hands do follows >, and = has the number of their movements since the last such line.
 */
class ReadingStage(private val rule: ComposeTestRule) {
    val app: BaoqiApplication get() = getApplicationContext()
    private lateinit var scenario: ActivityScenario<MainActivity>
    private val transcript = StringBuilder()
    val gestures = mutableMapOf<String, Int>()

    val reader = ReaderRobot(
        ::window,
        ReaderRules(ReadingStage::class.java.getResource("rules.tsv")!!.readText()),
        ::pass,
    )

    private fun window(): View {
        var root: View? = null
        scenario.onActivity { root = it.window.decorView }
        return root!!
    }

    private fun launch() {
        val manager = shadowOf(getApplicationContext<Context>().getSystemService(AccessibilityManager::class.java))
        manager.setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
        manager.setEnabled(true)
        manager.setTouchExplorationEnabled(true)
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN)
        ShadowSpeechRecognizer.setIsOnDeviceRecognitionAvailable(true)
        shadowOf(app as Application).grantPermissions(Manifest.permission.RECORD_AUDIO)
        scenario = ActivityScenario.launch(MainActivity::class.java)
        rest()
        voice().onInitListener.onInit(TextToSpeech.SUCCESS)
        reader.open()
    }

    private fun voice() = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())

    /** Threads of the disk and the table answer before more time passes. */
    private fun pass(millis: Long) {
        rest()
        shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(millis))
        rest()
    }

    private fun rest() {
        rule.waitForIdle()
        app.onDisk {}
        if (app.settings().settings().value.isPresent) app.game().awaitThreads()
        rule.waitForIdle()
    }

    fun play(file: String) {
        val script = ReadingStage::class.java.getResource(file)!!.readText()
        script.lines().filter { it.startsWith("> ") || it.startsWith("= ") }.forEach(::step)
        assertEquals(script, transcript.toString())
        assertEquals("focus was lost", 0, reader.lost)
        assertEquals("said by the app's own voice", emptyList<String>(), voice().spokenTextList)
    }

    private fun step(line: String) {
        if (line.startsWith("= ")) return count(line.drop(2).substringBefore('：'))
        transcript.append(line).append('\n')
        act(line.drop(2).substringBefore(' '), line.drop(2).substringAfter(' ', ""))
        reader.takeHeard().forEach { transcript.append(it).append('\n') }
    }

    private fun count(what: String) {
        gestures[what] = reader.takeGestures()
        transcript.append("= $what：${gestures[what]}\n")
    }

    private fun act(verb: String, what: String) = when (verb) {
        "開啟" -> launch()

        "滑" -> reader.next()

        "滑到" -> reader.swipeTo(what)

        "退到" -> reader.swipeBackTo(what)

        "標題到" -> reader.headingTo(what)

        "控制到" -> reader.controlTo(what)

        "摸" -> reader.touch(what)

        "點兩下" -> reader.doubleTap()

        "動作" -> reader.act(what)

        "打" -> reader.type(what)

        "說" -> {
            rule.recogniserHears(*what.split('｜').toTypedArray())
            reader.listen()
        }

        "返回" -> {
            scenario.onActivity { it.onBackPressedDispatcher.onBackPressed() }
            reader.listen()
        }

        else -> throw IllegalArgumentException(verb)
    }
}
