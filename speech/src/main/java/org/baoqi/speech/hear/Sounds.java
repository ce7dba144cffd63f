package org.baoqi.speech.hear;

import org.baoqi.rules.CsvTable;
import org.baoqi.speech.words.SpokenLanguage;

/** How far apart the syllables of one language are, from {@code sounds.<dialect>.tsv}. */
final class Sounds {
    private final SoundParts onsets = new SoundParts();
    private final SoundParts rimes = new SoundParts();

    private Sounds() {}

    static Sounds of(SpokenLanguage language) {
        Sounds sounds = new Sounds();
        for (CsvTable.Row row : CsvTable.read(Sounds.class, "sounds." + language.dialect() + ".tsv"))
            sounds.part(row.text("part")).put(row.text("one"), row.text("other"), Double.parseDouble(row.text("cost")));
        return sounds;
    }

    private SoundParts part(String name) {
        return name.equals("onset") ? onsets : rimes;
    }

    Syllable syllable(String onset, String rime) {
        return new Syllable(onsets.number(onset.isEmpty() ? "0" : onset), rimes.number(rime));
    }

    /** 0 for the same syllable; some units for sounds that nobody takes for one another. */
    double distance(Syllable one, Syllable other) {
        return onsets.distance(one.onset(), other.onset()) + rimes.distance(one.rime(), other.rime());
    }
}
