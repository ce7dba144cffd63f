package org.baoqi.app
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
import org.baoqi.app.settings.Choices
import org.baoqi.app.start.FirstStartScreen
import org.baoqi.app.ui.BaoqiTheme
import org.baoqi.app.ui.LocalVoicing
import org.baoqi.app.ui.Localized
import org.baoqi.app.ui.Voicing
import org.baoqi.app.ui.screenReaderIsOn
import org.baoqi.app.voice.LiveRegionNodes
import org.baoqi.app.voice.stopAndRepeat
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.Words

/** The whole app: the screen where the user is, in his language and colours. Nothing is shown before both are known. */
@Composable
fun BaoqiApp(app: BaoqiApplication, model: MainModel) {
    val read by app.settings().settings().collectAsState()
    val settings = read.orElse(null) ?: return
    Localized(settings.get(Choices.LANGUAGE).orElse(null)) {
        BaoqiTheme(settings) {
            val scene = scene(app, model)
            Box(Modifier.stopAndRepeat(app.voice().speaking())) {
                CompositionLocalProvider(LocalVoicing provides voicing(scene)) {
                    when {
                        settings.get(Choices.STARTED) -> CurrentScreen(scene)
                        else -> FirstStartScreen(model.firstStart(app, scene.words.language()))
                    }
                }
                LiveRegionNodes(app.voice().regions())
            }
        }
    }
}

@Composable
private fun scene(app: BaoqiApplication, model: MainModel): Scene {
    val resources = LocalResources.current
    val language = Language.fromTag(resources.getString(R.string.language)).get()
    return remember(model, language) {
        Scene(app, model.navigator(), model.screens(), Words.`in`(language)) { id, values ->
            resources.getString(id, *values)
        }
    }
}

/** Where the user wants the screens read, and no screen reader does it. The first start speaks for itself. */
@Composable
private fun voicing(scene: Scene): Voicing? {
    val chosen = scene.settings()
    val wanted = chosen.get(Choices.STARTED) && chosen.get(Choices.READ_SCREENS) && !screenReaderIsOn()
    return remember(scene, wanted) {
        if (wanted) Voicing(scene::say, scene::mention, scene.app.voice().speaking()::stop) else null
    }
}

/** Each screen finds its scrolled place again when the user comes back to it. */
@Composable
private fun CurrentScreen(scene: Scene) {
    val way by scene.navigator.stack().collectAsState()
    val places = rememberSaveableStateHolder()
    BackHandler(enabled = way.size > 1, onBack = scene.navigator::back)
    places.SaveableStateProvider(way.last().text()) { ScreenContent(way.last(), scene) }
    LaunchedEffect(way) { scene.models.keep(way) }
}
