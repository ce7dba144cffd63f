package org.baoqi.app.shell
import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import org.baoqi.app.R
import org.baoqi.app.board.stopAndRepeat
import org.baoqi.app.kit.ScreenServices
import org.baoqi.app.kit.ui.BaoqiTheme
import org.baoqi.app.kit.ui.LocalReaderTells
import org.baoqi.app.kit.ui.LocalVoicing
import org.baoqi.app.kit.ui.Localized
import org.baoqi.app.kit.ui.ReaderTells
import org.baoqi.app.kit.ui.Voicing
import org.baoqi.app.kit.ui.screenReaderIsOn
import org.baoqi.app.settings.Choices
import org.baoqi.app.speak.LiveRegionNodes
import org.baoqi.app.speak.LiveRegions
import org.baoqi.app.start.FirstStartScreen
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.Words

/** The whole app: the screen where the user is, in his language and colours. Nothing is shown before both are known. */
@Composable
fun BaoqiApp(app: BaoqiApplication, model: MainModel) {
    val read by app.settings().settings().collectAsState()
    val settings = read.orElse(null) ?: return
    Localized(settings.get(Choices.LANGUAGE).orElse(null)) {
        BaoqiTheme(settings) {
            val services = screenServices(app, model)
            Box(Modifier.stopAndRepeat(app.voice().speaking())) {
                CompositionLocalProvider(
                    LocalVoicing provides voicing(services),
                    LocalReaderTells provides remember(app) { readerTells(app.voice().regions()) },
                ) {
                    when {
                        settings.get(Choices.STARTED) -> CurrentScreen(app, services)
                        else -> FirstStartScreen(model.firstStart(app, services.words.language()))
                    }
                }
                LiveRegionNodes(app.voice().regions())
            }
        }
    }
}

private fun readerTells(regions: LiveRegions) = object : ReaderTells {
    override fun place(name: String) = regions.readerTells(name)

    override fun screen(title: String) = regions.opened(title)
}

@Composable
private fun screenServices(app: BaoqiApplication, model: MainModel): ScreenServices {
    val resources = LocalResources.current
    val language = Language.fromTag(resources.getString(R.string.language)).get()
    return remember(model, language) {
        app.screens(model.navigator(), model.screens(), Words.`in`(language)) { id, values ->
            resources.getString(id, *values)
        }
    }
}

/** Where the user wants the screens read, and no screen reader does it. The first start speaks for itself. */
@Composable
private fun voicing(services: ScreenServices): Voicing? {
    val chosen = services.settings()
    val wanted = chosen.get(Choices.STARTED) && chosen.get(Choices.READ_SCREENS) && !screenReaderIsOn()
    return remember(services, wanted) {
        if (wanted) Voicing(services::say, services::mention, services.voice.speaking()::stop) else null
    }
}

/** Each screen finds its scrolled place again when the user comes back to it. */
@Composable
private fun CurrentScreen(app: BaoqiApplication, services: ScreenServices) {
    val screens = remember(app, services) { Screens(app, services) }
    val way by services.navigator.stack().collectAsState()
    val places = rememberSaveableStateHolder()
    BackHandler(enabled = way.size > 1, onBack = services.navigator::back)
    places.SaveableStateProvider(way.last().text()) { screens.Content(way.last()) }
    LaunchedEffect(way) { services.models.keep(way) }
}
