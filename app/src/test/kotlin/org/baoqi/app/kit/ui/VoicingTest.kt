package org.baoqi.app.kit.ui
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Three controls below one another, for a finger. */
class VoicingTest {
    private val heard = mutableListOf<String>()
    private val voicing = Voicing({ heard += it }, { heard += it }, {})
    private var time = 0L

    init {
        listOf("one", "two", "three").forEachIndexed { row, label ->
            val bounds = Rect(Offset(0f, row * 100f), Offset(100f, row * 100f + 90f))
            voicing.put(label, Voicing.Item(label, bounds, { heard += "$label pressed" }, { }))
        }
        voicing.opened("screen")
    }

    private fun tap(y: Float, pause: Long = 1000) {
        time += pause
        voicing.touch(Offset(50f, y), time)
        voicing.lift(time + 50, moved = false)
    }

    private fun flick(right: Boolean) {
        time += 1000
        voicing.touch(Offset(50f, 95f), time)
        if (right) voicing.next() else voicing.previous()
        voicing.lift(time + 100, moved = true)
    }

    @Test
    fun theScreenSaysItsNameWhenItOpens() = assertEquals(listOf("screen"), heard)

    @Test
    fun slidingSaysEachControlOnce() {
        voicing.touch(Offset(50f, 10f), 1000)
        voicing.slide(Offset(50f, 20f))
        voicing.slide(Offset(50f, 110f))
        assertEquals(listOf("screen", "one", "two"), heard)
    }

    @Test
    fun aFlickGoesToTheNextAndRoundAtTheEnd() {
        repeat(4) { flick(right = true) }
        flick(right = false)
        assertEquals(listOf("screen", "one", "two", "three", "one", "three"), heard)
    }

    @Test
    fun aDoubleTapAnywherePressesWhatWasHeardLast() {
        flick(right = true)
        flick(right = true)
        tap(y = 95f)
        tap(y = 95f, pause = 200)
        assertEquals("two pressed", heard.last())
    }

    @Test
    fun twoFingersPressNothingHoweverQuickly() {
        flick(right = true)
        repeat(2) {
            time += 100
            voicing.touch(Offset(50f, 110f), time)
            voicing.giveUp()
        }
        tap(y = 95f, pause = 100)
        assertEquals(listOf("screen", "one", "two", "two"), heard)
        tap(y = 95f, pause = 100)
        assertEquals("one pressed", heard.last())
    }

    @Test
    fun twoSlowTapsPressNothing() {
        tap(y = 10f)
        tap(y = 10f)
        assertEquals(listOf("screen", "one"), heard)
    }
}
