package org.baoqi.app.shell
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.res.stringResource
import org.baoqi.app.R
import org.baoqi.app.game.Afterwards
import org.baoqi.app.game.GameScreen
import org.baoqi.app.game.MirroredGame
import org.baoqi.app.game.ScreenStaysOn
import org.baoqi.app.help.HelpForm
import org.baoqi.app.help.ScreenOffForm
import org.baoqi.app.home.HomeForm
import org.baoqi.app.kit.ScreenServices
import org.baoqi.app.kit.form.Form
import org.baoqi.app.kit.form.Row
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.kit.ui.FormScreen
import org.baoqi.app.kit.ui.Note
import org.baoqi.app.kit.ui.PageScreen
import org.baoqi.app.kit.ui.ScreenFrame
import org.baoqi.app.library.FilterForm
import org.baoqi.app.library.KeptGameForm
import org.baoqi.app.library.LibraryForm
import org.baoqi.app.library.SendIntents
import org.baoqi.app.library.SheetForm
import org.baoqi.app.library.StatisticsForm
import org.baoqi.app.library.TransferForm
import org.baoqi.app.mirror.HostForm
import org.baoqi.app.mirror.JoinForm
import org.baoqi.app.preferences.SettingsForm
import org.baoqi.app.preferences.VoiceForm
import org.baoqi.app.preferences.WordForm
import org.baoqi.app.preferences.WordsForm
import org.baoqi.app.referee.CardsForm
import org.baoqi.app.referee.CardsScreen
import org.baoqi.app.referee.ChecksForm
import org.baoqi.app.referee.DecisionForm
import org.baoqi.app.referee.EntriesForm
import org.baoqi.app.referee.EvidenceForm
import org.baoqi.app.referee.LargeTextForm
import org.baoqi.app.referee.LargeTextScreen
import org.baoqi.app.referee.LedgerForm
import org.baoqi.app.referee.RefereeForm
import org.baoqi.app.referee.RefereeSetupForm
import org.baoqi.app.referee.ResultForm
import org.baoqi.app.referee.RoundsForm
import org.baoqi.app.referee.WatchForm
import org.baoqi.app.referee.WatchScreen
import org.baoqi.app.review.ReviewForm
import org.baoqi.app.review.ReviewScreen
import org.baoqi.app.settings.Choices
import org.baoqi.app.setup.NewGameForm
import org.baoqi.app.setup.UsualGame
import org.baoqi.app.tutorial.TutorialForm
import org.baoqi.speech.match.MatchSetup
import java.time.LocalDate

/** Builds every screen of the app out of [services] and of what [app] keeps as long as the process lives. */
class Screens(private val app: BaoqiApplication, private val services: ScreenServices) {
    private val navigator = services.navigator

    /** Draws a screen. */
    @Composable
    fun Content(screen: Screen) {
        SendIntents(app.intents()) { services.say(services.text(R.string.no_app_for_it)) }
        if (screen is Screen.Game) ScreenStaysOn(app.game(), screenOn())
        Shown(screen)
    }

    @Composable
    private fun Shown(screen: Screen) = when (screen) {
        is Screen.Page -> PageScreen(form(screen.form), screen.key, navigator::back)
        is Screen.Game -> GameScreen(app.game(), app.voice(), isMagnified(), navigator::back, afterwards())
        is Screen.Review -> ReviewScreen(form(screen) as ReviewForm, app.voice(), pagesOf(screen), navigator::back)
        is Screen.Watching -> WatchScreen(form(screen) as WatchForm, pagesOf(screen), navigator::back)
        is Screen.LargeText -> LargeTextScreen(form(screen) as LargeTextForm, pagesOf(screen), navigator::back)
        is Screen.Cards -> CardsScreen(form(screen) as CardsForm, pagesOf(screen), navigator::back)
        is Screen.Mirrored -> Mirrored()
        else -> FormOf(screen)
    }

