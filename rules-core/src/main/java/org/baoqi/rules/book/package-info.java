/**
 * The five rule books: the verdict of each on a game as it stands, and the article it rests on.
 *
 * <p>Start with {@code RuleBooks} and one of the books in it, {@code Xqef}. A book is an ordered list of {@code
 * Judges}, a {@code RepetitionRule}, and the {@code Regulations} that it keeps in the tables of {@link
 * org.baoqi.rules.law}; a new book is a class here and rows there. How the moves of a repetition are classed is in
 * {@link org.baoqi.rules.book.repetition}.
 */
package org.baoqi.rules.book;
