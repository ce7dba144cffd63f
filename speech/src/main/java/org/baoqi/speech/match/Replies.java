package org.baoqi.speech.match;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.MissingWord;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.words.RecordWords;
import org.baoqi.speech.words.Words;

/** What a player is told or asked that is no event of the match. */
final class Replies {
    private final Match match;

    Replies(Match match) {
        this.match = match;
    }

    Announcement say(String key, Object... values) {
        return match.narrator().say(Priority.CHAT, Optional.empty(), words().say(key, values));
    }

    Announcement isItThis(Move move) {
        return announcer().moves().confirm(position(), move);
    }

    Announcement isItThat(VoiceCommand command) {
        return ask(words().say("announce.confirm", hearing().command(command)));
    }

    Announcement which(List<Move> moves) {
        return announcer().moves().choices(position(), moves);
    }

    Announcement whichWord(MissingWord missing) {
        return ask(hearing().asked(missing));
    }

    Announcement whatToSeal() {
        return ask(words().say("match.seal"));
    }

    Announcement doYouResign(Side side) {
        return announcer().game().confirmResignation(side);
    }

    private Announcement ask(String sentence) {
        return match.narrator().say(Priority.MOVE, Optional.of(Earcon.QUESTION), sentence);
    }

    Announcement notUnderstood(String text) {
        return announcer().moves().notUnderstood(text);
    }

    Announcement notHeard() {
        return announcer().moves().notHeard();
    }

    /** The move that was understood, not the text that a recogniser printed for it. */
    Announcement illegal(Hearing.Illegal heard) {
        return heard.why() instanceof Resolution.Illegal
                ? illegal("", heard.why())
                : refused(hearing().reason(heard));
    }

    Announcement illegal(String text, Resolution why) {
        if (why instanceof Resolution.Illegal illegal)
            return announcer().moves().illegal(position(), illegal.why());
        return refused(new RecordWords(words()).answer(position(), text, why));
    }

    private Announcement refused(String sentence) {
        return match.narrator().say(Priority.ALERT, Optional.of(Earcon.REFUSED), sentence);
    }

    Announcement missed(Hindsight sight) {
        return announcer().engine().missed(sight.before(), sight.played(), sight.better(), sight.missed());
    }

    private HearingWords hearing() {
        return new HearingWords(words(), position());
    }

    private Announcer announcer() {
        return match.narrator().announcer();
    }

    private Words words() {
        return match.narrator().words();
    }

    private Position position() {
        return match.state().position();
    }
}
