/**
 * 監局: the judges. Each answers from the state of a match alone, with a {@link org.baoqi.speech.referee.Ruling}: the events
 * that follow, or why nothing does. {@link org.baoqi.speech.referee.TurnReferee} judges what a side does in its turn, {@link
 * org.baoqi.speech.referee.TableReferee} what it wants besides, {@link org.baoqi.speech.referee.SupervisingReferee} what a referee at
 * the table sees and decides; {@link org.baoqi.speech.referee.RefereeInput} is what he enters, {@link
 * org.baoqi.speech.referee.RefereeLines} how he types it.
 *
 * <p>Nothing is stored or said here: that is {@code speech.table}'s.
 */
package org.baoqi.speech.referee;
