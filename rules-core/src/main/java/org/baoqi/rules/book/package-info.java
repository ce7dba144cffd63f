/**
 * The five rule books: the verdict of each on a game as it stands, and by which article.
 *
 * <p>Start with {@code RuleBooks}. A book is an ordered list of judges and the {@code Regulations} that it keeps in the
 * tables of {@link org.baoqi.rules.law}; a new book is a class here and rows there.
 */
package org.baoqi.rules.book;
