package org.baoqi.app.start
import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectHorizontalDragGestures
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.unit.dp
import org.baoqi.app.kit.ui.ActionButton
import org.baoqi.app.kit.ui.ScreenFrame
import org.baoqi.app.kit.ui.ScreenHeading
import org.baoqi.app.kit.ui.ScreenPane
import org.baoqi.app.kit.ui.screenReaderIsOn

/** With a screen reader a list of options; without one the whole screen is one: tap to take it, swipe for the next. */
@Composable
fun FirstStartScreen(start: FirstStart) {
    val ui by start.ui().collectAsState()
    val read = screenReaderIsOn()
    LaunchedEffect(start, read) { start.isRead(read) }
    if (read) OptionList(ui) else OneOption(ui, start)
}

@Composable
private fun OptionList(ui: FirstStart.Ui) = ScreenFrame(ui.title, onBack = null) {
    for (option in ui.options) key(option.label) { ActionButton(option.label, option.choose::run) }
}

@Composable
private fun OneOption(ui: FirstStart.Ui, start: FirstStart) = ScreenPane(ui.title) {
    val focus = remember { FocusRequester() }
    LaunchedEffect(start) {
        focus.requestFocus()
        start.offer()
    }
    Column(
        Modifier
            .fillMaxSize()
            .onKeyEvent { it.turns(start) }
            .swipes(start::next, start::previous)
            .focusRequester(focus)
            .clickable(onClick = start::choose)
            .verticalScroll(rememberScrollState())
            .padding(24.dp),
        Arrangement.spacedBy(24.dp),
    ) {
        ScreenHeading(ui.title)
        Text(ui.said, style = MaterialTheme.typography.displaySmall)
    }
}

private fun KeyEvent.turns(start: FirstStart): Boolean {
    val turn = when (key) {
        Key.DirectionRight, Key.DirectionDown, Key.Tab -> start::next
        Key.DirectionLeft, Key.DirectionUp -> start::previous
        else -> return false
    }
    if (type == KeyEventType.KeyDown) turn()
    return true
}

private fun Modifier.swipes(onRight: () -> Unit, onLeft: () -> Unit) = pointerInput(onRight, onLeft) {
    var way = 0f
    detectHorizontalDragGestures(
        onDragStart = { way = 0f },
        onDragEnd = { if (way > 0) onRight() else onLeft() },
    ) { _, moved -> way += moved }
}
