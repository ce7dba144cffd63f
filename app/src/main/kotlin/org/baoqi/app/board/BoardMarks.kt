package org.baoqi.app.board
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import org.baoqi.app.board.PointUi.PointMark
import org.baoqi.app.kit.ui.BoardColors
import kotlin.math.min

private const val SQUARE = 0.92f
private const val RING = 0.48f
private const val BAR = 0.3f
private const val DOT = 0.15f
private const val CORNER = 0.42f

/** Each mark has a shape of its own, so that no colour is needed to tell them apart. */
fun DrawScope.drawMarks(point: PointUi, cell: Size, colors: BoardColors) {
    val width = min(cell.width, cell.height) / 14
    for (mark in point.marks) {
        when (mark) {
            PointMark.PICKED -> drawFrame(point, cell, colors, Stroke(width * 2))
            PointMark.TO -> drawFrame(point, cell, colors, Stroke(width))
            PointMark.FROM -> drawFrame(point, cell, colors, dashed(width, cell))
            PointMark.CHECK -> drawAlarm(point, cell, colors, width)
            PointMark.TARGET -> drawDot(point, cell, colors)
            null -> Unit
        }
    }
}

private fun dashed(width: Float, cell: Size) =
    Stroke(width, pathEffect = PathEffect.dashPathEffect(floatArrayOf(cell.width / 8, cell.width / 8)))

/** On an empty point a dot, around a piece that can be taken four corners. */
private fun DrawScope.drawDot(point: PointUi, cell: Size, colors: BoardColors) {
    val unit = min(cell.width, cell.height)
    val middle = middle(point, cell)
    if (!point.piece.isPresent) return drawCircle(colors.line, unit * DOT, middle)
    for (x in listOf(-1, 1)) {
        for (y in listOf(-1, 1)) drawCircle(colors.line, unit * DOT / 2, middle + Offset(x * unit, y * unit) * CORNER)
    }
}

private fun DrawScope.drawFrame(point: PointUi, cell: Size, colors: BoardColors, stroke: Stroke) {
    val size = cell * SQUARE
    val corner = middle(point, cell) - Offset(size.width / 2, size.height / 2)
    drawRect(colors.line, corner, size, style = stroke)
}

/** A second ring, and a bar below as under a word that is stressed. */
private fun DrawScope.drawAlarm(point: PointUi, cell: Size, colors: BoardColors, width: Float) {
    val middle = middle(point, cell)
    drawCircle(colors.line, min(cell.width, cell.height) * RING, middle, style = Stroke(width))
    val half = Offset(cell.width * BAR, 0f)
    val below = middle + Offset(0f, cell.height / 2 - width)
    drawLine(colors.line, below - half, below + half, width * 2)
}

private fun middle(point: PointUi, cell: Size) =
    Offset((point.column + 0.5f) * cell.width, (point.row + 0.5f) * cell.height)
