package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.sheet.ArbiterReport;
import org.baoqi.speech.sheet.MatchReport;
import org.baoqi.speech.sheet.ReportHtml;
import org.baoqi.speech.sheet.ReportText;

/** 裁判報告 of a match or of a round, from the logs that were kept: as text, as a page, or on paper. */
final class ReportCommand implements DeskCommand {
    private static final String TO = "--to";
    private static final String OUT = "--out";
    private static final String FONT = "--font";
    private static final String PDF = "pdf";

    @Override
    public String name() {
        return "report";
    }

    @Override
    public String usage() {
        return "FILE… [--to text|html|pdf] [--out FILE] [--font FILE]";
    }

    @Override
    public Set<String> options() {
        return Set.of(TO, OUT, FONT);
    }

    @Override
    public void run(Arguments arguments, Terminal speaking) throws IOException {
        Terminal terminal = speaking.onPaper();
        if (arguments.rest().isEmpty()) throw new UsageException("report.no-file");
        List<List<MatchEvent>> logs = new ArrayList<>();
        for (String file : arguments.rest()) logs.add(events(file, terminal));
        ArbiterReport report = MatchReport.of(logs, new Announcer(terminal.spoken(), Verbosity.SHORT));
        Optional<String> out = arguments.option(OUT);
        byte[] written = written(report, form(arguments), arguments, terminal);
        if (!out.isPresent()) {
            terminal.out().write(written);
            return;
        }
        GameFiles.create(out.get(), written, terminal.words());
        terminal.out().println(terminal.words().say("report.saved", out.get()));
    }

    private static byte[] written(ArbiterReport report, String form, Arguments arguments, Terminal terminal)
            throws IOException {
        return switch (form) {
            case "text" -> new ReportText(terminal.words()).write(report).getBytes(StandardCharsets.UTF_8);
            case "html" -> new ReportHtml(terminal.words()).write(report).getBytes(StandardCharsets.UTF_8);
            case PDF -> new ReportPdf(terminal.words(), font(arguments)).write(report);
            default -> throw new UsageException("report.which", form);
        };
    }

    /** The form that is asked for or, without a word, the one that the name of the file says. */
    private static String form(Arguments arguments) {
        Optional<String> out = arguments.option(OUT);
        String name = out.orElse("").toLowerCase(Locale.ROOT);
        String usual = name.endsWith(".pdf") ? PDF : name.endsWith(".html") ? "html" : "text";
        String form = arguments.option(TO).orElse(usual);
        if (form.equals(PDF) && !out.isPresent()) throw new UsageException("report.where");
        return form;
    }

    private static ReportPdf.ChineseFont font(Arguments arguments) {
        Optional<String> named = arguments.option(FONT);
        if (named.isPresent())
            return ReportPdf.ChineseFont.of(GameFiles.path(named.get()))
                    .orElseThrow(() -> new UsageException("report.wrong-font", named.get()));
        return ReportPdf.ChineseFont.find().orElseThrow(() -> new UsageException("report.no-font"));
    }

    /** The log itself, or the one beside a record. */
    private static List<MatchEvent> events(String file, Terminal terminal) throws IOException {
        for (String name : List.of(file, file + ".log", file.replaceAll("\\.pgn$", ".log"))) {
            Path path = GameFiles.path(name);
            MatchLog.Reading reading = GameFiles.read(path);
            if (reading instanceof MatchLog.Reading.Newer newer)
                throw new UsageException("play.newer", path, newer.version());
            if (reading instanceof MatchLog.Reading.Read log) {
                log.damage()
                        .ifPresent(damage ->
                                damage.sentences(log.state(), terminal.words()).forEach(terminal.err()::println));
                return log.events();
            }
        }
        throw new UsageException("report.no-log", file);
    }
}
