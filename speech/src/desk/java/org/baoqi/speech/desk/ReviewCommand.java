package org.baoqi.speech.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Game;
import org.baoqi.rules.engine.Engine;
import org.baoqi.rules.engine.SearchLimits;
import org.baoqi.rules.engine.SearchTask;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.GameReading;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.review.Analysis;
import org.baoqi.speech.review.Assessment;
import org.baoqi.speech.review.GameAnalyser;
import org.baoqi.speech.review.ReviewAnswer;
import org.baoqi.speech.review.ReviewSession;

/** Goes through a game of a file by typed commands, until the input ends. */
final class ReviewCommand implements DeskCommand {
    private static final String GAME = "--game";
    private static final String SIDE = "--side";
    private static final String NODES = "--nodes";
    private static final String SAVE = "--save";
    private static final String ANALYSE = "--analyse";
    private static final int USUAL_NODES = 50_000;

    @Override
    public String name() {
        return "review";
    }

    @Override
    public String usage() {
        return "FILE [--game N] [--side red|black] [--analyse] [--nodes N] [--save FILE]";
    }

    @Override
    public Set<String> options() {
        return Set.of(GAME, SIDE, NODES, SAVE);
    }

    @Override
    public Set<String> flags() {
        return Set.of(ANALYSE);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        String file = arguments.only().orElseThrow(() -> new UsageException("desk.review-file"));
        GameReading reading = terminal.games(file);
        terminal.troubles(reading).forEach(terminal.err()::println);
        GameRecord game = game(reading, number(arguments, GAME, 1));
        Optional<Path> place = place(arguments, file, reading);
        SearchLimits limits = SearchLimits.ofNodes(number(arguments, NODES, USUAL_NODES));
        Side side = arguments.option(SIDE).map(Terminal::side).orElse(Side.RED);
        try (Engine engine = new Engine()) {
            ReviewSession session = new ReviewSession(game, new Announcer(terminal.spoken(), Verbosity.SHORT), side);
            if (arguments.has(ANALYSE)) analyse(session, engine, limits, terminal);
            talk(session, engine, limits, terminal);
            place.ifPresent(path -> save(path, session, terminal));
        }
    }

    private static GameRecord game(GameReading reading, int number) {
        if (reading.games().isEmpty()) throw new UsageException("record.read.none");
        if (number < 1 || number > reading.games().size())
            throw new UsageException("desk.review-game", reading.games().size(), number);
        return reading.games().get(number - 1);
    }

    private static int number(Arguments arguments, String option, int usual) {
        String text = arguments.option(option).orElse(String.valueOf(usual));
        if (!text.matches("\\d{1,9}")) throw new UsageException("desk.review-number", option, text);
        return Integer.parseInt(text);
    }

    private static Assessment assess(Engine engine, Game game, SearchLimits limits) {
        return Assessment.of(engine.think(SearchTask.of(game, limits)));
    }

    private static void talk(ReviewSession session, Engine engine, SearchLimits limits, Terminal terminal)
            throws IOException {
        print(session.opened(), terminal);
        for (String line = terminal.in().readLine();
                line != null;
                line = terminal.in().readLine()) {
            if (line.trim().isEmpty()) continue;
            Optional<ReviewAnswer.Wish> wish = answer(session, session.read(line), engine, limits, terminal);
            if (wish.equals(Optional.of(ReviewAnswer.Wish.CLOSE))) return;
            if (wish.equals(Optional.of(ReviewAnswer.Wish.ANALYSE))) analyse(session, engine, limits, terminal);
            if (wish.equals(Optional.of(ReviewAnswer.Wish.PLAY_FROM_HERE)))
                terminal.out().println(session.review().position().fen());
        }
        terminal.out().println(terminal.words().say("review.closed"));
    }

    /** Prints an answer, and what the engine adds to it. */
    private static Optional<ReviewAnswer.Wish> answer(
            ReviewSession session, ReviewAnswer first, Engine engine, SearchLimits limits, Terminal terminal) {
        ReviewAnswer answer = first;
        print(answer.said(), terminal);
        while (answer.wish().equals(Optional.of(ReviewAnswer.Wish.THINK))) {
            Game game = session.wondering().orElseThrow(IllegalStateException::new);
            answer = session.opinion(game, assess(engine, game, limits));
            print(answer.said(), terminal);
        }
        return answer.wish();
    }

    private static void analyse(ReviewSession session, Engine engine, SearchLimits limits, Terminal terminal) {
        GameAnalyser analysis = new GameAnalyser(session.review().record(), engine, limits);
        Analysis found = analysis.run(session.analysis(), soFar -> progress(soFar, terminal));
        session.note(found);
        print(session.mistakes(), terminal);
    }

    /** Every tenth position, and the last. */
    private static void progress(Analysis soFar, Terminal terminal) {
        int done = soFar.done().size();
        if (done % 10 != 0 && !soFar.isComplete()) return;
        terminal.out()
                .println(terminal.words()
                        .say("review.progress", done - 1, soFar.moves().size()));
        terminal.out().flush();
    }

    private static void print(List<Announcement> said, Terminal terminal) {
        for (Announcement announcement : said) terminal.out().println(announcement.shown());
        terminal.out().flush();
    }

    /** Where the record is to be saved: a new file, or that of the one game that is reviewed. Asked before the review. */
    private static Optional<Path> place(Arguments arguments, String file, GameReading reading) throws IOException {
        Optional<Path> place = arguments.option(SAVE).map(GameFiles::path);
        if (!place.isPresent()) return place;
        Path part = new GameFiles(place.get(), place.get()).part();
        if (Files.exists(part, LinkOption.NOFOLLOW_LINKS)) throw new UsageException("desk.file.EXISTS", part);
        if (!Files.exists(place.get(), LinkOption.NOFOLLOW_LINKS)) return place;
        boolean same = !file.equals(Terminal.STANDARD_INPUT)
                && Files.isRegularFile(place.get())
                && Files.isSameFile(place.get(), GameFiles.path(file));
        boolean whole = reading.games().size() == 1 && reading.problems().isEmpty();
        if (same && whole && reading.format() == GameReading.Format.PGN) return place;
        throw new UsageException("desk.file.EXISTS", place.get());
    }

    /** Where it cannot be saved there it is kept elsewhere, or printed. */
    private static void save(Path place, ReviewSession session, Terminal terminal) {
        String record = Pgn.write(session.review().record());
        try {
            new GameFiles(place, place).save(record);
        } catch (IOException full) {
            String why = GameFiles.trouble(place, full, terminal.words());
            GameFiles other = GameFiles.fresh(GameFiles.folder(System.getenv()), LocalDateTime.now());
            try {
                Files.createDirectories(other.pgn().getParent());
                other.save(record);
            } catch (IOException nowhere) {
                terminal.out().println(record);
                throw new UsageException("desk.review-printed", why);
            }
            throw new UsageException("desk.review-unsaved", why, other.pgn());
        }
    }
}
