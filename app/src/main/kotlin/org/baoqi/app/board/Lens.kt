package org.baoqi.app.board
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.clipRect
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput

private const val ZOOM = 2.5f
private const val LENS_HEIGHT = 0.35f

/** 放大鏡: shows what is under a finger large, in the half of the board where the hand is not. */
@Composable
fun Modifier.lens(on: Boolean, frame: Color): Modifier {
    if (!on) return this
    var finger by remember { mutableStateOf<Offset?>(null) }
    return this
        .pointerInput(Unit) {
            awaitPointerEventScope {
                while (true) {
                    finger =
                        awaitPointerEvent(PointerEventPass.Initial).changes.firstOrNull { it.pressed }?.position
                }
            }
        }
        .drawWithContent {
            drawContent()
            finger?.let { drawLens(it, frame) }
        }
}

private fun ContentDrawScope.drawLens(finger: Offset, frame: Color) {
    val lens = lensAway(finger, size)
    clipRect(lens.left, lens.top, lens.right, lens.bottom) {
        withTransform({
            translate(lens.center.x - finger.x * ZOOM, lens.center.y - finger.y * ZOOM)
            scale(ZOOM, ZOOM, Offset.Zero)
        }) { this@drawLens.drawContent() }
    }
    drawRect(frame, lens.topLeft, lens.size, style = Stroke(size.width / 100))
}

/** Across the board, at its upper edge while the finger is in the lower half, and the other way round. */
internal fun lensAway(finger: Offset, board: Size): Rect {
    val height = board.height * LENS_HEIGHT
    val top = if (finger.y > board.height / 2) 0f else board.height - height
    return Rect(0f, top, board.width, top + height)
}
