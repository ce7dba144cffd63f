package org.baoqi.rules.book;

import java.util.List;
import java.util.Optional;

/** The list of all rule books. */
public final class RuleBooks {
    private static final List<RuleBook> ALL = List.of(Tw113.BOOK, Xqef.BOOK, Cxa2011.BOOK, Lions.BOOK, Axf.BOOK);

    private RuleBooks() {}

    public static List<RuleBook> all() {
        return ALL;
    }

    /** The book of this id, in either case. */
    public static Optional<RuleBook> byId(String id) {
        return ALL.stream().filter(book -> book.id().equalsIgnoreCase(id)).findFirst();
    }
}
