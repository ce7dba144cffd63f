/**
 * The languages and their words. {@link org.baoqi.speech.words.Words} has the phrases of one language from the files
 * beside it, {@link org.baoqi.speech.words.Pronunciation} writes a text the way a voice must be given it, and the other
 * classes named {@code …Words} put one kind of thing into a sentence: a position, a verdict, a foul, a record, what the
 * engine thinks.
 *
 * <p>What is announced in a match, and how urgently, is in {@link org.baoqi.speech.announce}; what people say to the
 * program is in {@link org.baoqi.speech.hear}. Start with {@code Words} and {@code SpokenLanguage}.
 */
package org.baoqi.speech.words;
