package org.baoqi.app

import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.lifecycle.ViewModelProvider
import org.baoqi.app.voice.LiveRegionNodes

class BoardActivity : ComponentActivity() {
    // One a language: its words are chosen when it is made.
    private val presenter by lazy {
        ViewModelProvider(this, BoardViewModel.factory(application as BaoqiApplication))
            .get(getString(R.string.language), BoardViewModel::class.java)
            .presenter()
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        if (savedInstanceState == null) openShared(intent)
        setContent {
            val ui by presenter.ui().collectAsState()
            val voice = (application as BaoqiApplication).voice()
            val trouble by voice.trouble().collectAsState()
            LaunchedEffect(trouble) { trouble.ifPresent { presenter.tell(it) } }
            LiveRegionNodes(voice.regions())
            BoardScreen(
                ui.orElse(null),
                BoardActions(
                    onPoint = presenter::speakPoint,
                    onRead = presenter::readBoard,
                    onFlip = presenter::flip,
                    onStart = presenter::startPosition,
                    onContrast = presenter::toggleContrast,
                ),
            )
        }
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        openShared(intent)
    }

    private fun openShared(intent: Intent) {
        if (intent.action ==
            Intent.ACTION_SEND
        ) {
            presenter.openShared(intent.getStringExtra(Intent.EXTRA_TEXT).orEmpty())
        }
    }
}
