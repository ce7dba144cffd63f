/** The screen that lists everything that can be said. The phrases are in {@code speech}. */
package org.baoqi.app.help;
