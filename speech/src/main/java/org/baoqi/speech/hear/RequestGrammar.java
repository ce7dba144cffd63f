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
final class RequestGrammar {
    private static final Pattern CHOICE = Pattern.compile("\\(([^)]*)\\)");
    private static final Pattern PLACE = Pattern.compile("\\{([PFRN])}");

    private final Transcriber transcriber;
    private final Vocabulary vocabulary;
    private final List<Phrase> phrases = new ArrayList<>();
    private final Map<String, Slot> places = new HashMap<>();

    RequestGrammar(SpokenLanguage language, Transcriber transcriber, Vocabulary vocabulary) {
        this.transcriber = transcriber;
        this.vocabulary = vocabulary;
        for (CsvTable.Row row : CsvTable.read(RequestGrammar.class, "commands.tsv"))
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
        Optional<VoiceCommand.Owner> owner = row.text("owner").equals("-")
                ? Optional.empty()
                : Optional.of(row.value("owner", VoiceCommand.Owner.class));
        When when = When.valueOf(row.text("when").toUpperCase(Locale.ROOT));
        phrases.add(new Phrase(row.value("request", Request.class), owner, when, slots(text)));
    }

    private List<Slot> slots(String text) {
        List<Slot> slots = new ArrayList<>();
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

    private void literals(String text, List<Slot> slots) {
        for (HeardText.Part part : transcriber.phrase(text))
            slots.add(places.computeIfAbsent(part.written(), word -> slot('L', List.of(Word.literal(word)))));
    }

    private Slot slot(char meaning) {
        List<Word> words = new ArrayList<>(vocabulary.words(meaning == 'P' ? Word.Role.PIECE : Word.Role.DIGIT));
        if (meaning == 'R') words.addAll(vocabulary.words(Word.Role.RANK));
        return slot(meaning, words);
    }

    private Slot slot(char meaning, List<Word> words) {
        return new Slot(places.size(), meaning, words);
    }

    /** The request that explains an utterance best; of two that do so equally, the one with more words. */
    Optional<HeardRequest> best(List<HeardText> utterances, VoiceParser.Expecting expecting) {
        HeardRequest best = null;
        for (HeardText utterance : utterances)
            for (Phrase phrase : phrases)
                if (phrase.fits(expecting))
                    best = better(best, phrase.in(utterance, expecting).orElse(null));
        return Optional.ofNullable(best);
    }

    private static HeardRequest better(HeardRequest one, HeardRequest other) {
        return one == null || other != null && other.cost() < one.cost() ? other : one;
    }

    /** A way to say a request: its words in order, with places for a piece (P), a file (F), a rank (R) and a number (N). */
    record Phrase(Request request, Optional<VoiceCommand.Owner> owner, When when, List<Slot> slots) {
        private static final double PER_WORD = 0.5;
        private static final double SHORT = 1.75;
        /** Among more words than these a single one is not what was asked for. */
        private static final int BESIDE_ONE_WORD = 3;

        /** What ends the game must sound as it does, but for an accent: 一個人住 is no 認輸. */
        private static final double EXACT = 0.46;

        /** Nothing where the phrase was not heard well enough. */
        Optional<HeardRequest> in(HeardText utterance, VoiceParser.Expecting expecting) {
            if (!utterance.asks(slots.size())
                    || slots.size() == 1 && utterance.parts().size() > BESIDE_ONE_WORD) return Optional.empty();
            double limit = limit(expecting, utterance) - utterance.handicap();
            if (!mayCost(limit, utterance)) return Optional.empty();
            double[][] rows =
                    slots.stream().map(slot -> utterance.row(slot.words())).toArray(double[][]::new);
            Alignment found = Alignment.of(rows, utterance.asking(), utterance.asking());
            if (found.lost() > 0 || found.cost() > limit) return Optional.empty();
            return Optional.of(new HeardRequest(command(utterance, found), found.cost() + utterance.handicap()));
        }

        /** Whether the words are near enough if their order is left aside, which is quickly found out. */
        private boolean mayCost(double limit, HeardText utterance) {
            double least = 0;
            for (Slot slot : slots) {
                least += utterance.least(slot);
                if (least > limit) return false;
            }
            return true;
        }

        /**
         * An answer is believed by its sound only where it was asked for, and one syllable only then. 車四 may sound like 局勢
         * but is not printed for it.
         */
        private double limit(VoiceParser.Expecting expecting, HeardText utterance) {
            boolean asked = when != When.ALWAYS && expecting != VoiceParser.Expecting.MOVE;
            boolean bySound = when == When.ALWAYS
                    && slots.size() > 1
                    && !(utterance.isOfMoveWords() && isFixed())
                    && slots.stream().anyMatch(slot -> slot.meaning() == 'L');
            if (asked || bySound && request != Request.RESIGN) return Math.max(SHORT, PER_WORD * slots.size());
            if (bySound) return EXACT * slots.size();
            return WordDistance.SAME_SOUND / 2;
        }

        private boolean isFixed() {
            return slots.stream().allMatch(slot -> slot.meaning() == 'L');
        }

        boolean fits(VoiceParser.Expecting expecting) {
            return when != When.CHOICE || expecting == VoiceParser.Expecting.CHOICE;
        }

        private VoiceCommand command(HeardText utterance, Alignment found) {
            VoiceCommand command = VoiceCommand.of(request, owner);
            for (int i = 0; i < slots.size(); i++) {
                Word word = utterance.nearest(slots.get(i).words(), found.places()[i]);
                command = switch (slots.get(i).meaning()) {
                    case 'P' -> command.about(word.kind());
                    case 'F' -> command.onFile(word.number());
                    case 'R', 'N' -> command.number(word.number());
                    default -> command;
                };
            }
            return command;
        }
    }

    enum When {
        ALWAYS,
        ANSWER,
        CHOICE
    }

    /**
     * A place in a phrase.
     *
     * @param number the same in all phrases that have it
     * @param meaning what its words are to the request; L for words as such
     * @param words those that may stand there
     */
    record Slot(int number, char meaning, List<Word> words) {}

    /** A phrase as the explanation of what was heard. */
    record HeardRequest(VoiceCommand command, double cost) {}
}
