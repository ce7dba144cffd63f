package org.baoqi.speech.lesson;

/**
 * What the teacher says to an answer.
 *
 * @param right whether the exercise is done
 */
public record Answer(boolean right, String said) {}
