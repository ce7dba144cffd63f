/**
 * The database of games: its tables, the game that is being played or refereed, the library with its searches, backups,
 * and recovery from a damaged file. All of it waits for the disk, so that only {@link
 * org.baoqi.app.store.BackgroundLibrary} may be used on the main thread.
 *
 * <p>Settings are not here, nor files of other apps. Start with {@link org.baoqi.app.store.GameStore} and {@link
 * org.baoqi.app.store.RoomGameStore} for a game that goes on, with {@link org.baoqi.app.store.Library} for those that
 * are kept.
 */
package org.baoqi.app.store;
