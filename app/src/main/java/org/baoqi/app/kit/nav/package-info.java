/**
 * The way through the app: the screens there are ({@link org.baoqi.app.kit.nav.Screen}), the way that the user came
 * ({@link org.baoqi.app.kit.nav.Navigator}), and what screens keep while another one is open. Which presenter and which
 * drawing a screen has is decided in {@code shell}. Start with {@code Screen}.
 */
package org.baoqi.app.kit.nav;
