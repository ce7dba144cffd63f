package org.baoqi.app

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels

/** The app's one window. */
class MainActivity : ComponentActivity() {
    internal val model: MainModel by viewModels()

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        if (model.navigator().atHome()) savedInstanceState?.getStringArrayList(WAY)?.let(model.navigator()::restore)
        setContent { BaoqiApp(application as BaoqiApplication, model) }
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        outState.putStringArrayList(WAY, ArrayList(model.navigator().save()))
    }

    private companion object {
        const val WAY = "way"
    }
}
