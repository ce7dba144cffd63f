package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.words.SpokenLanguage;

/** The requests of one language, from {@code commands.tsv}. */
final class Grammar {
    private static final Pattern CHOICE = Pattern.compile("\\(([^)]*)\\)");
    private static final Pattern PLACE = Pattern.compile("\\{([PFRN])}");

    private final Transcriber transcriber;
    private final Vocabulary vocabulary;
    private final List<Phrase> phrases = new ArrayList<>();
    private final Map<String, Phrase.Slot> places = new HashMap<>();

    Grammar(SpokenLanguage language, Transcriber transcriber, Vocabulary vocabulary) {
        this.transcriber = transcriber;
        this.vocabulary = vocabulary;
        for (CsvTable.Row row : CsvTable.read(Grammar.class, "commands.tsv"))
            for (String column : columns(language))
                for (String text : row.text(column).split("\\|")) for (String way : ways(text)) add(row, way);
    }

    private static List<String> columns(SpokenLanguage language) {
        return switch (language) {
            case TAIWAN_MANDARIN, MAINLAND_MANDARIN -> List.of("chinese");
            case CANTONESE -> List.of("chinese", "cantonese");
            case ENGLISH -> List.of("english");
        };
    }

    /** (再/重)說 is 再說 and 重說. */
    private static List<String> ways(String text) {
        Matcher choice = CHOICE.matcher(text);
        if (!choice.find()) return List.of(text);
        List<String> ways = new ArrayList<>();
        for (String part : choice.group(1).split("/", -1))
            ways.addAll(ways(text.substring(0, choice.start()) + part + text.substring(choice.end())));
        return ways;
    }

    private void add(CsvTable.Row row, String text) {
        Optional<Owner> owner =
                row.text("owner").equals("-") ? Optional.empty() : Optional.of(row.value("owner", Owner.class));
        Phrase.When when = Phrase.When.valueOf(row.text("when").toUpperCase(Locale.ROOT));
        phrases.add(new Phrase(row.value("request", Request.class), owner, when, slots(text)));
    }

    private List<Phrase.Slot> slots(String text) {
        List<Phrase.Slot> slots = new ArrayList<>();
        Matcher open = PLACE.matcher(text);
        int end = 0;
        while (open.find()) {
            literals(text.substring(end, open.start()), slots);
            slots.add(places.computeIfAbsent(open.group(), place -> slot(place.charAt(1))));
            end = open.end();
        }
        literals(text.substring(end), slots);
        return slots;
    }

    private void literals(String text, List<Phrase.Slot> slots) {
        for (Heard part : transcriber.phrase(text))
            slots.add(places.computeIfAbsent(part.written(), word -> slot('L', List.of(Word.literal(word)))));
    }

    private Phrase.Slot slot(char meaning) {
        List<Word> words = new ArrayList<>(vocabulary.words(meaning == 'P' ? Role.PIECE : Role.DIGIT));
        if (meaning == 'R') words.addAll(vocabulary.words(Role.RANK));
        return slot(meaning, words);
    }

    private Phrase.Slot slot(char meaning, List<Word> words) {
        return new Phrase.Slot(places.size(), meaning, words);
    }

    /** The request that explains an utterance best; of two that do so equally, the one with more words. */
    Optional<Phrase.Match> best(List<Utterance> utterances, Expecting expecting) {
        Phrase.Match best = null;
        for (Utterance utterance : utterances)
            for (Phrase phrase : phrases)
                if (phrase.fits(expecting))
                    best = better(best, phrase.in(utterance, expecting).orElse(null));
        return Optional.ofNullable(best);
    }

    private static Phrase.Match better(Phrase.Match one, Phrase.Match other) {
        return one == null || other != null && other.cost() < one.cost() ? other : one;
    }
}
