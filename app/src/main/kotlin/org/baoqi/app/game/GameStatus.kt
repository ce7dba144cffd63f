package org.baoqi.app.game
import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import org.baoqi.app.clock.ClockUi
import org.baoqi.app.kit.ui.EvenRows
import org.baoqi.app.kit.ui.voiced
import org.baoqi.app.kit.ui.voicedTouches

/** Whose turn it is, and both times. */
@Composable
fun GameStatus(ui: GameUi, clock: ClockUi) = Column(
    Modifier.fillMaxWidth().voicedTouches().padding(horizontal = 8.dp).semantics { isTraversalGroup = true },
) {
    Text(ui.heading, Modifier.voiced(ui.heading).semantics { heading() }, style = MaterialTheme.typography.titleLarge)
    if (clock.timed) {
        EvenRows(2, Modifier.padding(bottom = 4.dp)) {
            ClockFace(clock.near)
            ClockFace(clock.far)
        }
    }
}

/** A time to read or to ask for; it ticks in silence. The clock that runs has a frame, and says so. */
@Composable
private fun ClockFace(face: ClockUi.FaceUi) {
    val frame = if (face.running) 3.dp else 0.dp
    FlowRow(
        Modifier
            .voiced(face.spoken)
            .border(BorderStroke(frame, MaterialTheme.colorScheme.outline))
            .padding(horizontal = 8.dp, vertical = 2.dp)
            // A description that changes under a reader's focus would be read each time.
            .clearAndSetSemantics { text = AnnotatedString(face.spoken) },
        Arrangement.SpaceBetween,
        Arrangement.Center,
    ) {
        Text(face.name, style = MaterialTheme.typography.titleMedium)
        Text(
            face.shown,
            softWrap = false,
            fontWeight = FontWeight.Bold,
            style = MaterialTheme.typography.headlineMedium,
        )
    }
}
