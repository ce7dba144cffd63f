package org.baoqi.speech.hear;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.speech.words.SpokenLanguage;

/** Takes a recogniser's text apart into syllables; English into words. Punctuation is silent. */
final class Transcriber {
    /** A word of letters, a digit, or any other sign that is spoken. */
    private static final Pattern CHINESE = Pattern.compile("[a-z]+|\\d|[\\p{L}\\p{N}\\p{So}\\p{M}]");

    /** Words without a possessive or shortened s: "red's" is read as red, "what's" as what. */
    private static final Pattern ENGLISH = Pattern.compile("(?<!\\p{L}')\\p{L}+(?:'(?!s\\b)\\p{L}+)?|\\d");

    /** Engines print 士四 as 14: in the tens, the one is not spoken. */
    private static final Pattern TEENS = Pattern.compile("(?<!\\d)1(?=\\d(?!\\d))");

    /** Signs that a recogniser prints where the speaker paused. */
    private static final Pattern PAUSE = Pattern.compile("[,，。;；:：!！?？…、]");

    private static final int LONGEST_SYLLABLE = 6;
    private static final int LONGEST_JOINED = 24;
    private static final int LONG_WORD = 5;
    private static final double JOINED = 0.8;

    private final Lexicon lexicon;
    private final Vocabulary vocabulary;
    private final boolean english;

    Transcriber(SpokenLanguage language, Lexicon lexicon, Vocabulary vocabulary) {
        this.lexicon = lexicon;
        this.vocabulary = vocabulary;
        this.english = language == SpokenLanguage.ENGLISH;
    }

    /** The ways to read a text aloud: as it stands, and with 14 as 十四. */
    List<List<HeardText.Part>> readings(String text) {
        String folded = fold(text);
        List<List<HeardText.Part>> readings = new ArrayList<>();
        readings.add(heard(folded));
        Matcher teens = TEENS.matcher(folded);
        if (!english && teens.find()) readings.add(heard(teens.replaceAll("十")));
        if (english && readings.get(0).size() <= LONGEST_JOINED) {
            List<HeardText.Part> joined = joined(readings.get(0));
            if (joined.size() < readings.get(0).size()) readings.add(joined);
        }
        return readings;
    }

    /** "Can in" is a cannon: two words that together sound like one of a move and are none by themselves. */
    private List<HeardText.Part> joined(List<HeardText.Part> heard) {
        List<HeardText.Part> joined = new ArrayList<>();
        for (int at = 0; at < heard.size(); at++) {
            HeardText.Part part = heard.get(at);
            if (at + 1 < heard.size() && isOneWord(part, heard.get(at + 1))) {
                String both = part.written() + " " + heard.get(++at).written();
                part = new HeardText.Part(both, List.of(), Set.of(), lexicon.phonemes(both), part.paused());
            }
            joined.add(part);
        }
        return joined;
    }

    private boolean isOneWord(HeardText.Part one, HeardText.Part other) {
        boolean isPiece = one.isWritten(Word.Role.PIECE) || other.isWritten(Word.Role.PIECE);
        if (isPiece || one.isOfMove() && other.isOfMove() || other.paused()) return false;
        String both = lexicon.phonemes(one.written() + " " + other.written());
        for (Word.Role role : List.of(Word.Role.PIECE, Word.Role.DIRECTION))
            for (Word word : vocabulary.words(role))
                for (Vocabulary.Name name : vocabulary.names(word))
                    for (String phonemes : name.phonemes())
                        if (phonemes.length() >= LONG_WORD && lexicon.distance(phonemes, both) <= JOINED) return true;
        return false;
    }

    /** Signs that the vocabulary has stay as they are, others lose their width and size: Ⅱ is a word, Ａ is a. */
    private String fold(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        text.codePoints().forEach(c -> folded.append(fold(c)));
        return folded.toString();
    }

    private String fold(int codePoint) {
        String sign = Lexicon.text(codePoint);
        if (codePoint >= 128 && !vocabulary.meanings(sign).isEmpty()) return sign;
        return Normalizer.normalize(sign, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }

    private List<HeardText.Part> heard(String text) {
        List<HeardText.Part> heard = new ArrayList<>();
        Matcher parts = (english ? ENGLISH : CHINESE).matcher(text);
        int end = 0;
        while (parts.find()) {
            HeardText.Part part = of(parts.group());
            boolean paused = PAUSE.matcher(text).region(end, parts.start()).find();
            boolean joined = !english && part.isUnknown();
            List<HeardText.Part> all = joined ? apart(part) : List.of(part);
            heard.add(paused ? all.get(0).afterPause() : all.get(0));
            heard.addAll(all.subList(1, all.size()));
            end = parts.end();
        }
        return heard;
    }

    /** Words of a phrase in a table, each for itself. */
    List<HeardText.Part> phrase(String text) {
        return heard(fold(text));
    }

    private HeardText.Part of(String sign) {
        List<Lexicon.Syllable> sounds = lexicon.readings(sign);
        if (sounds.isEmpty()) sounds = lexicon.spelled(sign);
        if (sounds.isEmpty()) sounds = vocabulary.sounds(sign);
        return new HeardText.Part(sign, sounds, vocabulary.meanings(sign), lexicon.phonemes(sign), false);
    }

    /** The syllables of letters without a space, paoerpingwu, as few as may be from the left; the letters where they are none. */
    private List<HeardText.Part> apart(HeardText.Part letters) {
        String text = letters.written();
        int length = text.length();
        List<List<HeardText.Part>> tails = new ArrayList<>(Collections.nCopies(length + 1, List.of()));
        for (int start = length - 1; start >= 0; start--)
            for (int end = start + 1; end <= Math.min(length, start + LONGEST_SYLLABLE); end++) {
                HeardText.Part first = of(text.substring(start, end));
                boolean goesOn = end == length || !tails.get(end).isEmpty();
                if (goesOn && !first.isUnknown()) tails.set(start, joined(first, tails.get(end)));
            }
        return tails.get(0).isEmpty() ? List.of(letters) : tails.get(0);
    }

    private static List<HeardText.Part> joined(HeardText.Part first, List<HeardText.Part> rest) {
        List<HeardText.Part> all = new ArrayList<>(rest.size() + 1);
        all.add(first);
        all.addAll(rest);
        return all;
    }
}
