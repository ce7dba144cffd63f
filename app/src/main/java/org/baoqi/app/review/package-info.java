/**
 * 覆盤 of a kept game on the phone: board, rows, the thread on which it runs, and the engine that is asked. What a review can do
 * is decided by {@code ReviewSession} of {@code speech}. Start with {@code ReviewForm}, then {@code ReviewThread}.
 */
package org.baoqi.app.review;
