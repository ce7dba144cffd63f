/**
 * Files and texts of games: PGN, DhtmlXQ, UCCI and FEN are read and, but for FEN, written; XQF, CBR and CBL are read.
 *
 * <p>Start with {@code GameReader}, which takes whatever people have and says what of it could not be read.
 */
package org.baoqi.rules.record.io;
