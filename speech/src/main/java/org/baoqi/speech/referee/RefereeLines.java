package org.baoqi.speech.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.EndingReason;
import org.baoqi.rules.law.Offence;
import org.baoqi.rules.law.Remedy.Breach;
import org.baoqi.rules.law.Touch;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Procedure.Act;

/**
 * Reads what a referee types: words of an announcement ({@code 炮二平五}, after {@code >} the correction of one), a move as
 * it stands on the board ({@code h2e2}), or a command and what it needs. A whole turn fits into a line: {@code 炮二平五 p} for
 * a move that was announced, played and pressed as usual, {@code 炮二平五 h2f2 p} for one that was not.
 */
public final class RefereeLines {
    private static final String CORRECTS = ">";
    private static final List<String> ALL = List.of("all", "全部");
    private static final List<String> NO = List.of("no", "沒有", "没有", "冇");

    private final Side toMove;
    private final List<String> rest;

    private RefereeLines(Side toMove, List<String> rest) {
        this.toMove = toMove;
        this.rest = new ArrayList<>(rest);
    }

    public static Line read(String line, Side toMove) {
        List<String> words = Arrays.asList(line.trim().split("\\s+"));
        Optional<RefereeCommand> command = RefereeCommand.typed(words.get(0));
        if (command.isPresent()) return new RefereeLines(toMove, words.subList(1, words.size())).command(command.get());
        if (words.size() > 1 && isPress(words.get(words.size() - 1))) return turn(words.subList(0, words.size() - 1));
        Optional<Move> move = Move.fromIccs(words.get(0));
        if (move.isPresent()) return new Line.Input(new RefereeInput.Make(move.get()));
        return words(line.trim());
    }

    private static boolean isPress(String word) {
        return RefereeCommand.typed(word).equals(Optional.of(RefereeCommand.PRESS));
    }

    /** A turn in one line: what was announced, what was played, and the press after it. */
    private static Line turn(List<String> words) {
        List<RefereeInput> entries = new ArrayList<>();
        StringBuilder said = new StringBuilder();
        for (String word : words) {
            Optional<Move> move = Move.fromIccs(word);
            if (move.isPresent()) entries.add(new RefereeInput.Make(move.get()));
            else said.append(word);
        }
        if (said.length() > 0) {
            if (!(words(said.toString()) instanceof Line.Input line)) return new Line.Unknown();
            entries.add(0, line.input());
        }
        entries.add(new RefereeInput.Usual());
        return new Line.Input(new RefereeInput.Together(entries));
    }

    private static Line words(String line) {
        boolean corrects = line.startsWith(CORRECTS);
        Optional<List<MoveWord>> words = MoveWord.read(corrects ? line.substring(1) : line);
        if (!words.isPresent() || words.get().isEmpty() || !isSaid(line, words.get())) return new Line.Unknown();
        return new Line.Input(
                corrects ? new RefereeInput.Correct(words.get().get(0)) : new RefereeInput.Say(words.get()));
    }

    /** Letters are words only where they are a whole move, C2=5: a command typed wrongly must not become a player's words. */
    private static boolean isSaid(String line, List<MoveWord> words) {
        return words.size() == MoveWord.IN_A_MOVE || !line.matches(".*[A-Za-z].*");
    }

    private Line command(RefereeCommand typed) {
        RefereeCommand command = typed == RefereeCommand.UNDO && isNumbered() ? RefereeCommand.WITHDRAW : typed;
        boolean list = rest.isEmpty() && LISTS.contains(command);
        if (SHOWN.contains(command) || list) return new Line.Show(command);
        try {
            return new Line.Input(input(command));
        } catch (NoSuchElementException | IndexOutOfBoundsException | IllegalArgumentException incomplete) {
            return new Line.Incomplete(command);
        }
    }

    private static final List<RefereeCommand> SHOWN = List.of(
            RefereeCommand.LEDGER,
            RefereeCommand.SHEET,
            RefereeCommand.CONTINUATION,
            RefereeCommand.BOARD,
            RefereeCommand.HISTORY,
            RefereeCommand.HELP,
            RefereeCommand.QUIT);

    /** Alone, they show what there is to choose from. */
    private static final List<RefereeCommand> LISTS = List.of(
            RefereeCommand.FOUL,
            RefereeCommand.PUT_RIGHT,
            RefereeCommand.LOSS,
            RefereeCommand.DRAW,
            RefereeCommand.CHECK);

    private RefereeInput input(RefereeCommand command) {
        return switch (command) {
            case PRESS -> new RefereeInput.Press(side());
            case SIGNAL -> new RefereeInput.Take(Act.SIGNAL);
            case PRESSED_EARLY -> new RefereeInput.PressedEarly(side());
            case REST -> new RefereeInput.Rest(side());
            case REPEAT -> repetition(Act.REPEAT);
            case REPEAT_THEIRS -> repetition(Act.REPEAT_THEIRS);
            case COPY -> new RefereeInput.Copy(move());
            case SHIFT -> new RefereeInput.Shift(side(), move());
            case LEVEL -> new RefereeInput.Level();
            case TOUCH -> new RefereeInput.Touched(side(), points(), Touch.Manner.MEANT);
            case ADJUST_PIECE -> new RefereeInput.Touched(side(), points(), Touch.Manner.ANNOUNCED);
            case BRUSH -> new RefereeInput.Touched(side(), points(), Touch.Manner.ACCIDENT);
            case TIME -> new RefereeInput.Ask(side(), VoiceCommand.of(Request.TIME));
            case PAUSE -> new RefereeInput.Pause();
            case RESUME -> new RefereeInput.Resume();
            case AUDIT -> new RefereeInput.Audit();
            case EXPLAIN -> new RefereeInput.Explain();
            case SEAL -> new RefereeInput.Seal(move());
            case RECORD -> recording();
            default -> decision(command);
        };
    }

