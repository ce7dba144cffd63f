package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Errors of speaking and hearing, made from the features of sounds and not from the parser's own costs: a slip changes one
 * feature of the onset or the rime of one syllable ({@code sound-changes.tsv}), an accent merges the same two sounds in all
 * syllables. What comes out is a character so read, if there is one.
 */
final class SoundChanges {
    private static final int FEW = 24;

    private final Random random;
    private final Vocabulary vocabulary;
    private final Lexicon lexicon;
    /** By onset and rime. */
    private final Map<String, String> characters = new HashMap<>();

    private final Map<String, String[]> spelled = new HashMap<>();
    private final List<Change> slips = new ArrayList<>();
    private final List<Change> accents = new ArrayList<>();
    private final SpokenLanguage language;

    private record Change(boolean onset, String one, String other) {}

    SoundChanges(SpokenLanguage language, Random random) {
        this.language = language;
        this.random = random;
        this.lexicon = Lexicon.of(language);
        this.vocabulary = new Vocabulary(language, lexicon);
        for (CsvTable.Row row : CsvTable.read(Lexicon.class, "lexicon." + language.dialect() + ".tsv")) {
            characters.put(row.text("onset") + "+" + row.text("rime"), row.text("characters"));
            spelled.put(row.text("syllable"), new String[] {row.text("onset"), row.text("rime")});
        }
        for (CsvTable.Row row : CsvTable.read(SoundChanges.class, "sound-changes.tsv"))
            if (row.text("language").equals(language.dialect()))
                for (String pair : row.text("pairs").split(" ")) {
                    String[] sounds = pair.split("/");
                    boolean onset = row.text("part").equals("onset");
                    List<Change> list = row.text("kind").equals("slip") ? slips : accents;
                    list.add(new Change(onset, sounds[0], sounds[1]));
                    list.add(new Change(onset, sounds[1], sounds[0]));
                }
    }

    /** Each word as any character of its sound. */
    List<String> homophones(List<Word> words, Side side) {
        List<String> printed = new ArrayList<>();
        for (Word word : words) printed.add(print(syllable(word, side)).orElse(word.sign(side)));
        return printed;
    }

    /** One word with one sound changed, the others as they are; nothing where the word that comes out is another of its kind. */
    Optional<List<String>> slipped(List<Word> words, Side side) {
        int at = random.nextInt(words.size());
        String[] said = syllable(words.get(at), side);
        List<String[]> heard = new ArrayList<>();
        for (Change change : slips)
            changed(said, change).filter(s -> !collides(s, words.get(at))).ifPresent(heard::add);
        if (heard.isEmpty()) return Optional.empty();
        List<String> printed = new ArrayList<>();
        for (Word word : words) printed.add(word.sign(side));
        Optional<String> character = print(heard.get(random.nextInt(heard.size())));
        character.ifPresent(c -> printed.set(at, c));
        return character.map(c -> printed);
    }

    /** All words with one merger, where it changes any. */
    Optional<List<String>> accented(List<Word> words, Side side) {
        Change change = accents.get(random.nextInt(accents.size()));
        List<String> printed = new ArrayList<>();
        boolean any = false;
        for (Word word : words) {
            Optional<String> merged = changed(syllable(word, side), change)
                    .filter(s -> !collides(s, word))
                    .flatMap(this::print);
            any |= merged.isPresent();
            printed.add(merged.orElse(word.sign(side)));
        }
        return any ? Optional.of(printed) : Optional.empty();
    }

    private Optional<String[]> changed(String[] said, Change change) {
        String part = said[change.onset ? 0 : 1];
        if (!(part.isEmpty() ? "0" : part).equals(change.one)) return Optional.empty();
        String other = change.other.equals("0") ? "" : change.other;
        String[] heard = change.onset ? new String[] {other, said[1]} : new String[] {said[0], other};
        // Palatals stand before i and ü alone, retroflexes and sibilants never do.
        if (change.onset && Set.of("zh", "ch", "sh", "z", "c", "s").contains(other)) {
            if (heard[1].equals("i")) heard[1] = "-";
            if (heard[1].equals("v")) heard[1] = "u";
            if (heard[1].equals("iou")) heard[1] = "ou";
            if (heard[1].equals("iang")) heard[1] = "ang";
            if (heard[1].equals("in")) heard[1] = "en";
        } else if (change.onset && Set.of("j", "q", "x").contains(other)) {
            if (heard[1].equals("-")) heard[1] = "i";
            if (heard[1].equals("u")) heard[1] = "v";
        }
        return characters.containsKey(heard[0] + "+" + heard[1]) ? Optional.of(heard) : Optional.empty();
    }

    /** Whether a sound is exactly that of another word of the same role. */
    private boolean collides(String[] sound, Word word) {
        Lexicon.Syllable syllable = null;
        for (Map.Entry<String, String[]> entry : spelled.entrySet())
            if (entry.getValue()[0].equals(sound[0]) && entry.getValue()[1].equals(sound[1]))
                syllable = lexicon.spelled(entry.getKey()).get(0);
        for (Word other : vocabulary.words(word.role()))
            if (!other.equals(word))
                for (Vocabulary.Name name : vocabulary.names(other))
                    if (name.sounds().contains(syllable)) return true;
        return false;
    }

    private String[] syllable(Word word, Side side) {
        String column = language.dialect();
        for (CsvTable.Row row : CsvTable.read(Vocabulary.class, "vocabulary.tsv"))
            if (Word.in(row).equals(word)
                    && (row.text("side").equals("-") || row.text("side").equals(side.name())))
                return spelled.get(row.text(column).split(" ")[0]);
        throw new IllegalArgumentException(word.toString());
    }

    /** A common character of this sound that has no other reading. */
    private Optional<String> print(String[] sound) {
        String all = characters.get(sound[0] + "+" + sound[1]);
        if (all == null) return Optional.empty();
        Set<String> single = new TreeSet<>();
        all.codePoints()
                .mapToObj(Lexicon::text)
                .filter(c -> lexicon.readings(c).size() == 1)
                .limit(FEW)
                .forEach(single::add);
        List<String> some = new ArrayList<>(single);
        return some.isEmpty() ? Optional.empty() : Optional.of(some.get(random.nextInt(some.size())));
    }
}
