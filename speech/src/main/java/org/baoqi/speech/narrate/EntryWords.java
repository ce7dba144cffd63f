package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.Entries.Entry;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.match.RefereeNotes.Difference;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.match.TurnEvent;
import org.baoqi.speech.words.Words;

/** Names the entries of a match: a word or two for each, by which it is read back, and what came of it. */
public record EntryWords(Narrator narrator) {

    /** Every entry that stands, the eldest first, numbered, with all that was said of it. */
    public List<String> history(MatchState state) {
        List<String> lines = new ArrayList<>();
        for (Entry entry : state.entries().all())
            lines.add(words().say("referee.entry", String.valueOf(lines.size() + 1), name(entry), consequence(entry)));
        return lines.isEmpty() ? List.of(words().say("referee.no-entries")) : lines;
    }

    private String consequence(Entry entry) {
        String said = narrator.say(Change.of(entry.before(), entry.events())).stream()
                .map(Announcement::shown)
                .collect(Collectors.joining());
        boolean same = said.replaceAll("[。.]$", "").equals(name(entry));
        return said.isEmpty() || same ? "" : words().say("referee.entry.then", said);
    }

    /** A word or two. */
    public String name(Entry entry) {
        MatchEvent first = entry.events().get(0);
        if (isPressedByHand(entry)) return pressed(entry);
        if (!(first instanceof TurnEvent.Said) && !(first instanceof TurnEvent.Corrected))
            return name(entry.before(), first);
        String said = CallText.write(wordsOf(entry), entry.before().sideToMove(), words());
        return words().say("entry.said", said);
    }

    /** Where the move came with the press, it is taken back with it. */
    private String pressed(Entry entry) {
        Side side = entry.before().sideToMove();
        for (MatchEvent event : entry.events())
            if (event instanceof TurnEvent.Made made)
                return words().say("entry.turn", side, written(made.move(), entry.before()));
        return words().say("entry.pressed", side);
    }

    /** Whether it has a press that is not the referee's own part of the turn: all else in it came with that. */
    private static boolean isPressedByHand(Entry entry) {
        MatchState before = entry.before();
        return before.setup().seats().get(before.sideToMove()).procedure() != Procedure.REFEREE_MOVES
                && entry.events().stream().anyMatch(event -> event instanceof TurnEvent.Pressed);
    }

    /** Reads one event back to who entered it. */
    Announcement readBack(MatchState before, MatchEvent event) {
        return narrator.say(Priority.CHAT, Optional.empty(), name(before, event));
    }

    private String name(MatchState before, MatchEvent event) {
        if (event instanceof TurnEvent turn) return turn(before, turn);
        if (event instanceof RefereeEvent.Copied copied)
            return words().say("entry.took." + Act.MIRROR, copied(before, copied.move()));
        if (event instanceof RefereeEvent.Shifted shifted)
            return words().say("entry.shifted", shifted.side(), pointToPoint(shifted.move(), shifted.side()));
        if (event instanceof RefereeEvent.Ticked ticked)
            return words().say("entry.ticked", words().say("check." + ticked.check()));
        if (event instanceof RefereeEvent.Unbound) return words().say("entry.pressed", before.sideToMove());
        if (event instanceof TableEvent.Fouled fouled)
            return words().say("entry.fouled", fouled.side(), words().say("offence." + fouled.offence()));
        if (event instanceof TableEvent.Ended ended)
            return words().say("entry.ended", words().say("result." + ended.result()));
        if (event instanceof TableEvent.DrawAnswered answer)
            return words().say(answer.accepted() ? "entry.accepted" : "entry.declined", answer.side());
        if (event instanceof TableEvent.Verified verified)
            return words().say(verified.right() ? "entry.confirmed" : "entry.disputed", verified.side());
        return words().say("entry." + event.name(), side(event).orElse(before.sideToMove()));
    }

    private String turn(MatchState before, TurnEvent event) {
        if (event instanceof TurnEvent.Made made) return words().say("entry.made", written(made.move(), before));
        if (event instanceof TurnEvent.Repeated repeated)
            return repeated(
                    before, repeated.act(), CallText.write(repeated.words(), caller(before, repeated), words()));
        if (event instanceof TurnEvent.Took took)
            return repeated(
                    before,
                    took.act(),
                    before.toRepeat(took.act())
                            .map(move -> written(before.repeatedIn(took.act()), move))
                            .orElseGet(() -> copied(before)));
        return words().say("entry.pressed", before.sideToMove());
    }

