package org.baoqi.speech.table;

import java.util.List;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.referee.RefereeLines;
import org.baoqi.speech.referee.Ruling;
import org.baoqi.speech.talk.Ear;
import org.baoqi.speech.talk.Meaning;
import org.baoqi.speech.talk.Question;

/**
 * 監局: a referee at a table. What he enters becomes events of the match; announcements that a microphone hears at the table
 * are read back to him first, because a recogniser's mishearing is nobody's announcement.
 */
public final class Supervisor {
    /** 取消, as it is typed: by voice, too, a slip is taken back at once. */
    private static final Ear.Commands<RefereeInput> UNDO = new Ear.Commands<>() {
        @Override
        public Optional<RefereeInput> read(String text) {
            return RefereeLines.read(text, Side.RED) instanceof RefereeLines.Line.Input line
                            && line.input() instanceof RefereeInput.Undo undo
                    ? Optional.of(undo)
                    : Optional.empty();
        }

        @Override
        public Optional<RefereeInput> hear(String text) {
            return Optional.empty();
        }
    };

    private final Table table;
    private final Ear<RefereeInput> ear;

    public Supervisor(Table table, VoiceParser parser) {
        this.table = table;
        this.ear = new Ear<>(() -> parser, table.narrator().announcer(), new Ear.Habits(true, true), UNDO);
    }

    /** Something that he saw or decides. */
    public List<Announcement> enter(RefereeInput input) {
        ear.forget();
        return table.enter(input);
    }

    /** The best texts of a recogniser that heard a player. */
    public void hear(List<String> texts) {
        table.happen(() -> perform(ear.hear(texts, now())));
    }

    /** His answer to what he was asked: yes, no, or which. */
    public void answer(VoiceCommand command) {
        table.happen(() -> perform(ear.ask(command, now())));
    }

    /** The question that he has not yet answered; an offer waits for a player's answer, not for his. */
    public Question question() {
        Question question = ear.question(now());
        return question instanceof Question.DoYouAgree ? new Question.None() : question;
    }

    /** The result waits for the players' word, not for his. */
    private Ear.Context now() {
        MatchState state = table.state();
        Ear.Context moment = Ear.Context.of(state, state.sideToMove());
        return new Ear.Context(
                moment.position(),
                moment.speaker(),
                moment.calling(),
                moment.notNow(),
                moment.practice(),
                false,
                moment.offered());
    }

    /** Whether it answers an offer, as the player to move does aloud. */
    private static boolean isReply(Meaning.Request<RefereeInput> request) {
        return request.command().request() == Request.ACCEPT_DRAW
                || request.command().request() == Request.REFUSE_DRAW;
    }

    private List<Announcement> perform(Meaning<RefereeInput> meaning) {
        MatchState state = table.state();
        if (meaning instanceof Meaning.Play<RefereeInput> play)
            return table.entered(new RefereeInput.Call(play.move()));
        if (meaning instanceof Meaning.Words<RefereeInput> words)
            return table.entered(new RefereeInput.Say(words.words()));
        if (meaning instanceof Meaning.Own<RefereeInput> own) return table.entered(own.command());
        if (meaning instanceof Meaning.Reply<RefereeInput> reply) return List.of(reply.said());
        if (meaning instanceof Meaning.NotNow<RefereeInput> notNow)
            return List.of(table.narrator().refused(state, new Ruling.Refused(notNow.reason(), Optional.empty())));
        if (meaning instanceof Meaning.Request<RefereeInput> request
                && request.command().request().isQuestion())
            return table.entered(new RefereeInput.Ask(state.sideToMove(), request.command()));
        if (meaning instanceof Meaning.Request<RefereeInput> request && isReply(request))
            return table.entered(new RefereeInput.Reply(request.command().request() == Request.ACCEPT_DRAW));
        return List.of(table.narrator().announcer().moves().notHeard());
    }
}
