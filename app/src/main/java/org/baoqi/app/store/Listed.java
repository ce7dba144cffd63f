package org.baoqi.app.store;

import org.baoqi.speech.library.GameSummary;

/**
 * A game in a list.
 *
 * @param id what it is called outside of the database
 * @param row its number in it
 * @param addedAt when it came into the library
 */
public record Listed(String id, GameSummary summary, long row, long addedAt) {
    static Listed of(ListedRow row) {
        return new Listed(row.uid, row.summary(), row.id, row.addedAt);
    }
}
