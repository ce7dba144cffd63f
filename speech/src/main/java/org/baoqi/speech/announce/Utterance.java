package org.baoqi.speech.announce;

/**
 * What the voice says now.
 *
 * @param id a new one each time something is said, also when the same is said again: a voice that reports the end of an
 *     utterance names it
 */
public record Utterance(long id, Announcement announcement) {}
