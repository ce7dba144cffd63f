package org.baoqi.app;

import java.util.Optional;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;

/**
 * One point of the board as it is drawn and read.
 *
 * @param at the point itself
 * @param column place from the screen's left, 0-8
 * @param row place from the screen's top, 0-9
 * @param piece what stands there
 * @param glyph the piece's 漢字; empty where none stands
 * @param spoken what TalkBack and the app's own voice say
 */
public record PointUi(Point at, int column, int row, Optional<Piece> piece, String glyph, String spoken) {}
