/**
 * 同步: phones on one local network that follow one match. The referee's phone hosts; its log is the log and its clock is
 * the clock. What a player does on his own phone is proposed to the host, which rules on it; what the host writes down
 * reaches every phone in order.
 *
 * <p>{@link org.baoqi.speech.mirror.Host} and {@link org.baoqi.speech.mirror.Replica} are the two ends as plain state:
 * messages in, messages out. {@link org.baoqi.speech.mirror.MirrorServer} and {@link org.baoqi.speech.mirror.MirrorLink}
 * carry them over WebSockets, sealed with keys that both have from a spoken code.
 */
package org.baoqi.speech.mirror;
