package org.baoqi.app

import org.baoqi.app.nav.Screen

/** A screen that is drawn and checked in every language, theme and size. */
class Exhibit(
    val name: String,
    val screen: Screen,
    /** Nine points across a phone leave each less than the 48 dp that Google asks for; the keypad is the other way. */
    val hasBoard: Boolean = false,
    val prepare: (BaoqiApplication) -> Unit = {},
)

/** Every screen of the app. A new one joins with a line here. */
val GALLERY = listOf(
    Exhibit("home", Screen.Home()),
    Exhibit("new-game", Screen.NewGame(false)),
    Exhibit("two-players", Screen.NewGame(true)),
    Exhibit("time-control", Screen.Pick(Screen.NewGame(false), "game.time.RED")),
    Exhibit("settings", Screen.Settings()),
    Exhibit("theme", Screen.Pick(Screen.Settings(), "theme")),
    Exhibit("help", Screen.Help()),
    Exhibit("tutorial", Screen.Tutorial()),
    Exhibit("voice", Screen.Voice()),
    Exhibit("tricky-words", Screen.TrickyWords()),
)
