package org.baoqi.app.board
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.pointer.AwaitPointerEventScope
import androidx.compose.ui.input.pointer.PointerEvent
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.unit.IntSize
import org.baoqi.app.board.FingerExplorer.FingerEvent
import org.baoqi.app.speak.PhoneSpeech
import java.time.Duration
import java.util.Optional
import kotlin.math.floor

/**
 * Lets a finger explore a board of [columns] by [rows] cells that fill the node, and [reader] say what it finds. Taps go
 * through to the nodes below; a finger that slides explores, and scrolls nothing. Give it a screen reader's absence as [enabled]: with one, touching is its own affair.
 */
fun Modifier.exploreByFinger(reader: FingerReader, columns: Int, rows: Int, enabled: Boolean = true): Modifier =
    if (!enabled) {
        this
    } else {
        pointerInput(reader, columns, rows) {
            val explorer = reader.explorer()
            val slop = viewConfiguration.touchSlop
            awaitEachGesture { with(Fingers(explorer, IntSize(columns, rows), slop, reader::read)) { follow() } }
        }
    }

/** Lets two fingers that tap anywhere silence the [voice], and tapping twice have it repeat its last words. */
fun Modifier.stopAndRepeat(voice: PhoneSpeech): Modifier = pointerInput(voice) {
    val explorer = FingerExplorer { false }
    awaitEachGesture { with(Fingers(explorer, IntSize(1, 1), Float.MAX_VALUE) { voice.obey(it) }) { follow() } }
}

private fun PhoneSpeech.obey(events: List<FingerEvent>) {
    if (events.any { it is FingerEvent.Stop }) stop()
    if (events.any { it is FingerEvent.Repeat }) repeat()
}

/** The fingers of one gesture, from the first one down to the last one up. One that moves farther than [slop] slides. */
private class Fingers(
    private val explorer: FingerExplorer,
    private val cells: IntSize,
    private val slop: Float,
    private val tell: (List<FingerEvent>) -> Unit,
) {
    private var down = 0
    private var began = Offset.Zero
    private var slides = false
    private var last = Duration.ZERO

    suspend fun AwaitPointerEventScope.follow() {
        do {
            val event = nextOrRest()
            if (event == null) tell(explorer.rest(last)) else take(event, size)
        } while (down > 0)
    }

    /** Before the nodes below see it; none if the finger has rested so long that it picks up. */
    private suspend fun AwaitPointerEventScope.nextOrRest(): PointerEvent? {
        val wait = explorer.untilDwell(last).orElse(null)
        if (wait == null) return awaitPointerEvent(PointerEventPass.Initial)
        last += wait
        return withTimeoutOrNull(wait.toMillis()) { awaitPointerEvent(PointerEventPass.Initial) }
    }

    private fun take(event: PointerEvent, board: IntSize) {
        last = Duration.ofMillis(event.changes.maxOf { it.uptimeMillis })
        val pressed = event.changes.filter { it.pressed }
        if (down == 0) began = event.changes.first().position
        slides = slides || event.changes.any { (it.position - began).getDistance() > slop }
        val place = pressed.firstOrNull()?.let { cell(it.position, board) } ?: Optional.empty()
        tell(
            when {
                // Compose ends a gesture that was taken from us with fingers lifted, and with that used up.
                pressed.isEmpty() && event.changes.any { it.isConsumed } -> explorer.interrupted()

                pressed.isEmpty() -> explorer.up(last)

                down == 0 -> explorer.down(place, last)

                pressed.size > down -> explorer.second(last)

                pressed.size == 1 -> explorer.move(place, last)

                else -> emptyList()
            },
        )
        down = pressed.size
        if (slides || explorer.isMoreThanTap) event.changes.forEach { it.consume() }
    }

    private fun cell(at: Offset, board: IntSize): Optional<FingerEvent.Cell> {
        val column = floor(at.x * cells.width / board.width).toInt()
        val row = floor(at.y * cells.height / board.height).toInt()
        val isOnBoard = column in 0 until cells.width && row in 0 until cells.height
        return if (isOnBoard) Optional.of(FingerEvent.Cell(column, row)) else Optional.empty()
    }
}
