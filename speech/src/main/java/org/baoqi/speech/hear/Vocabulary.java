package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.SpokenLanguage;

/** The words of moves in one language and their names, from {@code vocabulary.tsv}. */
final class Vocabulary {
    private static final String NONE = "-";

    private final Lexicon lexicon;
    private final Map<Word, List<Name>> names = new LinkedHashMap<>();
    private final Map<String, Set<Word>> written = new LinkedHashMap<>();
    private final Map<Word, List<Name>> literals = new ConcurrentHashMap<>();

    Vocabulary(SpokenLanguage language, Lexicon lexicon) {
        this.lexicon = lexicon;
        for (CsvTable.Row row : CsvTable.read(Vocabulary.class, "vocabulary.tsv"))
            if (row.text("only").equals(NONE) || row.text("only").equals(language.tag())) add(row, language);
    }

    private void add(CsvTable.Row row, SpokenLanguage language) {
        Word word = Word.in(row);
        Optional<Side> side =
                row.text("side").equals(NONE) ? Optional.empty() : Optional.of(row.value("side", Side.class));
        boolean rare = !row.text("only").equals(NONE);
        Name name = language == SpokenLanguage.ENGLISH
                ? new Name(cell(row.text("english")), List.of(), phonemes(row), side, rare)
                : new Name(cell(row.text("written")), syllables(row.text(language.dialect())), List.of(), side, rare);
        names.computeIfAbsent(word, w -> new ArrayList<>()).add(name);
        for (String form : name.written())
            written.computeIfAbsent(form, f -> new LinkedHashSet<>()).add(word);
    }

    private List<String> phonemes(CsvTable.Row row) {
        return cell(row.text("english")).stream()
                .filter(word -> word.length() > 1)
                .map(lexicon::phonemes)
                .distinct()
                .collect(Collectors.toList());
    }

    private static List<String> cell(String forms) {
        return forms.equals(NONE) ? List.of() : List.of(forms.split(" "));
    }

    private List<Lexicon.Syllable> syllables(String spellings) {
        return cell(spellings).stream()
                .flatMap(spelling -> lexicon.spelled(spelling).stream())
                .collect(Collectors.toList());
    }

    List<Name> names(Word word) {
        return word.role() == Word.Role.LITERAL
                ? literals.computeIfAbsent(word, this::literal)
                : names.getOrDefault(word, List.of());
    }

    private List<Name> literal(Word word) {
        return List.of(
                new Name(List.of(word.value()), lexicon.readings(word.value()), List.of(), Optional.empty(), false));
    }

    List<Word> words(Word.Role role) {
        return names.keySet().stream().filter(word -> word.role() == role).collect(Collectors.toList());
    }

    /** The meanings of a sign or English word as it is written. */
    Set<Word> meanings(String form) {
        return written.getOrDefault(form, Set.of());
    }

    /** The syllables of all that a sign may mean; for signs that no lexicon has, such as digits. */
    List<Lexicon.Syllable> sounds(String form) {
        Set<Lexicon.Syllable> sounds = new LinkedHashSet<>();
        for (Word word : meanings(form))
            for (Name name : names(word)) if (name.written().contains(form)) sounds.addAll(name.sounds());
        return new ArrayList<>(sounds);
    }

    /**
     * One way to say a word.
     *
     * @param written the characters or English words for it, the usual one first
     * @param sounds its syllables, each a reading of its own; none in English
     * @param phonemes what the English words sound like
     * @param side whose name it is, where the sides call their pieces differently
     * @param rare whether few speakers say so, 幺 for one: they are not believed to have said it unclearly
     */
    record Name(
            List<String> written,
            List<Lexicon.Syllable> sounds,
            List<String> phonemes,
            Optional<Side> side,
            boolean rare) {

        boolean isFor(Side speaker) {
            return !side.isPresent() || side.get() == speaker;
        }
    }
}
