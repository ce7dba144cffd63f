package org.baoqi.app

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import org.baoqi.app.settings.Choices
import org.baoqi.app.ui.BaoqiTheme
import org.baoqi.app.ui.Localized
import org.baoqi.app.voice.LiveRegionNodes
import org.baoqi.app.voice.stopAndRepeat
import org.baoqi.speech.Language
import org.baoqi.speech.Words

/** The whole app: the screen where the user is, in his language and colours. Nothing is shown before both are known. */
@Composable
fun BaoqiApp(app: BaoqiApplication, model: MainModel) {
    val read by app.settings().settings().collectAsState()
    val settings = read.orElse(null) ?: return
    Localized(settings.get(Choices.LANGUAGE).orElse(null)) {
        BaoqiTheme(settings) {
            Box(Modifier.stopAndRepeat(app.voice().speaking())) {
                CurrentScreen(scene(app, model))
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

/** Each screen finds its scrolled place again when the user comes back to it. */
@Composable
private fun CurrentScreen(scene: Scene) {
    val way by scene.navigator.stack().collectAsState()
    val places = rememberSaveableStateHolder()
    BackHandler(enabled = way.size > 1, onBack = scene.navigator::back)
    places.SaveableStateProvider(way.last().text()) { ScreenContent(way.last(), scene) }
    LaunchedEffect(way) { scene.models.keep(way) }
}
