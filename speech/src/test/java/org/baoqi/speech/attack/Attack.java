package org.baoqi.speech.attack;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.desk.DeskAttacks;
import org.baoqi.speech.mirror.MirrorAttacks;

/**
 * Attacks on the product from outside: {@code ./mill speech.attack}, or with a word, those whose names have it. Each is bounded in
 * count and time and answers with a line: what was tried, and that it held or how it got through. The short form is a test.
 *
 * @param name what is tried, in a few words
 */
public record Attack(String name, Program program) {
    /** How much of it is tried. */
    public enum Size {
        SHORT,
        FULL;

        /** A count for each form. */
        public int of(int shortly, int fully) {
            return this == SHORT ? shortly : fully;
        }
    }

    /** Tries to get through. */
    public interface Program {
        /**
         * @return what was tried and measured, with its count
         * @throws Exception if it got through: what should have held is in its message
         */
        String run(Size size) throws Exception;
    }

    static List<Attack> all() {
        List<Attack> all = new ArrayList<>();
        all.addAll(MirrorAttacks.all());
        all.addAll(FileAttacks.all());
        all.addAll(DeskAttacks.all());
        return all;
    }

    public static void main(String[] args) {
        int through = 0;
        for (Attack attack : all()) {
            if (args.length > 0 && !attack.name().contains(args[0])) continue;
            Outcome outcome = attack.outcome(Size.FULL);
            System.out.println(outcome.line());
            if (!outcome.held()) through++;
        }
        System.exit(through == 0 ? 0 : 1);
    }

    /** What came of an attack. */
    record Outcome(boolean held, String line) {}

    Outcome outcome(Size size) {
        long start = System.nanoTime();
        boolean held = false;
        String detail;
        try {
            detail = program.run(size);
            held = true;
        } catch (Exception | LinkageError | AssertionError | OutOfMemoryError | StackOverflowError e) {
            detail = e.toString();
        }
        long millis = (System.nanoTime() - start) / 1_000_000;
        return new Outcome(held, (held ? "held     " : "THROUGH  ") + name + ": " + detail + " (" + millis + " ms)");
    }
}
