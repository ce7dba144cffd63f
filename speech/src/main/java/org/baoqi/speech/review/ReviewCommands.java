package org.baoqi.speech.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.speech.hear.Homophones;
import org.baoqi.speech.review.ReviewCommand.Action;
import org.baoqi.speech.words.NumberReader;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Reads what is typed or said while a game is read: 下一步, 第二十回合, "next mistake". The phrases of all languages are in
 * {@code commands.tsv}; in them {N} is a number, {S} a side, {T} any text.
 */
public final class ReviewCommands {
    private static final List<Phrase> PHRASES = phrases(text -> text);
    private static final Map<SpokenLanguage, List<Phrase>> SOUNDING = new ConcurrentHashMap<>();
    private static final String NUMBER = "(?<n>[0-9０-９]{1,4}|[零〇一二兩两三四五六七八九十廿卅百]+|[a-z]+(?:[ -][a-z]+)*)";
    private static final String SIDE = "(?<s>紅方?|红方?|黑方?|red|black)";

    private ReviewCommands() {}

    private record Phrase(Action action, Pattern pattern) {}

    private static List<Phrase> phrases(UnaryOperator<String> writing) {
        List<Phrase> phrases = new ArrayList<>();
        for (CsvTable.Row row : CsvTable.read(ReviewCommands.class, "commands.tsv"))
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

    /** The command that a text is; nothing if it is none. */
    public static Optional<ReviewCommand> read(String text) {
        return read(text, PHRASES);
    }

    /** The command that a text sounds like: recognisers print 下一部 and 錯找. */
    public static Optional<ReviewCommand> hear(String text, SpokenLanguage language) {
        return read(text, SOUNDING.computeIfAbsent(language, ReviewCommands::sounding));
    }

    private static Optional<ReviewCommand> read(String text, List<Phrase> phrases) {
        String trimmed = text.trim().replaceAll("[。．.！!？?，,]+$", "");
        for (Phrase phrase : phrases) {
            Matcher match = phrase.pattern().matcher(phrase.action() == Action.COMMENT ? text.trim() : plain(trimmed));
            Optional<ReviewCommand> command = match.matches() ? command(phrase, match) : Optional.empty();
            if (command.isPresent()) return command;
        }
        return Optional.empty();
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("(?<=[\\u3400-\\u9FFF])\\s+|\\s+(?=[\\u3400-\\u9FFF])", "");
    }

    private static Optional<ReviewCommand> command(Phrase phrase, Matcher match) {
        Optional<String> said = group(match, "n");
        Optional<Integer> number = said.flatMap(NumberReader::read);
        if (said.isPresent() && !number.isPresent()) return Optional.empty();
        Optional<Side> side = group(match, "s").map(s -> s.matches("紅.*|红.*|red") ? Side.RED : Side.BLACK);
        return Optional.of(new ReviewCommand(
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
