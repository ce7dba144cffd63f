/**
 * The referee's side of the phone: the match that he watches ({@link org.baoqi.app.referee.RefereedMatch}), its screens, and
 * a club's round-robin. What he may enter and what comes of it is decided in {@code speech}; letting players' phones in is in
 * {@code mirror}. Start with {@code RefereedMatch}, then {@code WatchForm}.
 */
package org.baoqi.app.referee;
