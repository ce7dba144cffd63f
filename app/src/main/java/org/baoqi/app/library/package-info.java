/**
 * The screens of the game library: list, search, statistics, one game and its record sheet, and games in and out by files and
 * other apps. Where games are kept is {@code store}, and reviewing one is {@code review}. Start with {@link
 * org.baoqi.app.library.LibraryForm}.
 */
package org.baoqi.app.library;
