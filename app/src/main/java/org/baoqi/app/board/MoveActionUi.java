package org.baoqi.app.board;

import org.baoqi.rules.Move;

/** A move that can be played from a point without looking for where it ends: 炮二進七，吃馬. */
public record MoveActionUi(String label, Move move) {}
