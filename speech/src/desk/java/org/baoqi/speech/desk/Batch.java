package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.function.UnaryOperator;

/** One case a line on standard input, one JSON object a line on standard output, in the same order. */
final class Batch {
    static final String FLAG = "--batch";

    private Batch() {}

    /** A slip in one case is its answer and stops nothing. */
    static void run(Terminal terminal, UnaryOperator<String> answer) throws IOException {
        for (String line = terminal.in().readLine();
                line != null;
                line = terminal.in().readLine()) terminal.out().println(answered(line, answer, terminal));
    }

    private static String answered(String line, UnaryOperator<String> answer, Terminal terminal) {
        try {
            return answer.apply(line);
        } catch (UsageException slip) {
            return Json.object("error", slip.in(terminal.words()));
        }
    }
}
