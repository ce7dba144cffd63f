/**
 * 同步: phones on one local network that follow one match. The referee's phone hosts; its log is the log and its clock is
 * the clock. What a player does on his own phone is proposed to the host, which rules on it; what the host writes down
 * reaches every phone in order.
 *
 * <p>{@link org.baoqi.speech.mirror.Host} and {@link org.baoqi.speech.mirror.Replica} are the two ends as plain state:
 * messages in, messages out. {@link org.baoqi.speech.mirror.MirrorServer} and {@link org.baoqi.speech.mirror.MirrorLink}
 * carry them over sockets ({@link org.baoqi.speech.mirror.FrameLoop}), sealed with keys that both have from a spoken code. A
 * device is its key, and its key has one seat ({@link org.baoqi.speech.mirror.KeyRing}).
 */
package org.baoqi.speech.mirror;
