/**
 * What is said of a match, as values. {@link org.baoqi.speech.announce.Announcer} makes {@link
 * org.baoqi.speech.announce.Announcement}s: the text that is shown, the text that a voice is given, how urgent it is and
 * which short sound goes before it. {@link org.baoqi.speech.announce.SpeechQueue} keeps them in order, so that one is said
 * at a time and none is lost.
 *
 * <p>When something is announced is not decided here but by whoever tells of the match; and no sound is made here: voices
 * are the app's. Start with {@code Announcer}.
 */
package org.baoqi.speech.announce;
