/**
 * What all screens are drawn with in Compose, written in Kotlin: frames and controls, forms, colours, languages, and the
 * reading of screens to a finger. A feature's own drawing is in its package. Start with {@code FormScreen.kt} and {@code
 * Controls.kt}.
 */
package org.baoqi.app.kit.ui;
