/**
 * The game screen. {@link org.baoqi.app.game.GameHost} is the game that is played on this phone, {@link
 * org.baoqi.app.game.MirroredGame} one whose referee sits at another; both are a {@link org.baoqi.app.game.ScreenGame}.
 * The presenters turn a moment of a game ({@code GameView}) into the record that is drawn, {@link
 * org.baoqi.app.game.GameUi}.
 *
 * <p>Nothing about the match is decided here: that is {@code org.baoqi.speech.table}. Kotlin draws it in {@code
 * GameScreen.kt}. Start with {@code ScreenGame}, then {@code GameModel}, which both games share.
 */
package org.baoqi.app.game;
