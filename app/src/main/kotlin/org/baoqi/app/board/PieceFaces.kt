package org.baoqi.app.board
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.vector.PathParser
import org.baoqi.app.settings.Choices.PieceStyle
import org.baoqi.rules.Kind
import org.baoqi.rules.Piece
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.Words

/** The side of the square in which [STROKES] are drawn. */
internal const val STROKE_SQUARE = 100f

/** Signs that differ at a glance: 王, 士, 田 and 日 as elephant and horse go, 十 as the rook goes, 火, and an arrow. */
private val STROKES: Map<Kind, Path> = mapOf(
    Kind.KING to "M14,14H86M20,50H80M8,88H92M50,14V88",
    Kind.ADVISOR to "M4,40H96M50,8V90M20,90H80",
    Kind.ELEPHANT to "M12,12H88V88H12ZM50,12V88M12,50H88",
    Kind.HORSE to "M24,8H76V92H24ZM24,50H76",
    Kind.ROOK to "M4,50H96M50,4V96",
    Kind.CANNON to "M50,6V46L12,94M50,46L88,94M14,26L28,50M86,26L72,50",
    Kind.PAWN to "M50,8V96M10,48L50,8L90,48",
).mapValues { (_, data) -> PathParser().parsePathString(data).toPath() }

/** The text on a piece; null where it is drawn in strokes. */
internal fun glyphOf(piece: Piece, style: PieceStyle): String? = when (style) {
    PieceStyle.TRADITIONAL -> Words.`in`(Language.TRADITIONAL).glyph(piece)
    PieceStyle.SIMPLIFIED -> Words.`in`(Language.SIMPLIFIED).glyph(piece)
    PieceStyle.LATIN -> Words.`in`(Language.ENGLISH).glyph("board", piece).uppercase()
    PieceStyle.STROKES -> null
}

/** The strokes of a piece around [middle], in a square of [side]. */
internal fun strokesOf(kind: Kind, middle: Offset, side: Float): Path = Path().apply {
    addPath(STROKES.getValue(kind))
    transform(
        Matrix().apply {
            translate(middle.x - side / 2, middle.y - side / 2)
            scale(side / STROKE_SQUARE, side / STROKE_SQUARE)
        },
    )
}