    private String repeated(MatchState before, Act act, String said) {
        return words().say("entry.took." + act, said);
    }

    /** Whose announcement is repeated. */
    private static Side caller(MatchState before, TurnEvent.Repeated repeated) {
        return before.repeatedIn(repeated.act()).sideToMove();
    }

    /** The opponent's last move, as it is played on the other board. */
    private String copied(MatchState before) {
        return before.history()
                .last()
                .map(ply -> written(ply.before(), ply.move()))
                .orElse("");
    }

    private String copied(MatchState before, Move move) {
        boolean right =
                before.history().last().filter(ply -> ply.move().equals(move)).isPresent();
        return right ? copied(before) : pointToPoint(move, before.sideToMove());
    }

    /** The words that were said, those that were to be said, and that they are said again. */
    Announcement repeatedWrongly(MatchState before, TurnEvent.Repeated repeated) {
        Position position = before.repeatedIn(repeated.act());
        String sentence = words().say(
                        "entry.repeated-wrongly",
                        CallText.write(repeated.words(), position.sideToMove(), words()),
                        before.toRepeat(repeated.act())
                                .map(move -> written(position, move))
                                .orElse(""));
        return narrator.say(Priority.ALERT, Optional.of(Earcon.REFUSED), sentence);
    }

    private static List<MoveWord> wordsOf(Entry entry) {
        List<MoveWord> said = new ArrayList<>();
        for (MatchEvent event : entry.events()) {
            if (event instanceof TurnEvent.Said word) said.add(word.word());
            if (event instanceof TurnEvent.Corrected word) said.add(word.word());
        }
        return said;
    }

    private String written(Move move, MatchState state) {
        return state.position().isLegal(move)
                ? written(state.position(), move)
                : words().say(
                                "entry.made-illegally",
                                state.position()
                                        .pieceAt(move.from())
                                        .map(words()::piece)
                                        .orElse(""),
                                pointToPoint(move, state.sideToMove()));
    }

    private String written(Position position, Move move) {
        return words().language().notation().write(position, move);
    }

    private String pointToPoint(Move move, Side counting) {
        return words().say("entry.from-to", words().point(move.from(), counting), words().point(move.to(), counting));
    }

    /** Where the boards differ: whose board, which point as its owner counts, what should stand there and what does. */
    public String differences(MatchState state) {
        return state.notes().differences(state).stream()
                .map(this::difference)
                .collect(Collectors.joining(words().say("list.kinds")));
    }

    private String difference(Difference difference) {
        return words().say(
                        "referee.difference",
                        difference.board(),
                        words().point(difference.point(), difference.board()),
                        piece(difference.should()),
                        piece(difference.stands()));
    }

    private String piece(Optional<Piece> piece) {
        return piece.map(words()::piece).orElseGet(() -> words().say("empty"));
    }

    private static Optional<Side> side(MatchEvent event) {
        if (event instanceof RefereeEvent.Touched touched) return Optional.of(touched.side());
        if (event instanceof RefereeEvent.Rested rested) return Optional.of(rested.side());
        if (event instanceof RefereeEvent.Adjusted adjusted) return Optional.of(adjusted.side());
        if (event instanceof RefereeEvent.PutRight right) return Optional.of(right.side());
        if (event instanceof RefereeEvent.LimitDeclared limit) return Optional.of(limit.side());
        if (event instanceof RefereeEvent.Appealed appealed) return Optional.of(appealed.side());
        if (event instanceof RefereeEvent.RecordingAnswered answered) return Optional.of(answered.side());
        if (event instanceof TableEvent.DrawOffered offered) return Optional.of(offered.side());
        if (event instanceof TableEvent.Sealed sealed) return Optional.of(sealed.side());
        if (event instanceof TableEvent.TakenBack back) return Optional.of(back.side());
        return Optional.empty();
    }

    private Words words() {
        return narrator.words();
    }
}
