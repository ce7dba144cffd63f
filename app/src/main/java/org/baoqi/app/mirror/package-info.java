/**
 * Matches over the local network: letting players' phones in ({@link org.baoqi.app.mirror.Hosting}), following the match of
 * another phone ({@link org.baoqi.app.mirror.Joining}), and finding one another. The protocol is in {@code speech}, the
 * screen of a followed game in {@code game}. Start with {@code Hosting}.
 */
package org.baoqi.app.mirror;
