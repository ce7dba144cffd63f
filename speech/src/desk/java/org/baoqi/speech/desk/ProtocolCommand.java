package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;

/** Lets a GUI or a match program talk to the engine over standard input and output. */
record ProtocolCommand(String name, Session session) implements Command {

    /** A conversation that lasts until the other side quits. */
    @FunctionalInterface
    interface Session {
        void run(BufferedReader in, PrintStream out) throws IOException;
    }

    @Override
    public String usage() {
        return "";
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        arguments.only().ifPresent(word -> {
            throw new UsageException("desk.too-many-arguments", word);
        });
        session.run(terminal.in(), terminal.out());
    }
}
