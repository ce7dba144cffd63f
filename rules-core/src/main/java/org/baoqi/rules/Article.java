package org.baoqi.rules;

import java.util.Objects;

/**
 * 條: the place of a rule in a book. Where the book in force is silent and another's rule is followed, the article is
 * that other book's, so that everybody can see whose rule it is.
 *
 * @param book the book's short name, like TW113
 * @param place the place in the book, as the book counts
 */
public record Article(String book, String place) {
    public Article {
        Objects.requireNonNull(book);
        Objects.requireNonNull(place);
    }

    /** Reads {@code XQEF 126(2)}: the book, a blank, the place. */
    public static Article parse(String text) {
        int blank = text.indexOf(' ');
        if (blank < 0) throw new IllegalArgumentException("no place in a book: " + text);
        return new Article(text.substring(0, blank), text.substring(blank + 1));
    }

    @Override
    public String toString() {
        return book + " " + place;
    }
}
