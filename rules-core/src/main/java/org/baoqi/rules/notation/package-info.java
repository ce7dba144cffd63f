/**
 * Moves in writing: eight forms to write, and every variant that people use to read.
 *
 * <p>Words are read without a board ({@code WrittenMove}) and then asked what they mean in a position ({@code Resolution}).
 */
package org.baoqi.rules.notation;
