package org.baoqi.app.settings;

/** What stands on the pieces. */
public enum PieceStyle {
    /** 繁體字, each side with its own: 帥 and 將. */
    TRADITIONAL,
    /** 简体字. */
    SIMPLIFIED,
    /** Signs of a few thick strokes: 日 for the horse, which goes along it. */
    STROKES,
    /** The letters of English notation: K A E H R C P. */
    LATIN
}
