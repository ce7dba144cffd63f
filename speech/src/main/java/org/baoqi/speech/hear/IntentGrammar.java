package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Requests in words that nobody listed, by their key words in order ({@code intents.tsv}). The way to ask that explains most of
 * what was said counts, if it leaves not too much unexplained.
 */
final class IntentGrammar {
    private static final int CENTRE_FILE = 5;
    /** As many words more may stand besides as are explained. */
    private static final int BESIDE = 3;
    /** Texts of a recogniser beyond these are not asked for their sense. */
    private static final int TEXTS = 3;

    private static final double SAME_SOUND = 0.3;

    private final Transcriber transcriber;
    private final Vocabulary vocabulary;
    private final int fewest;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<List<HeardText.Part>> phrases = new ArrayList<>();
    private final Map<String, List<String>> named = new HashMap<>();
    private final List<Way> ways = new ArrayList<>();

    /**
     * A way to ask.
     *
     * @param owner whose pieces it is about, or that it is about the middle file
     * @param needed the key words in order, each with those that may stand for it
     * @param barred what must not be said
     */
    private record Way(Request request, String owner, List<List<Integer>> needed, List<Integer> barred) {}

    /** Numbers of slots, before those of phrases. */
    private enum Slot {
        PIECE("{P}"),
        FILE("{F}"),
        RANK("{R}");

        private final String written;

        Slot(String written) {
            this.written = written;
        }
    }

    IntentGrammar(SpokenLanguage language, Transcriber transcriber, Vocabulary vocabulary) {
        this.transcriber = transcriber;
        this.vocabulary = vocabulary;
        this.fewest = language == SpokenLanguage.ENGLISH ? 1 : 2;
        for (Slot slot : Slot.values()) {
            numbers.put(slot.written, slot.ordinal());
            phrases.add(List.of());
        }
        List<String> columns = language == SpokenLanguage.ENGLISH
                ? List.of("english")
                : language == SpokenLanguage.CANTONESE ? List.of("chinese", "cantonese") : List.of("chinese");
        for (CsvTable.Row row : CsvTable.read(IntentGrammar.class, "intents.tsv"))
            for (String column : columns) add(row, row.text(column).trim());
    }

    private void add(CsvTable.Row row, String text) {
        String request = row.text("request");
        if (request.startsWith("=")) {
            named.computeIfAbsent(request.substring(1), name -> new ArrayList<>())
                    .addAll(Arrays.asList(text.split("/")));
            return;
        }
        for (String way : text.split("\\|")) {
            List<List<Integer>> needed = new ArrayList<>();
            List<Integer> barred = new ArrayList<>();
            for (String element : way.trim().split(" ")) {
                if (element.startsWith("!")) barred.addAll(numbers(element.substring(1)));
                else needed.add(numbers(element));
            }
            ways.add(new Way(Request.valueOf(request), row.text("owner"), needed, barred));
        }
    }

    /** The phrases that an element stands for, the longest first. */
    private List<Integer> numbers(String element) {
        List<Integer> all = new ArrayList<>();
        for (String word : element.split("/")) {
            String name = word.startsWith("=") ? word.substring(1) : word;
            if (named.containsKey(name)) for (String one : named.get(name)) all.add(number(one));
            else all.add(number(word));
        }
        return all;
    }

    private int number(String text) {
        return numbers.computeIfAbsent(text, phrase -> {
            phrases.add(transcriber.phrase(phrase.replace('_', ' ')));
            return phrases.size() - 1;
        });
    }

    /** The requests that explain most of a text, none or more than one where they explain as much. */
    List<VoiceCommand> best(List<HeardText> utterances) {
        Map<Request, Found> best = new LinkedHashMap<>();
        int most = fewest - 1;
        int read = 0;
        for (HeardText utterance : utterances) {
            if (utterance.asking().length == 0 || utterance.asking().length > Long.SIZE || ++read > TEXTS) continue;
            Searched searched = new Searched(utterance);
            for (Way way : ways) {
                Optional<Found> found = searched.find(way);
                if (!found.isPresent() || found.get().explained < most) continue;
                if (found.get().explained > most) best.clear();
                most = found.get().explained;
                best.merge(way.request, found.get(), (one, other) -> one.isAsClear(other) ? one : other);
            }
        }
        List<VoiceCommand> commands = new ArrayList<>();
        for (Found found : best.values()) commands.add(found.command);
        return commands;
    }

