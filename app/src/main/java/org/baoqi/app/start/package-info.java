/**
 * The questions of the very first start, which are spoken before anything is known of the user. The lesson that may follow is
 * in {@code tutorial}. Start with {@link org.baoqi.app.start.FirstStart}.
 */
package org.baoqi.app.start;
