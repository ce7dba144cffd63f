package org.baoqi.speech.mirror;

/** One line of the shared log: the text of an event of the match, without line ends. */
public record Entry(long index, String text) {}
