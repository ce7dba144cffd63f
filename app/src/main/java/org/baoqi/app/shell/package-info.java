/**
 * The application, its window, and how its screens are built: {@link org.baoqi.app.shell.BaoqiApplication} owns what
 * lives as long as the process, {@code MainActivity} is the one window, and {@code Screens.kt} makes the presenter of
 * each screen.
 *
 * <p>No screen and no feature is here. Start with {@code BaoqiApplication}.
 */
package org.baoqi.app.shell;
