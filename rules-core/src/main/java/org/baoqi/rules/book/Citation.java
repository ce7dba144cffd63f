package org.baoqi.rules.book;

import org.baoqi.rules.Article;

/** Where a book tells the players to change, and where it says what happens if they do not. */
record Citation(Article warning, Article decision) {

    static Citation of(String book, String warning, String decision) {
        return new Citation(new Article(book, warning), new Article(book, decision));
    }

    Article at(Stage stage) {
        return stage == Stage.DECIDED ? decision : warning;
    }
}
