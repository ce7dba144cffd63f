package org.baoqi.speech.desk;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.speech.match.MatchRecord;
import org.baoqi.speech.match.Verification;
import org.baoqi.speech.narrate.DutyWords;
import org.baoqi.speech.narrate.EntryWords;
import org.baoqi.speech.referee.LedgerWords;
import org.baoqi.speech.referee.RefereeCommand;
import org.baoqi.speech.referee.RefereeInput;
import org.baoqi.speech.referee.RefereeLines;
import org.baoqi.speech.sheet.ContinuationSheet;
import org.baoqi.speech.sheet.SheetData;
import org.baoqi.speech.sheet.SheetText;
import org.baoqi.speech.table.Table;
import org.baoqi.speech.words.Words;

/** The door of a table to a referee's terminal: carries what he types to it, and shows what he asks to see. */
final class Refereeing {
    private final Table table;
    private final DeskThread thread;
    private final PrintStream out;
    private final Words words;
    private final Executor alone;
    private final Predicate<String> orders;
    private boolean left;

    Refereeing(Table table, DeskThread thread, PrintStream out, Words words) {
        this(table, thread, out, words, Runnable::run, line -> false);
    }

    /**
     * @param alone runs something while nobody else is at the table
     * @param orders takes the lines that are for others than the table, and says which
     */
    Refereeing(Table table, DeskThread thread, PrintStream out, Words words, Executor alone, Predicate<String> orders) {
        this.table = table;
        this.thread = thread;
        this.out = out;
        this.words = words;
        this.alone = alone;
        this.orders = orders;
    }

    /**
     * Goes on until both players have confirmed the result, the referee leaves or the input ends. After a ruling it waits for
     * an appeal; a match that was confirmed when it was taken up again waits for what the referee has come back for.
     *
     * @param checks whether the clock stands at first and the referee is read what the annex asks for
     */
    void run(boolean checks) {
        boolean confirmed = table.state().isClosed();
        if (checks && table.state().history().plies().isEmpty()) {
            table.enter(new RefereeInput.Pause());
            checks("check.begin");
        }
        while (!left && (confirmed || !isDone())) {
            confirmed &= table.state().isClosed();
            DeskThread.Item message = thread.next();
            if (message instanceof DeskThread.Item.Typed typed)
                alone.execute(() -> take(typed.line().trim()));
            left |= message instanceof DeskThread.Item.Closed;
        }
        alone.execute(() -> {
            table.adjourn();
            table.close();
        });
    }

    private boolean isDone() {
        return table.state().isClosed() && table.state().verification().stage() == Verification.Stage.OPEN;
    }

    private void take(String line) {
        if (line.isEmpty() || orders.test(line)) return;
        RefereeLines.Line read = RefereeLines.read(line, table.state().sideToMove());
        if (read instanceof RefereeLines.Line.Input input) table.enter(input.input());
        else if (read instanceof RefereeLines.Line.Show show) show(show.what());
        else if (read instanceof RefereeLines.Line.Incomplete slip)
            out.println(words.say("referee.usage", slip.command().usage()));
        else out.println(words.say("referee.unknown", line));
    }

    private void show(RefereeCommand what) {
        switch (what) {
            case LEDGER -> ledger();
            case SHEET -> out.print(sheet());
            case CONTINUATION -> continuation();
            case CHECK -> checks("check.list");
            case HISTORY ->
                new EntryWords(table.narrator()).history(table.state()).forEach(out::println);
            case BOARD -> out.println(BoardCommand.picture(table.state().position(), Side.RED, words));
            case FOUL -> choices("offence.", Offence.values(), this::isPunished);
            case PUT_RIGHT -> choices("referee.breach.", Breach.values(), breach -> true);
            case LOSS -> choices("referee.ending.", EndingReason.values(), end -> ends(end) && !isNobodys(end));
            case DRAW -> choices("referee.ending.", EndingReason.values(), end -> ends(end) && isNobodys(end));
            case QUIT -> left = true;
            default -> help();
        }
    }

    private void ledger() {
        LedgerWords ledger = new LedgerWords(words);
        List<String> lines = ledger.lines(table.state().fouls());
        if (lines.isEmpty()) out.println(words.say("ledger.empty"));
        lines.forEach(out::println);
        for (Side side : Side.values())
            ledger.counts(table.state().fouls(), side).forEach(out::println);
    }

    private void checks(String heading) {
        List<String> lines = new DutyWords(words).checks(table.state());
        out.println(words.say(heading, lines.size()));
        lines.forEach(out::println);
    }

    private void continuation() {
        List<ContinuationSheet> sheets = ContinuationSheet.of(table.state());
        if (sheets.isEmpty()) out.println(words.say("continuation.none"));
        sheets.forEach(sheet -> sheet.lines(words).forEach(out::println));
    }

    private String sheet() {
        Words paper = Words.in(words.language());
        return new SheetText(paper)
                .write(SheetData.of(
                        MatchRecord.of(table.state(), paper), paper.language().notation()));
    }

    private boolean isPunished(Offence offence) {
        return table.state().fouls().rules().sanction(offence).isPresent();
    }

    /** Whether the book ends games so. */
    private boolean ends(EndingReason reason) {
        return table.state().setup().book().regulations().endings().knows(reason);
    }

    private static boolean isNobodys(EndingReason reason) {
        return reason.isDraw() || reason.isForBoth();
    }

    /** Prints the things to choose from, each with its number. */
    private <E extends Enum<E>> void choices(String prefix, E[] values, Predicate<E> fits) {
        for (E value : values)
            if (fits.test(value))
                out.println(words.say(
                        "referee.choice", String.valueOf(value.ordinal() + 1), words.say(prefix + value.name())));
    }

    private void help() {
        out.println(words.say("referee.help"));
        for (RefereeCommand command : RefereeCommand.values())
            out.println(words.say("referee.help.line", command.usage(), words.say("referee.command." + command)));
    }
}
