package org.baoqi.app.game
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.unit.dp
import org.baoqi.app.R
import org.baoqi.app.kit.ui.GameButton
import org.baoqi.app.kit.ui.voiced

/** A move in any notation, or a question, typed. */
@Composable
fun TextEntry(events: ScreenGame) = Column(Modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
    var line by rememberSaveable { mutableStateOf("") }
    val name = stringResource(R.string.game_line)
    val send = {
        events.type(line)
        line = ""
    }
    OutlinedTextField(
        line,
        { line = it },
        Modifier.fillMaxWidth().voiced(listOf(name, line).joinToString()),
        label = { Text(name) },
        keyboardOptions = KeyboardOptions(imeAction = ImeAction.Send),
        keyboardActions = KeyboardActions(onSend = { send() }),
        singleLine = true,
    )
    GameButton(stringResource(R.string.game_send), Modifier.fillMaxWidth(), onClick = send)
}