    private RefereeInput decision(RefereeCommand command) {
        return switch (command) {
            case FOUL -> new RefereeInput.Foul(named(), one(Offence.values()));
            case UNDO -> new RefereeInput.Undo(String.join(" ", rest));
            case WITHDRAW -> new RefereeInput.Withdraw(Integer.parseInt(next()) - 1, text());
            case ADD_TIME -> new RefereeInput.Adjust(named(), Duration.ofSeconds(Integer.parseInt(next())), text());
            case PUT_RIGHT ->
                new RefereeInput.PutRight(
                        named(),
                        one(Breach.values()),
                        Integer.parseInt(next()),
                        rest.isEmpty() ? Optional.empty() : Optional.of(move()));
            case CLAIM -> new RefereeInput.Claim(named());
            case LIMIT ->
                new RefereeInput.Limit(
                        named(), rest.isEmpty() ? Optional.empty() : Optional.of(Integer.parseUnsignedInt(next())));
            case OFFER -> new RefereeInput.Offer(named());
            case ACCEPT -> rest.isEmpty() ? new RefereeInput.Reply(true) : new RefereeInput.Answer(named(), true);
            case DECLINE -> rest.isEmpty() ? new RefereeInput.Reply(false) : new RefereeInput.Answer(named(), false);
            case RESIGN -> new RefereeInput.Resign(named());
            case LOSS -> new RefereeInput.Declare(Optional.of(named()), one(EndingReason.values()));
            case DRAW -> new RefereeInput.Declare(Optional.empty(), one(EndingReason.values()));
            case CHECK -> new RefereeInput.Check(checked(), !isNo());
            case REOPEN -> new RefereeInput.Reopen(text());
            case VERIFY -> new RefereeInput.Verify(named(), true);
            case RULE -> new RefereeInput.Rule(text());
            case APPEAL -> new RefereeInput.Appeal(named(), text());
            case DISPUTE -> new RefereeInput.Verify(named(), false);
            default -> throw new IllegalArgumentException(command.name());
        };
    }

    /** Alone it asks; a side and its answer; or the end. */
    private RefereeInput recording() {
        if (rest.isEmpty()) return new RefereeInput.AskToRecord();
        if (List.of("stop", "停").contains(rest.get(0))) return new RefereeInput.StopRecording();
        Side side = named();
        return switch (next()) {
            case "yes", "同意" -> new RefereeInput.AgreeToRecord(side, true);
            case "no", "不同意" -> new RefereeInput.AgreeToRecord(side, false);
            default -> throw new NoSuchElementException();
        };
    }

    /** With the words that were heard; without them the words were the right ones. */
    private RefereeInput repetition(Act act) {
        if (rest.isEmpty()) return new RefereeInput.Take(act);
        return new RefereeInput.Repeat(
                act, MoveWord.read(String.join("", rest)).orElseThrow(NoSuchElementException::new));
    }

    /** Whether a number follows: then it is the foul of that number that is taken back. */
    private boolean isNumbered() {
        return !rest.isEmpty() && rest.get(0).matches("\\d{1,3}");
    }

    /** The item of this number, from 0; empty for all that are left. */
    private Optional<Integer> checked() {
        String word = next();
        return ALL.contains(word) ? Optional.empty() : Optional.of(Integer.parseInt(word) - 1);
    }

    private boolean isNo() {
        if (!rest.isEmpty() && !NO.contains(rest.get(0))) throw new NoSuchElementException();
        return !rest.isEmpty();
    }

    private String next() {
        return rest.remove(0);
    }

    /** The side that is named next; if none is, the side to move. */
    private Side side() {
        Optional<Side> named = rest.isEmpty() ? Optional.empty() : side(rest.get(0));
        if (named.isPresent()) rest.remove(0);
        return named.orElse(toMove);
    }

    /** Where it matters too much to be guessed. */
    private Side named() {
        return side(next()).orElseThrow(NoSuchElementException::new);
    }

    private static Optional<Side> side(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "r", "red", "紅", "紅方", "红", "红方" -> Optional.of(Side.RED);
            case "b", "black", "黑", "黑方" -> Optional.of(Side.BLACK);
            default -> Optional.empty();
        };
    }

    private Move move() {
        return Move.iccs(next());
    }

    private List<Point> points() {
        List<Point> points = new ArrayList<>();
        while (!rest.isEmpty()) points.add(Point.fromIccs(next()).orElseThrow(NoSuchElementException::new));
        if (points.isEmpty()) throw new NoSuchElementException();
        return points;
    }

    /** A number of the list that is shown, or the name. */
    private <E extends Enum<E>> E one(E[] values) {
        String word = next();
        if (word.matches("\\d{1,3}")) return values[Integer.parseInt(word) - 1];
        return Arrays.stream(values)
                .filter(value -> value.name().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(NoSuchElementException::new);
    }

    private String text() {
        if (rest.isEmpty()) throw new NoSuchElementException();
        return String.join(" ", rest);
    }

    /** A line that a referee typed, understood. */
    public sealed interface Line {

        record Input(RefereeInput input) implements Line {}

        /** Something to be shown, that changes nothing. */
        record Show(RefereeCommand what) implements Line {}

        /** A command whose rest is not as it should be. */
        record Incomplete(RefereeCommand command) implements Line {}

        /** Nothing that is known. */
        record Unknown() implements Line {}
    }
}
