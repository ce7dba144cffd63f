/**
 * The desk tool, {@code ./baoqi}: one {@link org.baoqi.speech.desk.DeskCommand} a run, listed in {@link
 * org.baoqi.speech.desk.Desk}. {@link org.baoqi.speech.desk.Play}, {@link org.baoqi.speech.desk.Refereeing} and {@link
 * org.baoqi.speech.desk.MirrorHosting} carry what is typed to a table; {@link org.baoqi.speech.desk.DeskOutput} prints and
 * speaks what is said.
 *
 * <p>Nothing here is in the app, and nothing here decides about a match. Words that only this tool has are in the resources
 * beside it.
 */
package org.baoqi.speech.desk;
