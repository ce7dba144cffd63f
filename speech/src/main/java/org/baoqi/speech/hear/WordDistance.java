package org.baoqi.speech.hear;

import org.baoqi.rules.Side;

/** Measures how far a part of a text is from a word, for a speaker of one side: 0 as written, {@link #FAR} if nothing fits. */
final class WordDistance {
    static final double FAR = 4;
    /** Written otherwise but heard the same. */
    static final double SAME_SOUND = 0.15;
    /** Red says 將 for his king, Black 兵 for his pawns. */
    private static final double OTHER_SIDES_NAME = 0.9;
    /** The engine printed another word that would fit there: it has heard that one, not this. */
    private static final double ANOTHER_WORD = 1.0;

    /** Sounds that speakers or engines merge are no farther apart. */
    private static final double MERGED = 0.75;

    /** What was learned makes no word nearer than a merger of sounds. */
    private static final double LEARNED_LEAST = 0.5;

    private static final int SHORT_WORD = 4;
    private static final double ONE_LETTER = 1.0;

    private final Lexicon lexicon;
    private final Vocabulary vocabulary;
    private final Side speaker;
    private final LearnedSounds learned;

    WordDistance(Lexicon lexicon, Vocabulary vocabulary, Side speaker, LearnedSounds learned) {
        this.lexicon = lexicon;
        this.vocabulary = vocabulary;
        this.speaker = speaker;
        this.learned = learned;
    }

    double cost(HeardText.Part heard, Word word) {
        double least = FAR;
        for (Vocabulary.Name name : vocabulary.names(word)) least = Math.min(least, cost(heard, name));
        if (least > LEARNED_LEAST && least < FAR)
            least = Math.max(LEARNED_LEAST, least - learned.nearer(heard.written(), word));
        boolean another = least > SAME_SOUND && heard.meansAnother(word);
        return another ? Math.min(FAR, least + ANOTHER_WORD) : least;
    }

    private double cost(HeardText.Part heard, Vocabulary.Name name) {
        double own = name.isFor(speaker) ? 0 : OTHER_SIDES_NAME;
        if (name.written().contains(heard.written())) return own;
        double sound = name.sounds().isEmpty() ? spelling(heard, name) : SAME_SOUND + sound(heard, name);
        return own + (name.rare() && sound > MERGED ? FAR : sound);
    }

    private double sound(HeardText.Part heard, Vocabulary.Name name) {
        double least = FAR;
        for (Lexicon.Syllable said : name.sounds())
            for (Lexicon.Syllable sound : heard.sounds()) least = Math.min(least, lexicon.distance(said, sound));
        return least;
    }

    /** Words of moves are compared by their phonemes, those of requests by letters: a longer word may have one wrong. */
    private double spelling(HeardText.Part heard, Vocabulary.Name name) {
        double least = FAR;
        for (String phonemes : name.phonemes())
            least = Math.min(least, SAME_SOUND + lexicon.distance(phonemes, heard.phonemes()));
        if (name.phonemes().isEmpty())
            for (String written : name.written())
                if (written.length() > SHORT_WORD && differByOne(written, heard.written())) least = ONE_LETTER;
        return least;
    }

    /** Whether one word has a letter too many, too few or wrong. */
    private static boolean differByOne(String one, String other) {
        if (Math.abs(one.length() - other.length()) > 1) return false;
        int start = commonStart(one, other);
        String restOfOne = one.substring(start);
        String restOfOther = other.substring(start);
        return tail(restOfOne).equals(tail(restOfOther))
                || tail(restOfOne).equals(restOfOther)
                || restOfOne.equals(tail(restOfOther));
    }

    private static int commonStart(String one, String other) {
        int start = 0;
        while (start < Math.min(one.length(), other.length()) && one.charAt(start) == other.charAt(start)) start++;
        return start;
    }

    private static String tail(String text) {
        return text.isEmpty() ? text : text.substring(1);
    }
}
