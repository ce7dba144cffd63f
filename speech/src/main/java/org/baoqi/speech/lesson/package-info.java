/**
 * What a beginner is told: the spoken {@link org.baoqi.speech.lesson.Lesson} with its exercises, the help on every request
 * ({@link org.baoqi.speech.lesson.CommandHelp}) and the endgames to practise from.
 */
package org.baoqi.speech.lesson;
