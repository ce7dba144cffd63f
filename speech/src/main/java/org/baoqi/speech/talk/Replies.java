package org.baoqi.speech.talk;

import java.util.List;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.MissingWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.narrate.CallText;
import org.baoqi.speech.words.RecordWords;
import org.baoqi.speech.words.Words;

/** The sentences of an ear that asks back or has not understood. */
record Replies(Announcer announcer) {

    Announcement no() {
        return announcer.chat(words().say("match.no"));
    }

    /** The answer was no: the move in question does not count, but words said before still do (六3(6)(a)). */
    Announcement noBut(List<MoveWord> bound, Side side) {
        return announcer.chat(words().say("match.no-but", CallText.write(bound, side, words())));
    }

    Announcement nothingAsked() {
        return announcer.chat(words().say("match.nothing-asked"));
    }

    Announcement isItThis(Move move, Position position) {
        return announcer.moves().confirm(position, move);
    }

    Announcement isItThat(VoiceCommand command, Ear.Context now) {
        if (command.request() == Request.RESIGN) return announcer.game().confirmResignation(now.speaker());
        String named = new HearingWords(words(), now.position()).command(command);
        return announcer.question(words().say("announce.confirm", named));
    }

    Announcement whichRequest(List<VoiceCommand> commands, Ear.Context now) {
        return announcer.question(new HearingWords(words(), now.position()).perhaps(commands));
    }

    Announcement which(List<Move> moves, Position position) {
        return announcer.moves().choices(position, moves);
    }

    Announcement whichWord(MissingWord missing, Position position) {
        return announcer.question(new HearingWords(words(), position).asked(missing));
    }

    Announcement whatToSeal() {
        return announcer.question(words().say("match.seal"));
    }

    Announcement forgotten() {
        return announcer.chat(words().say("voice.forgotten"));
    }

    Announcement notUnderstood(String typed) {
        return announcer.moves().notUnderstood(typed);
    }

    Announcement notHeard() {
        return announcer.moves().notHeard();
    }

    /** The move that was understood, not the text that a recogniser printed for it. */
    Announcement illegal(Hearing.Illegal heard, Position position) {
        return heard.why() instanceof Resolution.Illegal
                ? illegal("", heard.why(), position)
                : announcer.refusal(new HearingWords(words(), position).reason(heard));
    }

    Announcement illegal(String typed, Resolution why, Position position) {
        if (why instanceof Resolution.Illegal illegal) return announcer.moves().illegal(position, illegal.why());
        return announcer.refusal(new RecordWords(words()).answer(position, typed, why));
    }

    private Words words() {
        return Words.in(announcer.voice());
    }
}