    /** The presenters of the screens that are forms. */
    private fun form(screen: Screen): Form = services.model(screen) {
        when (screen) {
            is Screen.Home -> home()
            is Screen.Settings -> SettingsForm(services)
            is Screen.Help -> HelpForm(services)
            is Screen.ScreenOff -> ScreenOffForm(services, app.intents()::go, app.intents()::ask)
            is Screen.Tutorial -> TutorialForm(services)
            is Screen.Voice -> VoiceForm(services)
            is Screen.TrickyWords -> WordsForm(services)
            is Screen.Tricky -> WordForm(services, screen.name)
            is Screen.Library -> LibraryForm(services, library())
            is Screen.Filter -> FilterForm(services, library())
            is Screen.Statistics -> StatisticsForm(services, library())
            is Screen.Transfer -> TransferForm(services, library(), app.intents(), app.received(), app.recovery())
            is Screen.KeptGame -> KeptGameForm(services, library(), app.intents(), screen.id)
            is Screen.Sheet -> SheetForm(services, library(), app.intents(), screen.id)
            is Screen.NewGame -> NewGameForm(services, screen.twoPlayers) { begin(it) }
            is Screen.Referee -> RefereeForm(services, app.referee())
            is Screen.RefereeSetup -> RefereeSetupForm(services, app.referee(), app.hosting()::close, screen)
            is Screen.Watching -> WatchForm(services, app.referee(), app.evidence())
            is Screen.Ledger -> LedgerForm(services, app.referee())
            is Screen.Entries -> EntriesForm(services, app.referee())
            is Screen.LargeText -> LargeTextForm(services, app.referee())
            is Screen.Recordings -> EvidenceForm(services, app.referee(), app.evidence())
            is Screen.Checks -> ChecksForm(services, app.referee())
            is Screen.Cards -> CardsForm(services, app.referee())
            is Screen.Decisions -> DecisionForm(services, app.referee())
            is Screen.RefereedResult -> ResultForm(services, app.referee())
            is Screen.Rounds -> RoundsForm(services, app.referee())
            is Screen.Hosting -> HostForm(services, app.hosting(), app.referee())
            is Screen.Join -> JoinForm(services, app.hostDiscovery(), app.joining())
            is Screen.Review -> ReviewForm(services, library(), app::newEngine, screen.id)
            is Screen.Game, is Screen.Page, is Screen.Mirrored -> throw IllegalArgumentException("no form: $screen")
        }
    }

    private fun home() =
        HomeForm(services, app.games(), app.faults(), app.intents()::share, UsualGame(services, ::begin))

    private fun library() = app.backgroundLibrary(services.words)

    private fun screenOn() = services.settings().get(Choices.SCREEN_ON)

    private fun isMagnified() = services.settings().get(Choices.MAGNIFIER)

    /** What can be done with a game of this phone that has ended. */
    private fun afterwards() = listOf(
        Afterwards(R.string.review_title) { withKept { Screen.Review(it) } },
        Afterwards(R.string.game_again) { app.game().again(false, LocalDate.now()) },
        Afterwards(R.string.game_other_sides) { app.game().again(true, LocalDate.now()) },
        Afterwards(R.string.sheet_title) { withKept { Screen.Sheet(it) } },
        Afterwards(R.string.game_share) { withKept { Screen.KeptGame(it) } },
    )

    private fun withKept(screen: (String) -> Screen) = app.game().kept().ifPresent { navigator.open(screen(it)) }

    private fun begin(setup: MatchSetup) {
        app.game().begin(setup)
        navigator.openFromHome(Screen.Game())
    }

    /** Opens what a row of a screen has to choose from. */
    private fun pagesOf(screen: Screen) = { row: Row.Page -> navigator.open(Screen.Page(screen, row.key())) }

    /** After the process died nothing is followed: the way leads on through the door. */
    @Composable
    private fun Mirrored() {
        val game = remember { app.joining().game().orElse(null) }
        if (game == null) FormOf(Screen.Join()) else Mirrored(game)
    }

    @Composable
    private fun Mirrored(game: MirroredGame) {
        val ui by game.ui().collectAsState()
        if (ui.isPresent) {
            ScreenStaysOn(game, screenOn())
            GameScreen(game, app.voice(), isMagnified(), navigator::back)
        } else {
            val news by game.news().collectAsState()
            ScreenFrame(stringResource(R.string.mirror_join), navigator::back) {
                Note(news.ifEmpty { stringResource(R.string.game_loading) })
            }
        }
    }

    @Composable
    private fun FormOf(screen: Screen) = FormScreen(
        form(screen),
        onOpen = pagesOf(screen),
        onBack = navigator::back.takeUnless { screen is Screen.Home },
    )
}
