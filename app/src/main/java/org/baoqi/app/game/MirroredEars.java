package org.baoqi.app.game;

import java.util.List;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.listen.Listening.Outcome;
import org.baoqi.app.listen.ListeningWords;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.Corrections;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Question;

/** What a player says to a mirrored game. A move is read back here, before the referee's phone hears of it. */
final class MirroredEars {
    private final Listening listening;
    private final Announcer announcer;
    private final MirroredGame game;
    private final MutableStateFlow<Boolean> open = StateFlowKt.MutableStateFlow(false);

    MirroredEars(Listening listening, Announcer announcer, MirroredGame game) {
        this.listening = listening;
        this.announcer = announcer;
        this.game = game;
    }

    StateFlow<Boolean> open() {
        return open;
    }

    void talk() {
        if (open.getValue()) finish();
        else game.state().ifPresent(this::listen);
    }

    private void listen(MatchState state) {
        Position position = state.position();
        List<String> expected = position.legalMoves().stream()
                .map(move -> announcer.voice().texts().notation().write(position, move))
                .collect(Collectors.toList());
        open.setValue(true);
        listening.listen(announcer.voice(), expected, outcome -> heard(outcome, position));
    }

    void finish() {
        if (open.getValue()) listening.finish();
    }

    void shut() {
        listening.cancel();
        open.setValue(false);
    }

    private void heard(Outcome outcome, Position position) {
        open.setValue(false);
        if (outcome instanceof Outcome.Heard heard) understand(heard.texts(), position);
        if (outcome instanceof Outcome.Failed failed)
            game.say(List.of(ListeningWords.failure(announcer, failed.reason())));
    }

    private void understand(List<String> texts, Position position) {
        Hearing hearing = VoiceParser.in(announcer.voice())
                .hear(texts, position, game.question().expecting(), Corrections.FIRST_STANDS);
        if (hearing instanceof Hearing.Command command) game.ask(command.command());
        else if (hearing instanceof Hearing.Sure sure) readBack(sure.move(), position);
        else if (hearing instanceof Hearing.Confirm likely) readBack(likely.move(), position);
        else game.say(List.of(announcer.moves().notHeard()));
    }

    private void readBack(Move move, Position position) {
        game.wonder(new Question.IsItThis(move), announcer.moves().confirm(position, move));
    }
}
