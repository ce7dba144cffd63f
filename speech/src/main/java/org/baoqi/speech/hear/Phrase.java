package org.baoqi.speech.hear;

import java.util.List;
import java.util.Optional;

/** A way to say a request: its words in order, with places for a piece (P), a file (F), a rank (R) and a number (N). */
record Phrase(Request request, Optional<Owner> owner, When when, List<Slot> slots) {
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
    record Match(VoiceCommand command, double cost) {}

    private static final double PER_WORD = 0.5;
    private static final double SHORT = 1.75;

    /** Nothing where the phrase was not heard well enough. */
    Optional<Match> in(Utterance utterance, Expecting expecting) {
        if (!utterance.asks(slots.size())) return Optional.empty();
        double limit = limit(expecting, utterance) - utterance.handicap();
        if (!mayCost(limit, utterance)) return Optional.empty();
        double[][] rows =
                slots.stream().map(slot -> utterance.row(slot.words())).toArray(double[][]::new);
        Alignment found = Alignment.of(rows, utterance.asking());
        if (found.lost() > 0 || found.cost() > limit) return Optional.empty();
        return Optional.of(new Match(command(utterance, found), found.cost() + utterance.handicap()));
    }

    /** Whether the words are near enough if their order is left aside, which is quickly found out. */
    private boolean mayCost(double limit, Utterance utterance) {
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
    private double limit(Expecting expecting, Utterance utterance) {
        boolean asked = when != When.ALWAYS && expecting != Expecting.MOVE;
        boolean bySound = when == When.ALWAYS && slots.size() > 1 && !(utterance.isOfMoveWords() && isFixed());
        if (asked || bySound) return Math.max(SHORT, PER_WORD * slots.size());
        return Ear.SAME_SOUND / 2;
    }

    private boolean isFixed() {
        return slots.stream().allMatch(slot -> slot.meaning() == 'L');
    }

    boolean fits(Expecting expecting) {
        return when != When.CHOICE || expecting == Expecting.CHOICE;
    }

    private VoiceCommand command(Utterance utterance, Alignment found) {
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