    /** @param explained how many parts of the text are key words */
    private record Found(VoiceCommand command, int explained) {
        /** Whether the command says as much as another: one whose pieces were named says more. */
        boolean isAsClear(Found other) {
            return explained > other.explained || !other.command.owner().isPresent() || isAboutOthers();
        }

        private boolean isAboutOthers() {
            return command.owner().isPresent() && command.owner().get() != VoiceCommand.Owner.MINE;
        }
    }

    /** One text, with the places of each phrase as bits, looked for when they are first asked for. */
    private final class Searched {
        private final HeardText text;
        private final long[] places = new long[phrases.size()];
        private final boolean[] known = new boolean[phrases.size()];

        Searched(HeardText text) {
            this.text = text;
        }

        Optional<Found> find(Way way) {
            for (int barred : way.barred) if (places(barred) != 0) return Optional.empty();
            int[] at = new int[way.needed.size()];
            int[] which = new int[way.needed.size()];
            int explained = explain(way.needed, 0, 0, at, which);
            if (explained < fewest || unexplained() - explained > BESIDE + explained) return Optional.empty();
            return Optional.of(new Found(command(way, at, which), explained));
        }

        /** How many parts key words from this one on explain, from this place on; less than nothing if one is missing. */
        private int explain(List<List<Integer>> needed, int element, int from, int[] at, int[] which) {
            if (element == needed.size()) return 0;
            int best = Integer.MIN_VALUE;
            int[] restAt = at.clone();
            int[] restWhich = which.clone();
            for (int phrase : needed.get(element)) {
                int length = Math.max(1, phrases.get(phrase).size());
                for (long left = places(phrase) >>> from << from; from < Long.SIZE && left != 0; left &= left - 1) {
                    int place = Long.numberOfTrailingZeros(left);
                    int rest = explain(needed, element + 1, place + length, restAt, restWhich);
                    if (rest < 0 || rest + length <= best) continue;
                    best = rest + length;
                    System.arraycopy(restAt, element, at, element, at.length - element);
                    System.arraycopy(restWhich, element, which, element, at.length - element);
                    at[element] = place;
                    which[element] = phrase;
                }
            }
            return best;
        }

        private int unexplained() {
            return (int)
                    Arrays.stream(text.asking()).filter(Fillers::isUnexplained).count();
        }

        private long places(int phrase) {
            if (!known[phrase]) {
                known[phrase] = true;
                for (int at = 0; at < text.parts().size(); at++)
                    if (phrase < Slot.values().length ? fills(Slot.values()[phrase], at) : stands(phrase, at))
                        places[phrase] |= 1L << at;
            }
            return places[phrase];
        }

        private boolean stands(int phrase, int at) {
            return Fillers.stands(phrases.get(phrase), text.parts(), at, Fillers.Where.ASK);
        }

        /** 嗎 at the end of a question sounds like 馬 and is none. */
        private boolean fills(Slot slot, int at) {
            double cost = text.row(words(slot))[at];
            return cost <= 0 || cost <= SAME_SOUND && Fillers.isUnexplained(text.asking()[at]);
        }

        private VoiceCommand command(Way way, int[] at, int[] which) {
            boolean centre = way.owner.equals("CENTRE");
            VoiceCommand command = VoiceCommand.of(
                    way.request,
                    centre || way.owner.equals("-")
                            ? Optional.empty()
                            : Optional.of(VoiceCommand.Owner.valueOf(way.owner)));
            if (centre) command = command.onFile(CENTRE_FILE);
            for (int i = 0; i < at.length; i++) {
                if (which[i] >= Slot.values().length) continue;
                Slot slot = Slot.values()[which[i]];
                Word word = text.nearest(words(slot), at[i]);
                command = switch (slot) {
                    case PIECE -> command.about(word.kind());
                    case FILE -> command.onFile(word.number());
                    case RANK -> command.number(word.number());
                };
            }
            return command;
        }

        private List<Word> words(Slot slot) {
            if (slot == Slot.PIECE) return vocabulary.words(Word.Role.PIECE);
            List<Word> digits = new ArrayList<>(vocabulary.words(Word.Role.DIGIT));
            if (slot == Slot.RANK) digits.addAll(vocabulary.words(Word.Role.RANK));
            return digits;
        }
    }
}
