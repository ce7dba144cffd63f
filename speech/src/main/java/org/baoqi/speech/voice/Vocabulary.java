package org.baoqi.speech.voice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.speech.SpokenLanguage;

/** The words of moves in one language and their names, from {@code vocabulary.tsv}. */
final class Vocabulary {
    private static final String NONE = "-";

    private final Lexicon lexicon;
    private final Map<Word, List<Name>> names = new LinkedHashMap<>();
    private final Map<String, Set<Word>> written = new LinkedHashMap<>();
    private final Map<Word, List<Name>> literals = new ConcurrentHashMap<>();

    Vocabulary(SpokenLanguage language, Lexicon lexicon) {
        this.lexicon = lexicon;
        for (String[] row : Rows.of("vocabulary.tsv"))
            if (row[7].equals(NONE) || row[7].equals(language.tag())) add(row, language);
    }

    private void add(String[] row, SpokenLanguage language) {
        Word word = new Word(Role.valueOf(row[0]), row[1]);
        Optional<Side> side = row[2].equals(NONE) ? Optional.empty() : Optional.of(Side.valueOf(row[2]));
        Name name = switch (language) {
            case TAIWAN_MANDARIN, MAINLAND_MANDARIN -> new Name(cell(row[3]), syllables(row[4]), side);
            case CANTONESE -> new Name(cell(row[3]), syllables(row[5]), side);
            case ENGLISH -> new Name(cell(row[6]), List.of(), side);
        };
        names.computeIfAbsent(word, w -> new ArrayList<>()).add(name);
        for (String form : name.written())
            written.computeIfAbsent(form, f -> new LinkedHashSet<>()).add(word);
    }

    private static List<String> cell(String forms) {
        return forms.equals(NONE) ? List.of() : List.of(forms.split(" "));
    }

    private List<Syllable> syllables(String spellings) {
        return cell(spellings).stream()
                .flatMap(spelling -> lexicon.spelled(spelling).stream())
                .collect(Collectors.toList());
    }

    List<Name> names(Word word) {
        return word.role() == Role.LITERAL
                ? literals.computeIfAbsent(word, this::literal)
                : names.getOrDefault(word, List.of());
    }

    private List<Name> literal(Word word) {
        return List.of(new Name(List.of(word.value()), lexicon.readings(word.value()), Optional.empty()));
    }

    List<Word> words(Role role) {
        return names.keySet().stream().filter(word -> word.role() == role).collect(Collectors.toList());
    }

    /** What a sign or English word means as it is written. */
    Set<Word> meanings(String form) {
        return written.getOrDefault(form, Set.of());
    }

    /** The usual way to write the word for this side. */
    String write(Word word, Side side) {
        for (Name name : names(word))
            if (name.isFor(side)) return name.written().get(0);
        throw new IllegalArgumentException(word + " has no name");
    }

    /** The syllables of all that a sign may mean; for signs that no lexicon has, such as digits. */
    List<Syllable> sounds(String form) {
        Set<Syllable> sounds = new LinkedHashSet<>();
        for (Word word : meanings(form))
            for (Name name : names(word)) if (name.written().contains(form)) sounds.addAll(name.sounds());
        return new ArrayList<>(sounds);
    }
}
