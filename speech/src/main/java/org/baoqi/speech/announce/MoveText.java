package org.baoqi.speech.announce;

import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Verbosity.Detail;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpelledMove;
import org.baoqi.speech.words.Words;

/** A move in words: the four characters of 報棋, then what the listener wants to hear besides. */
record MoveText(Speaker speaker, Verbosity verbosity) {

    /** 炮二進七，吃馬，將軍. */
    Speaker.Text of(Position before, Move move) {
        Piece piece = before.pieceAt(move.from()).orElseThrow(() -> new IllegalArgumentException(move.iccs()));
        Speaker.Text said = bare(before, move);
        if (verbosity.has(Detail.PIECE_NAMES)) said = named(piece, said);
        if (verbosity.has(Detail.COORDINATES)) said = withPoints(said, move, piece.side());
        if (verbosity.has(Detail.CAPTURE)) said = withCapture(said, before, move);
        return verbosity.has(Detail.CHECK) && checks(before, move) ? speaker.text("announce.checks", said) : said;
    }

    /** 炮二平五: all that the annex asks for (XQEF 附表七 六3(2)). */
    Speaker.Text bare(Position before, Move move) {
        Language texts = speaker.voice().texts();
        String written = texts.notation().write(before, move);
        return texts == Language.ENGLISH ? english(written) : same(written);
    }

    static boolean checks(Position before, Move move) {
        return before.play(move).isInCheck(before.sideToMove().opposite());
    }

    static Speaker.Text same(String written) {
        return new Speaker.Text(written, written);
    }

    /** The letters and signs of WXF are for the eye only. With names in full they are for neither. */
    private Speaker.Text english(String written) {
        String spelled = SpelledMove.spell(written);
        return verbosity.has(Detail.PIECE_NAMES) ? same(spelled) : new Speaker.Text(written, spelled);
    }

    /** 紅炮二平五; 紅兵，前三進一, where the notation leaves the pawn out. */
    private Speaker.Text named(Piece piece, Speaker.Text said) {
        boolean isNamed = said.shown().contains(words().name(piece));
        return isNamed
                ? speaker.text("announce.colour", words().say("colour." + piece.side()), said)
                : speaker.text("announce.piece", piece, said);
    }

    private Speaker.Text withPoints(Speaker.Text said, Move move, Side mover) {
        return speaker.text("announce.points", said, point(move.from(), mover), point(move.to(), mover));
    }

    private String point(Point point, Side mover) {
        return words().say("point.short", point.fileFor(mover), point.rankFor(mover) + 1);
    }

    private Speaker.Text withCapture(Speaker.Text said, Position before, Move move) {
        return before.pieceAt(move.to())
                .map(captive -> speaker.text("announce.takes", said, words().name(captive)))
                .orElse(said);
    }

    private Words words() {
        return speaker.words();
    }
}
