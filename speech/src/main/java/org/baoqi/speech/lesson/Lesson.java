package org.baoqi.speech.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.hear.Hearing;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** 教學: the spoken lesson. Its steps are the table {@code steps.csv}, its texts the words of {@code lesson}. */
public final class Lesson {
    private static final List<Step> STEPS = List.copyOf(
            CsvTable.read(Lesson.class, "steps.csv").stream().map(Lesson::step).collect(Collectors.toList()));

    private final SpokenLanguage voice;
    private final Words words;

    public Lesson(SpokenLanguage voice) {
        this.voice = voice;
        this.words = Words.in(voice);
    }

    public static List<Step> steps() {
        return STEPS;
    }

    /** 第二課，共十三課：棋盤. */
    public String title(int index) {
        return words.say(
                "lesson.number", index + 1, STEPS.size(), STEPS.get(index).title(words));
    }

    /** All of a step, as it is said. */
    public String said(int index) {
        return words.say("lesson.said", title(index), text(index));
    }

    /** The text to learn from, and the task. */
    public String text(int index) {
        Step step = STEPS.get(index);
        return step.text(words)
                + step.task(words).map(task -> words.say("lesson.then", task)).orElse("");
    }

    /** Says that nothing has been answered yet. */
    public String nothing() {
        return words.say("lesson.nothing");
    }

    /** The teacher's answer to what was typed, or heard by a recogniser: its texts, the likeliest first. */
    public String answer(Exercise exercise, List<String> texts) {
        Hearing heard = VoiceParser.in(voice).hear(texts, Exercise.POSITION);
        return exercise.isMetBy(heard) ? words.say("lesson.right", said(heard)) : wrong(heard);
    }

    /** The move that was heard, sure or likely: in a lesson nobody is held to his word. */
    private static Optional<Move> move(Hearing heard) {
        if (heard instanceof Hearing.Sure sure) return Optional.of(sure.move());
        return heard instanceof Hearing.Confirm likely ? Optional.of(likely.move()) : Optional.empty();
    }

    private String said(Hearing heard) {
        return move(heard).map(this::call).orElse("");
    }

    private String wrong(Hearing heard) {
        Optional<Move> move = move(heard);
        if (move.isPresent()) return words.say("lesson.other-move", call(move.get()));
        if (heard instanceof Hearing.Choices choices)
            return words.say("lesson.several", choices.moves().size());
        if (heard instanceof Hearing.Command) return words.say("lesson.other-request");
        return refusal(heard).map(why -> words.say("lesson.illegal", why)).orElse(words.say("lesson.unknown"));
    }

    private Optional<String> refusal(Hearing heard) {
        if (!(heard instanceof Hearing.Illegal illegal) || !(illegal.why() instanceof Resolution.Illegal why))
            return Optional.empty();
        return Optional.of(words.refusal(why.why(), Exercise.POSITION.sideToMove()));
    }

    private String call(Move move) {
        return new Announcer(voice, Verbosity.BARE)
                .moves()
                .played(Exercise.POSITION, move)
                .shown();
    }

    private static Step step(CsvTable.Row row) {
        return new Step(row.text("step"), exercise(row.text("exercise"), row.text("answer")));
    }

    private static Optional<Exercise> exercise(String kind, String answer) {
        return switch (kind) {
            case "move" -> Optional.of(new Exercise.Call(Move.iccs(answer)));
            case "request" -> Optional.of(new Exercise.Ask(Request.valueOf(answer)));
            default -> Optional.empty();
        };
    }

    /** One step of the lesson: something to hear and, in some, something to answer. */
    public record Step(String id, Optional<Exercise> exercise) {
        public String title(Words words) {
            return words.say("lesson." + id + ".title");
        }

        public String text(Words words) {
            return words.say("lesson." + id);
        }

        /** The sentence that asks the learner to say something. */
        public Optional<String> task(Words words) {
            return exercise.map(asked -> words.say("lesson." + id + ".task"));
        }
    }

    /** Something that a learner has to say. */
    public sealed interface Exercise {
        /** Red is to move in the initial position. */
        Position POSITION = Position.initial();

        boolean isMetBy(Hearing heard);

        /** 報棋: a move in words. */
        record Call(Move move) implements Exercise {
            @Override
            public boolean isMetBy(Hearing heard) {
                return Lesson.move(heard).filter(move::equals).isPresent();
            }
        }

        record Ask(Request request) implements Exercise {
            @Override
            public boolean isMetBy(Hearing heard) {
                return heard instanceof Hearing.Command said && said.command().request() == request;
            }
        }
    }
}
