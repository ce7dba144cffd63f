package org.baoqi.app

import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.res.stringResource
import org.baoqi.app.form.Form
import org.baoqi.app.form.Row
import org.baoqi.app.game.GameScreen
import org.baoqi.app.game.MirroredGame
import org.baoqi.app.help.HelpForm
import org.baoqi.app.home.HomeForm
import org.baoqi.app.library.ErrandRunner
import org.baoqi.app.library.FilterForm
import org.baoqi.app.library.KeptGameForm
import org.baoqi.app.library.LibraryForm
import org.baoqi.app.library.ReviewForm
import org.baoqi.app.library.ReviewScreen
import org.baoqi.app.library.SheetForm
import org.baoqi.app.library.StatisticsForm
import org.baoqi.app.library.TransferForm
import org.baoqi.app.mirror.HostForm
import org.baoqi.app.mirror.JoinForm
import org.baoqi.app.nav.Screen
import org.baoqi.app.referee.DecisionForm
import org.baoqi.app.referee.LedgerForm
import org.baoqi.app.referee.RefereeForm
import org.baoqi.app.referee.ResultForm
import org.baoqi.app.referee.RoundsForm
import org.baoqi.app.referee.SetupForm
import org.baoqi.app.referee.WatchForm
import org.baoqi.app.referee.WatchScreen
import org.baoqi.app.settings.Choices
import org.baoqi.app.settings.SettingsForm
import org.baoqi.app.setup.NewGameForm
import org.baoqi.app.tutorial.TutorialForm
import org.baoqi.app.ui.FormScreen
import org.baoqi.app.ui.Note
import org.baoqi.app.ui.PickScreen
import org.baoqi.app.ui.ScreenFrame
import org.baoqi.app.voice.VoiceForm
import org.baoqi.app.voice.WordForm
import org.baoqi.app.voice.WordsForm
import org.baoqi.speech.match.MatchSetup

/** What each screen shows. */
@Composable
fun ScreenContent(screen: Screen, scene: Scene) = when (screen) {
    is Screen.Pick -> PickScreen(scene.form(screen.form), screen.row, scene.navigator::back)

    is Screen.Game -> GameScreen(
        scene.app.game(),
        scene.app.voice(),
        scene.settings().get(Choices.MAGNIFIER),
        scene.navigator::back,
    )

    is Screen.Review -> Reviewing(screen, scene)

    is Screen.Library, is Screen.KeptGame, is Screen.Sheet, is Screen.Transfer -> {
        ErrandRunner(scene.app.errands())
        FormOf(screen, scene)
    }

    is Screen.Watching -> Watching(screen, scene)

    is Screen.Mirrored -> Mirrored(scene)

    else -> FormOf(screen, scene)
}

/** The screens that are forms. */
private fun Scene.form(screen: Screen): Form = model(screen) {
    when (screen) {
        is Screen.Home -> HomeForm(this)
        is Screen.Settings -> SettingsForm(this)
        is Screen.Help -> HelpForm(this)
        is Screen.Tutorial -> TutorialForm(this)
        is Screen.Voice -> VoiceForm(this)
        is Screen.TrickyWords -> WordsForm(this)
        is Screen.Tricky -> WordForm(this, screen.name)
        is Screen.Library -> LibraryForm(this)
        is Screen.Filter -> FilterForm(this)
        is Screen.Statistics -> StatisticsForm(this)
        is Screen.Transfer -> TransferForm(this)
        is Screen.KeptGame -> KeptGameForm(this, screen.id)
        is Screen.Sheet -> SheetForm(this, screen.id)
        is Screen.NewGame -> NewGameForm(this, screen.twoPlayers) { begin(it) }
        is Screen.Referee -> RefereeForm(this)
        is Screen.RefereeSetup -> SetupForm(this, screen.pairing)
        is Screen.Watching -> WatchForm(this)
        is Screen.Ledger -> LedgerForm(this)
        is Screen.Decisions -> DecisionForm(this)
        is Screen.RefereedResult -> ResultForm(this)
        is Screen.Rounds -> RoundsForm(this)
        is Screen.Hosting -> HostForm(this)
        is Screen.Join -> JoinForm(this)
        is Screen.Review -> ReviewForm(this, screen.id)
        is Screen.Game, is Screen.Pick, is Screen.Mirrored -> throw IllegalArgumentException("no form: $screen")
    }
}

private fun Scene.begin(setup: MatchSetup) {
    app.game().begin(setup)
    navigator.openFromHome(Screen.Game())
}

/** Opens what a row of a screen has to choose from. */
private fun Scene.pagesOf(screen: Screen) = { row: Row -> navigator.open(Screen.Pick(screen, row.id())) }

@Composable
private fun Reviewing(screen: Screen.Review, scene: Scene) = ReviewScreen(
    scene.form(screen) as ReviewForm,
    scene.app.voice(),
    onPick = scene.pagesOf(screen),
    onBack = scene.navigator::back,
)

@Composable
private fun Watching(screen: Screen, scene: Scene) = WatchScreen(
    scene.form(screen) as WatchForm,
    onPick = scene.pagesOf(screen),
    onBack = scene.navigator::back,
)

/** After the process died nothing is followed: the way leads on through the door. */
@Composable
private fun Mirrored(scene: Scene) {
    val game = remember { scene.app.joining().game().orElse(null) }
    if (game == null) FormOf(Screen.Join(), scene) else Mirrored(game, scene)
}

@Composable
private fun Mirrored(game: MirroredGame, scene: Scene) {
    val ui by game.ui().collectAsState()
    if (ui.isPresent) {
        GameScreen(game, scene.app.voice(), scene.settings().get(Choices.MAGNIFIER), scene.navigator::back)
    } else {
        val news by game.news().collectAsState()
        ScreenFrame(stringResource(R.string.mirror_join), scene.navigator::back) {
            Note(news.ifEmpty { stringResource(R.string.game_loading) })
        }
    }
}

@Composable
private fun FormOf(screen: Screen, scene: Scene) = FormScreen(
    scene.form(screen),
    onPick = scene.pagesOf(screen),
    onBack = scene.navigator::back.takeUnless { screen is Screen.Home },
)
