/**
 * The board on the screen: its points as records that are drawn and read ({@link org.baoqi.app.board.PointUi}, made by
 * {@link org.baoqi.app.board.BoardPresenter}), and a finger that explores them where no screen reader does.
 *
 * <p>What a tap does is decided in {@code org.baoqi.speech.talk}, and what comes of it by the screen that has the
 * board. Drawing is Kotlin's: {@code Board.kt}. Start with {@code BoardPresenter}; for fingers with {@link
 * org.baoqi.app.board.FingerExplorer}, which decides, and {@link org.baoqi.app.board.FingerReader}, which speaks.
 */
package org.baoqi.app.board;
