package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.rules.engine.ProtocolSession;
import org.baoqi.speech.table.EngineOpponent;
import org.baoqi.speech.words.FaultReport;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/** The desk tool {@code ./baoqi}: one command a run, in the language of {@code --lang}. */
public final class Desk {
    private static final String LANG = "--lang";
    private static final int USAGE = 2;
    private static final int UNFORESEEN = 70;
    private static final Duration DEMO_PACE = Duration.ofMillis(600);

    static final List<DeskCommand> COMMANDS = List.of(
            new BoardCommand(),
            new MovesCommand(),
            new ConvertCommand(),
            new ReviewCommand(),
            new TimesCommand(),
            new HearCommand(),
            new PlayCommand(EngineOpponent::new, TimeSource.system()),
            new DemoCommand(EngineOpponent::new, DEMO_PACE),
            new RefereeingCommand(TimeSource.system()),
            new ReportCommand(),
            new RoundsCommand(),
            new MirrorCommand(),
            new JudgeCommand(),
            new PerftCommand(),
            new ProtocolCommand("uci", ProtocolSession::uci),
            new ProtocolCommand("ucci", ProtocolSession::ucci));

    private Desk() {}

    public static void main(String[] args) throws IOException {
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        OutputStream err = new FileOutputStream(FileDescriptor.err);
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) ->
                Runtime.getRuntime().halt(unforeseen(fault, terminal(System.getenv("LANG"), System.in, out, err))));
        int code = run(List.of(args), System.getenv("LANG"), System.in, out, err);
        if (code != 0) System.exit(code);
    }

    /**
     * Runs one command line and returns its exit code: 0; 2 after a message on {@code err} that says what to do; 70 where
     * something went wrong that nobody has foreseen.
     */
    static int run(List<String> line, String locale, InputStream in, OutputStream out, OutputStream err)
            throws IOException {
        Terminal terminal = terminal(locale, in, out, err);
        try {
            List<String> rest = new ArrayList<>(line);
            terminal = terminal.in(takeLanguage(rest).orElse(terminal.spoken()));
            dispatch(rest, terminal);
            return 0;
        } catch (UsageException slip) {
            terminal.out().flush();
            terminal.err().println(slip.in(terminal.words()));
            return USAGE;
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError unforeseen) {
            terminal.out().flush();
            return unforeseen(unforeseen, terminal);
        } finally {
            terminal.out().flush();
        }
    }

    private static Terminal terminal(String locale, InputStream in, OutputStream out, OutputStream err) {
        return new Terminal(
                in,
                new BoundedLines(new InputStreamReader(in, StandardCharsets.UTF_8)),
                new PrintStream(new PlainOutput(out), false, StandardCharsets.UTF_8),
                new PrintStream(new PlainOutput(err), true, StandardCharsets.UTF_8),
                SpokenLanguage.of(Language.ofLocale(locale)));
    }

    /** The last place for whatever nobody has foreseen: a sentence, and a report that can be sent to whoever mends it. */
    private static int unforeseen(Throwable fault, Terminal terminal) {
        String report = FaultReport.of(fault, "desk");
        Path folder = GameFiles.folder(System.getenv());
        Path file = folder.resolve("report-" + System.currentTimeMillis() + ".txt");
        try {
            Files.createDirectories(folder);
            GameFiles.create(file, report.getBytes(StandardCharsets.UTF_8));
            terminal.err().println(terminal.words().say("desk.unforeseen", file));
        } catch (IOException notKept) {
            terminal.err().println(terminal.words().say("desk.unforeseen-here"));
            terminal.err().println(report);
        }
        return UNFORESEEN;
    }

    /** Takes {@code --lang} and its value out of the line. */
    private static Optional<SpokenLanguage> takeLanguage(List<String> line) {
        int at = line.indexOf(LANG);
        if (at < 0) return Optional.empty();
        if (at + 1 == line.size()) throw new UsageException("desk.option-needs-value", LANG);
        String tag = line.get(at + 1);
        Optional<SpokenLanguage> language = Optional.of(Terminal.language(tag));
        line.subList(at, at + 2).clear();
        return language;
    }

    private static void dispatch(List<String> line, Terminal terminal) throws IOException {
        if (line.isEmpty() || line.contains("--help") || line.get(0).equals("help")) {
            help(terminal);
            return;
        }
        DeskCommand command = COMMANDS.stream()
                .filter(c -> c.name().equals(line.get(0)))
                .findFirst()
                .orElseThrow(() -> new UsageException("desk.unknown-command", line.get(0)));
        List<String> rest = line.subList(1, line.size());
        command.run(Arguments.parse(rest, command.options(), command.flags()), terminal);
    }

    private static void help(Terminal terminal) {
        Words words = terminal.words();
        terminal.out().println(words.say("desk.help"));
        for (DeskCommand command : COMMANDS) {
            terminal.out().println();
            terminal.out().println("  " + ("./baoqi " + command.name() + " " + command.usage()).trim());
            terminal.out().println("      " + words.say("desk.help." + command.name()));
        }
    }

    /** Lets a GUI or a match program talk to the engine over standard input and output. */
    private record ProtocolCommand(String name, Session session) implements DeskCommand {

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
}
