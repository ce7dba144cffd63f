package org.baoqi.app.ui
import android.content.Context
import android.content.ContextWrapper
import android.content.res.Configuration
import android.content.res.Resources
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalResources
import org.baoqi.speech.words.Language
import java.util.Locale

/** Texts in the chosen language at once, on every Android: nothing is started anew. */
@Composable
fun Localized(language: Language?, content: @Composable () -> Unit) {
    if (language == null) return content()
    val base = LocalContext.current
    val configuration = LocalConfiguration.current
    val localized = remember(base, configuration, language) { base.speaking(language, configuration) }
    CompositionLocalProvider(
        LocalContext provides localized,
        LocalConfiguration provides localized.resources.configuration,
        LocalResources provides localized.resources,
        content = content,
    )
}

/** The same context, and so the same activity, with other texts. */
private fun Context.speaking(language: Language, configuration: Configuration): Context {
    val changed = Configuration(configuration).apply { setLocale(Locale.forLanguageTag(language.tag())) }
    val texts = createConfigurationContext(changed).resources
    return object : ContextWrapper(this) {
        override fun getResources(): Resources = texts
    }
}
