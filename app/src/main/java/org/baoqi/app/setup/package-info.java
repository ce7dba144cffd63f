/**
 * A new game on this phone, from the form in which it is agreed upon to the {@code MatchSetup}. The game itself is in {@code
 * game}; a refereed game has a form of its own in {@code referee}. Start with {@link org.baoqi.app.setup.NewGameForm}.
 */
package org.baoqi.app.setup;
