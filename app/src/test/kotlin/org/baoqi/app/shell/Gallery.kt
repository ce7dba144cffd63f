package org.baoqi.app.shell
import androidx.compose.ui.test.junit4.ComposeTestRule
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.library.LIBRARY_EXHIBITS
import org.baoqi.app.settings.Choices.PieceStyle
import org.baoqi.speech.words.Words

/** A screen that is drawn and checked in every language, theme and size. */
class Exhibit(
    val name: String,
    val screen: Screen,
    /** Nine points across a phone leave each less than the 48 dp that Google asks for; the keypad is the other way. */
    val hasBoard: Boolean = false,
    val pieces: PieceStyle = PieceStyle.TRADITIONAL,
    /** Whether it shows what it is to show, where other threads have a part in that. */
    val isReady: (BaoqiApplication, Words) -> Boolean = { _, _ -> true },
    /** What a user does before it is looked at. */
    val arrange: (ComposeTestRule) -> Unit = {},
    val prepare: (BaoqiApplication) -> Unit = {},
)

/** Every screen of the app. A new one joins with a line here. */
val GALLERY = listOf(
    Exhibit("home", Screen.Home()),
    Exhibit("new-game", Screen.NewGame(false)),
    Exhibit("two-players", Screen.NewGame(true)),
    Exhibit("time-control", Screen.Page(Screen.NewGame(false), "game.time.RED")),
    Exhibit("endgames", Screen.Page(Screen.NewGame(false), "game.fen")),
    Exhibit("settings", Screen.Settings()),
    Exhibit("theme", Screen.Page(Screen.Settings(), "theme")),
    Exhibit("help", Screen.Help()),
    Exhibit("screen-off", Screen.ScreenOff()),
    Exhibit("tutorial", Screen.Tutorial()),
    Exhibit("voice", Screen.Voice()),
    Exhibit("tricky-words", Screen.TrickyWords()),
    Exhibit("tricky-word", Screen.Tricky("炮")),
) + GAME_EXHIBITS + LIBRARY_EXHIBITS + REFEREE_EXHIBITS
