package org.baoqi.speech.review;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.Corrections;
import org.baoqi.speech.hear.Expecting;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.MissingWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.hear.VoiceParser;

/** Finds out what a reader means: a command of reviews, a move, or a question of play. It may ask which move is meant. */
final class ReviewEar {
    private final ReviewAnnouncer words;
    private List<Move> asked = List.of();
    private Optional<MissingWord> missing = Optional.empty();

    ReviewEar(ReviewAnnouncer words) {
        this.words = words;
    }

    /** Whatever was asked counts no more. */
    void forget() {
        asked = List.of();
        missing = Optional.empty();
    }

    Intent hear(List<String> texts, Position position) {
        Optional<ReviewCommand> command = first(texts, ReviewCommands::read);
        boolean free = asked.isEmpty() && !missing.isPresent();
        if (free && command.isPresent()) return new Intent.Go(command.get());
        if (free && WrittenMove.read(texts.get(0), position) instanceof Resolution.Legal legal)
            return new Intent.Try(legal.move());
        Optional<ReviewCommand> sounding = command.isPresent()
                ? command
                : first(texts, text -> ReviewCommands.hear(text, announcer().voice()));
        return free && sounding.isPresent() ? new Intent.Go(sounding.get()) : listen(texts, position, command);
    }

    private static Optional<ReviewCommand> first(
            List<String> texts, Function<String, Optional<ReviewCommand>> reading) {
        return texts.stream()
                .map(reading)
                .filter(Optional::isPresent)
                .map(Optional::get)
                .findFirst();
    }

    private Intent listen(List<String> texts, Position position, Optional<ReviewCommand> command) {
        List<Move> choices = asked;
        VoiceParser parser = VoiceParser.in(announcer().voice());
        Hearing hearing = missing.map(word -> parser.hear(texts, word, Corrections.LAST_WINS))
                .orElseGet(() -> parser.hear(texts, position, expecting(), Corrections.LAST_WINS));
        boolean answered = missing.isPresent() && !(hearing instanceof Hearing.Unknown);
        forget();
        if (hearing instanceof Hearing.Command heard && !choices.isEmpty() && isAnswer(heard.command()))
            return chosen(choices, heard.command());
        return command.filter(c -> !answered)
                .<Intent>map(Intent.Go::new)
                .orElseGet(() -> meaning(hearing, texts.get(0), position));
    }

    private Expecting expecting() {
        if (asked.isEmpty()) return Expecting.MOVE;
        return asked.size() == 1 ? Expecting.ANSWER : Expecting.CHOICE;
    }

    private static boolean isAnswer(VoiceCommand command) {
        Request request = command.request();
        return request == Request.YES || request == Request.NO || request == Request.CHOOSE;
    }

    private Intent chosen(List<Move> choices, VoiceCommand answer) {
        int index = answer.request() == Request.YES ? 0 : answer.number().orElse(0) - 1;
        return index >= 0 && index < choices.size()
                ? new Intent.Try(choices.get(index))
                : say(words.sentence(words.words().say("match.no")));
    }

    private Intent meaning(Hearing hearing, String text, Position position) {
        if (hearing instanceof Hearing.Command command) return new Intent.Ask(command.command());
        if (hearing instanceof Hearing.Sure sure) return new Intent.Try(sure.move());
        if (hearing instanceof Hearing.Confirm likely) {
            asked = List.of(likely.move());
            return say(announcer().moves().confirm(position, likely.move()));
        }
        if (hearing instanceof Hearing.Choices several)
            return several.missing().map(word -> whichWord(word, position)).orElseGet(() -> which(several, position));
        if (hearing instanceof Hearing.Illegal illegal && illegal.why() instanceof Resolution.Illegal why)
            return say(announcer().moves().illegal(position, why.why()));
        return say(announcer().moves().notUnderstood(text));
    }

    private Intent which(Hearing.Choices several, Position position) {
        asked = several.moves();
        return say(announcer().moves().choices(position, several.moves()));
    }

    /** Too many to name one after the other: the word that was not heard tells them apart. */
    private Intent whichWord(MissingWord word, Position position) {
        missing = Optional.of(word);
        return say(words.question(new HearingWords(words.words(), position).asked(word)));
    }

    private static Intent say(Announcement answer) {
        return new Intent.Answer(List.of(answer));
    }

    private Announcer announcer() {
        return words.announcer();
    }
}
