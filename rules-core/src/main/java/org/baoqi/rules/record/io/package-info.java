/**
 * Files and texts of games: PGN, DhtmlXQ, UCCI and FEN are read and, but for FEN, written; XQF, CBR and CBL are read.
 *
 * <p>Start with {@code GameReader}, which finds the format of a file by its content and answers with a {@code GameReading}:
 * the games, and the problems with what could not be read. Nothing here touches the file system.
 */
package org.baoqi.rules.record.io;
