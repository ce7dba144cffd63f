package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.speech.hear.Homophones;
import org.baoqi.speech.words.NumberReader;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Something that the reader of a game asks for. He types or says it: 下一步, 第二十回合, "next mistake".
 *
 * @param number a round, or the number of a variation, where one was said
 * @param side whose move of the round
 * @param text a comment, else empty
 */
public record ReviewRequest(Action action, Optional<Integer> number, Optional<Side> side, String text) {
    public ReviewRequest {
        Objects.requireNonNull(action);
        Objects.requireNonNull(number);
        Objects.requireNonNull(side);
        Objects.requireNonNull(text);
    }

    /** The actions; the phrases for each are in {@code commands.tsv}. */
    public enum Action {
        NEXT,
        BACK,
        TEN_ON,
        TEN_BACK,
        FIRST,
        /** The end of the game. */
        LAST,
        /** To a round by its number. */
        JUMP,
        NEXT_CAPTURE,
        PREVIOUS_CAPTURE,
        NEXT_CHECK,
        PREVIOUS_CHECK,
        NEXT_MISTAKE,
        PREVIOUS_MISTAKE,
        /** Says where the reader is, with all there is to say of it. */
        HERE,
        ENTER_VARIATION,
        LEAVE_VARIATION,
        DELETE_VARIATION,
        COMMENT,
        DELETE_COMMENTS,
        /** Who stands better here. */
        EVALUATE,
        /** The move that should have been played, or should be played. */
        BETTER,
        /** Whether every step is told with its evaluation and the better move. */
        EVALUATION_ON,
        EVALUATION_OFF,
        /** Players, result and mistakes of the game. */
        SUMMARY,
        /** Have the whole game analysed. */
        ANALYSE,
        /** Play on from this position. */
        PLAY_FROM_HERE,
        REPEAT,
        HELP,
        /** Leave the review. */
        CLOSE
    }

    public static ReviewRequest of(Action action) {
        return new ReviewRequest(action, Optional.empty(), Optional.empty(), "");
    }

    public static ReviewRequest comment(String text) {
        return new ReviewRequest(Action.COMMENT, Optional.empty(), Optional.empty(), text);
    }

    public static ReviewRequest enter(int variation) {
        return new ReviewRequest(Action.ENTER_VARIATION, Optional.of(variation), Optional.empty(), "");
    }

    /** The request that a text is; nothing if it is none. */
    public static Optional<ReviewRequest> read(String text) {
        return Phrases.read(text, Phrases.AS_WRITTEN);
    }

    /** The request that a text sounds like: recognisers print 下一部 and 錯找. */
    public static Optional<ReviewRequest> hear(String text, SpokenLanguage language) {
        return Phrases.read(text, Phrases.SOUNDING.computeIfAbsent(language, Phrases::sounding));
    }

    /** The phrases of all languages, from {@code commands.tsv}; in them {N} is a number, {S} a side, {T} any text. */
    private static final class Phrases {
        private static final List<Phrase> AS_WRITTEN = phrases(text -> text);
        private static final Map<SpokenLanguage, List<Phrase>> SOUNDING = new ConcurrentHashMap<>();
        private static final String NUMBER = "(?<n>[0-9０-９]{1,4}|[零〇一二兩两三四五六七八九十廿卅百]+|[a-z]+(?:[ -][a-z]+)*)";
        private static final String SIDE = "(?<s>紅方?|红方?|黑方?|red|black)";

        private Phrases() {}

        private record Phrase(Action action, Pattern pattern) {}

        private static List<Phrase> phrases(UnaryOperator<String> writing) {
            List<Phrase> phrases = new ArrayList<>();
            for (CsvTable.Row row : CsvTable.read(ReviewRequest.class, "commands.tsv"))
                for (String text : row.text("phrases").split(";"))
                    phrases.add(new Phrase(row.value("action", Action.class), pattern(writing.apply(text))));
            return phrases;
        }

        /** The phrases as they sound; what a comment says is never guessed at. */
        private static List<Phrase> sounding(SpokenLanguage language) {
            return phrases(Homophones.in(language)::pattern).stream()
                    .filter(phrase -> phrase.action() != Action.COMMENT)
                    .collect(Collectors.toList());
        }

        private static Pattern pattern(String phrase) {
            return Pattern.compile(
                    phrase.replace("{N}", NUMBER).replace("{S}", SIDE).replace("{T}", "(?<t>.+)"), Pattern.DOTALL);
        }

        private static Optional<ReviewRequest> read(String text, List<Phrase> phrases) {
            String trimmed = text.trim().replaceAll("[。．.！!？?，,]+$", "");
            for (Phrase phrase : phrases) {
                Matcher match =
                        phrase.pattern().matcher(phrase.action() == Action.COMMENT ? text.trim() : plain(trimmed));
                Optional<ReviewRequest> command = match.matches() ? command(phrase, match) : Optional.empty();
                if (command.isPresent()) return command;
            }
            return Optional.empty();
        }

        private static String plain(String text) {
            return text.toLowerCase(Locale.ROOT).replaceAll("(?<=[\\u3400-\\u9FFF])\\s+|\\s+(?=[\\u3400-\\u9FFF])", "");
        }

        private static Optional<ReviewRequest> command(Phrase phrase, Matcher match) {
            Optional<String> said = group(match, "n");
            Optional<Integer> number = said.flatMap(NumberReader::read);
            if (said.isPresent() && !number.isPresent()) return Optional.empty();
            Optional<Side> side = group(match, "s").map(s -> s.matches("紅.*|红.*|red") ? Side.RED : Side.BLACK);
            return Optional.of(new ReviewRequest(
                    phrase.action(),
                    number,
                    side,
                    group(match, "t").map(String::trim).orElse("")));
        }

        private static Optional<String> group(Matcher match, String name) {
            return match.pattern().pattern().contains("(?<" + name + ">")
                    ? Optional.ofNullable(match.group(name))
                    : Optional.empty();
        }
    }
}
