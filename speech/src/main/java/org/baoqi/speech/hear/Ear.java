package org.baoqi.speech.hear;

import org.baoqi.rules.Side;

/** How far what was heard is from a word, for a speaker of one side: 0 as written, {@link #FAR} if nothing fits. */
final class Ear {
    static final double FAR = 4;
    /** Written otherwise but heard the same. */
    static final double SAME_SOUND = 0.15;
    /** Red says 將 for his king, Black 兵 for his pawns. */
    private static final double OTHER_SIDES_NAME = 0.9;
    /** The engine printed another word that would fit there: it has heard that one, not this. */
    private static final double ANOTHER_WORD = 1.0;

    private static final int SHORT_WORD = 4;
    private static final double ONE_LETTER = 1.0;

    private final Lexicon lexicon;
    private final Vocabulary vocabulary;
    private final Side speaker;

    Ear(Lexicon lexicon, Vocabulary vocabulary, Side speaker) {
        this.lexicon = lexicon;
        this.vocabulary = vocabulary;
        this.speaker = speaker;
    }

    double cost(Heard heard, Word word) {
        double least = FAR;
        for (Name name : vocabulary.names(word)) least = Math.min(least, cost(heard, name));
        boolean another = least > SAME_SOUND && heard.meansAnother(word);
        return another ? Math.min(FAR, least + ANOTHER_WORD) : least;
    }

    private double cost(Heard heard, Name name) {
        double own = name.isFor(speaker) ? 0 : OTHER_SIDES_NAME;
        if (name.written().contains(heard.written())) return own;
        return own + (name.sounds().isEmpty() ? spelling(heard, name) : SAME_SOUND + sound(heard, name));
    }

    private double sound(Heard heard, Name name) {
        double least = FAR;
        for (Syllable said : name.sounds())
            for (Syllable sound : heard.sounds()) least = Math.min(least, lexicon.distance(said, sound));
        return least;
    }

    /** English is compared by letters: a longer word may have one wrong. */
    private static double spelling(Heard heard, Name name) {
        for (String written : name.written())
            if (written.length() > SHORT_WORD && Spelling.differByOne(written, heard.written())) return ONE_LETTER;
        return FAR;
    }
}
