/**
 * For beginners: the spoken {@link org.baoqi.speech.lesson.Lesson} with its exercises, the help on every request
 * ({@link org.baoqi.speech.lesson.CommandHelp}) and the endgames to practise from.
 */
package org.baoqi.speech.lesson;
