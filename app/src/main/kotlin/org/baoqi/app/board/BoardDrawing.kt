package org.baoqi.app.board
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Fill
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit
import org.baoqi.app.kit.ui.BoardColors
import org.baoqi.app.settings.Choices.PieceStyle
import org.baoqi.rules.Piece
import org.baoqi.rules.Point
import org.baoqi.rules.Side
import kotlin.math.cos
import kotlin.math.min
import kotlin.math.sin

private const val COLUMNS = Point.FILES
private const val ROWS = Point.RANKS
private const val RIVER_ROW = 4
private const val DISC = 0.45f
private const val GLYPH = 0.56f
private const val STROKES_SIDE = 0.46f
private const val MARK_GAP = 0.08f
private const val MARK_ARM = 0.16f

// Where cannons and pawns start, from either edge: the corners that mark them on a printed board.
private val MARKED = listOf(1 to 2, 7 to 2) + (0..8 step 2).map { it to 3 }

/** The board's lines: files broken by the river, ranks, palaces and marks. One cell of [cell] surrounds each point. */
fun DrawScope.drawGrid(cell: Size, colors: BoardColors) {
    val thin = min(cell.width, cell.height) / 30
    fun line(from: Pair<Int, Int>, to: Pair<Int, Int>, width: Float = thin) =
        drawLine(colors.line, centre(cell, from), centre(cell, to), width)
    drawRect(colors.board)
    for (row in 0 until ROWS) line(0 to row, COLUMNS - 1 to row)
    for (column in 1 until COLUMNS - 1) {
        line(column to 0, column to RIVER_ROW)
        line(column to RIVER_ROW + 1, column to ROWS - 1)
    }
    for (column in listOf(0, COLUMNS - 1)) line(column to 0, column to ROWS - 1, thin * 2)
    for (top in listOf(0, ROWS - 3)) {
        line(3 to top, 5 to top + 2)
        line(5 to top, 3 to top + 2)
    }
    for ((column, rank) in MARKED) {
        drawMark(cell, column, rank, colors)
        drawMark(cell, column, ROWS - 1 - rank, colors)
    }
}

/** Four small corners around a point; at the board's edge only two. */
private fun DrawScope.drawMark(cell: Size, column: Int, row: Int, colors: BoardColors) {
    val unit = min(cell.width, cell.height)
    val point = centre(cell, column to row)
    for (x in listOf(-1, 1).filter { column + it in 0 until COLUMNS }) {
        for (y in listOf(-1, 1)) {
            val corner = point + Offset(x * unit * MARK_GAP, y * unit * MARK_GAP)
            drawLine(colors.line, corner, corner + Offset(x * unit * MARK_ARM, 0f), unit / 30)
            drawLine(colors.line, corner, corner + Offset(0f, y * unit * MARK_ARM), unit / 30)
        }
    }
}

/** The river's two words, each in its half. */
fun DrawScope.drawRiver(cell: Size, words: Pair<String, String>, measurer: TextMeasurer, colors: BoardColors) {
    val style = TextStyle(color = colors.line, fontSize = glyphSize(cell))
    for ((word, column) in listOf(words.first to 2, words.second to 6)) {
        val middle = centre(cell, column to RIVER_ROW) + Offset(0f, cell.height / 2)
        drawCentred(measurer, word, middle, style)
    }
}

/** A piece: Red's disc is round and light, Black's eight-sided and dark, so that shape tells them apart without colour. */
fun DrawScope.drawPiece(point: PointUi, cell: Size, measurer: TextMeasurer, colors: BoardColors) {
    val red = point.piece.orElse(null)?.side == Side.RED
    val middle = centre(cell, point.column to point.row)
    val radius = min(cell.width, cell.height) * DISC
    val outline = if (red) disc(middle, radius) else octagon(middle, radius)
    val ink = if (red) colors.redInk else colors.blackInk
    drawPath(outline, if (red) colors.redDisc else colors.blackDisc, style = Fill)
    drawPath(outline, if (red) colors.redInk else colors.rim, style = Stroke(radius / 9))
    if (red) drawCircle(ink, radius * 0.84f, middle, style = Stroke(radius / 22))
    point.piece.ifPresent { drawFace(it, middle, cell, measurer, ink, colors.pieces) }
}

private fun DrawScope.drawFace(
    piece: Piece,
    middle: Offset,
    cell: Size,
    measurer: TextMeasurer,
    ink: Color,
    style: PieceStyle,
) {
    val side = min(cell.width, cell.height) * STROKES_SIDE
    val strokes = Stroke(side / 7, cap = StrokeCap.Round, join = StrokeJoin.Round)
    when (val glyph = glyphOf(piece, style)) {
        null -> drawPath(strokesOf(piece.kind, middle, side), ink, style = strokes)
        else -> drawCentred(measurer, glyph, middle, TextStyle(ink, glyphSize(cell), FontWeight.Bold))
    }
}

private fun centre(cell: Size, at: Pair<Int, Int>) =
    Offset((at.first + 0.5f) * cell.width, (at.second + 0.5f) * cell.height)

/** Glyphs belong to the picture: they grow with the board, not with the font setting. */
private fun DrawScope.glyphSize(cell: Size): TextUnit = (min(cell.width, cell.height) * GLYPH).toSp()

private fun DrawScope.drawCentred(measurer: TextMeasurer, text: String, middle: Offset, style: TextStyle) {
    val layout = measurer.measure(text, style)
    drawText(layout, topLeft = middle - Offset(layout.size.width / 2f, layout.size.height / 2f))
}

private fun disc(middle: Offset, radius: Float) = Path().apply {
    addOval(Rect(middle, radius))
}

private fun octagon(middle: Offset, radius: Float) = Path().apply {
    for (corner in 0 until 8) {
        val angle = Math.PI / 8 + corner * Math.PI / 4
        val x = middle.x + radius * cos(angle).toFloat()
        val y = middle.y + radius * sin(angle).toFloat()
        if (corner == 0) moveTo(x, y) else lineTo(x, y)
    }
    close()
}
