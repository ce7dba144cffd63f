package org.baoqi.app.shell
import android.content.Intent
import android.os.Bundle
import android.view.KeyEvent
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import org.baoqi.app.kit.nav.Screen
import org.baoqi.app.library.ReceivedContent
import org.baoqi.app.settings.AppLanguage
import org.baoqi.app.setup.NewGameForm

/** The app's one window. */
class MainActivity : ComponentActivity() {
    internal val model: MainModel by viewModels()
    private val app get() = application as BaoqiApplication

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        if (model.navigator().atHome()) savedInstanceState?.getStringArrayList(WAY)?.let(model.navigator()::restore)
        AppLanguage.read(this, app.settings())
        if (savedInstanceState == null) take(intent)
        setContent { BaoqiApp(app, model) }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        take(intent)
    }

    /** A position that another app has shared is where a new game begins; games go into the library. */
    private fun take(intent: Intent) = ReceivedContent.of(intent).ifPresent {
        if (it is ReceivedContent.Text && NewGameForm.takes(it.text, app.settings())) {
            model.navigator().open(Screen.NewGame(false))
        } else {
            model.navigator().open(Screen.Library())
            model.navigator().open(Screen.Transfer())
            app.received().put(it)
        }
    }

    /** Whoever comes back from the phone's settings may have mended the voice, or not. */
    override fun onResume() {
        super.onResume()
        app.voice().tryAgain()
    }

    override fun onStart() {
        super.onStart()
        app.evidence().shown(true)
    }

    /** Who has left the app is not listened to, nor recorded. */
    override fun onStop() {
        app.voice().listening().cancel()
        app.evidence().shown(false)
        super.onStop()
    }

    /** Keys that talk go before those that turn the volume. */
    override fun dispatchKeyEvent(event: KeyEvent): Boolean =
        app.voice().talkButtons().handles(event) || super.dispatchKeyEvent(event)

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putStringArrayList(WAY, ArrayList(model.navigator().save()))
    }

    private companion object {
        const val WAY = "way"
    }
}
