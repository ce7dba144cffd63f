package org.baoqi.speech.desk;

import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Errands;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.Narrator;
import org.baoqi.speech.match.Opponent;

/** A player and the machine. */
final class PlaySitting implements GameKeeper.Sitting {
    private final Arguments arguments;
    private final Terminal terminal;
    private final Supplier<Opponent> machines;
    /** Made before the clock runs: its tables take half a second to read. */
    private final VoiceParser parser;

    PlaySitting(Arguments arguments, Terminal terminal, Supplier<Opponent> machines) {
        this.arguments = arguments;
        this.terminal = terminal;
        this.machines = machines;
        this.parser = VoiceParser.in(terminal.spoken());
    }

    @Override
    public MatchSetup setup() {
        Side player = arguments.option(PlayCommand.SIDE).map(Terminal::side).orElse(Side.RED);
        MatchSetup.Seat machine = MatchSetup.Seat.machine(
                level(arguments.option(PlayCommand.LEVEL).orElse("3")));
        return new MatchSetup(
                        Position.initial(),
                        BothSides.same(machine).with(player, MatchSetup.Seat.person()),
                        MatchOptions.time(arguments, "15m+5s", terminal),
                        MatchOptions.book(arguments, "xqef"),
                        MatchOptions.scheme(arguments),
                        !arguments.has(PlayCommand.SERIOUS),
                        false,
                        LocalDate.now().toString())
                .withMarks(MatchOptions.marks(arguments));
    }

    private static int level(String text) {
        if (!text.matches("[1-9]|10")) throw new UsageException("play.level", text);
        return Integer.parseInt(text);
    }

    @Override
    public Narrator narrator() {
        return new Narrator(
                new Announcer(terminal.spoken(), MatchOptions.verbosity(arguments)),
                arguments.has(PlayCommand.TIMES_AT_PRESS));
    }

    @Override
    public boolean fits(MatchSetup kept) {
        return kept.seats().red().level().isPresent()
                != kept.seats().black().level().isPresent();
    }

    @Override
    public String kept() {
        return "play.kept";
    }

    @Override
    public void run(Match match, List<Announcement> opening, Runnable save) {
        Side player = match.state().setup().seats().red().level().isPresent() ? Side.BLACK : Side.RED;
        ExecutorService thinkers = Executors.newSingleThreadExecutor(PlaySitting::thinker);
        try (Opponent machine = machines.get();
                Mouth mouth = Mouths.of(arguments.has(PlayCommand.VOICE), terminal)) {
            Inbox inbox = Keyboard.on(terminal.in());
            Conversation conversation = new Conversation(
                    match,
                    player,
                    parser,
                    machine,
                    new Conversation.Habits(arguments.has(PlayCommand.STRICT), false),
                    Errands.away(thinkers, answer -> inbox.put(new Message.Thought(answer))));
            new Play(match, conversation, machine, player, inbox, mouth, save).run(opening);
        } finally {
            thinkers.shutdownNow();
        }
    }

    private static Thread thinker(Runnable work) {
        Thread thread = new Thread(work, "thinker");
        thread.setDaemon(true);
        return thread;
    }
}
