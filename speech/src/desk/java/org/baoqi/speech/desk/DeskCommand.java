package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.Set;

/** One command of the desk tool. Its help is the phrase {@code desk.help.<name>}. */
interface DeskCommand {
    String name();

    /** The options and arguments after the name, as {@code --help} shows it. */
    String usage();

    /** Options that take a value. */
    default Set<String> options() {
        return Set.of();
    }

    /** Options that take none. */
    default Set<String> flags() {
        return Set.of();
    }

    void run(Arguments arguments, Terminal terminal) throws IOException;
}
