package org.baoqi.speech.narrate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.match.Change;
import org.baoqi.speech.match.Entries.Entry;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.Procedure;
import org.baoqi.speech.match.RefereeEvent;
import org.baoqi.speech.match.TurnEvent;
import org.baoqi.speech.words.Words;

/** Names the entries of a match: a word or two for each, and what came of it. */
public record EntryWords(Narrator narrator) {

    /** Every entry that stands, the eldest first, numbered, with all that was said of it. */
    public List<String> history(MatchState state) {
        List<String> lines = new ArrayList<>();
        for (Entry entry : state.entries().all())
            lines.add(words().say("referee.entry", String.valueOf(lines.size() + 1), name(entry), consequence(entry)));
        return lines.isEmpty() ? List.of(words().say("referee.no-entries")) : lines;
    }

    private String consequence(Entry entry) {
        String said = String.join("", said(entry));
        return said.isEmpty() || said.equals(name(entry)) ? "" : words().say("referee.entry.then", said);
    }

    /** A word or two. */
    public String name(Entry entry) {
        return name(entry.events().get(0), entry)
                .orElseGet(() -> said(entry).stream().findFirst().orElse(""));
    }

    private Optional<String> name(MatchEvent first, Entry entry) {
        if (isPressedByHand(entry))
            return Optional.of(words().say("entry.pressed", entry.before().sideToMove()));
        if (first instanceof TurnEvent.Said || first instanceof TurnEvent.Corrected)
            return Optional.of(words().say(
                            "entry.said",
                            CallText.write(wordsOf(entry), entry.before().sideToMove(), words())));
        if (first instanceof TurnEvent.Made made)
            return Optional.of(words().say("entry.made", written(made.move(), entry.before())));
        if (first instanceof TurnEvent.Took took) return Optional.of(words().say("entry.took." + took.act()));
        if (first instanceof RefereeEvent.Copied) return Optional.of(words().say("entry.took.MIRROR"));
        if (first instanceof RefereeEvent.Ticked ticked)
            return Optional.of(words().say("entry.ticked", words().say("check." + ticked.check())));
        if (first instanceof RefereeEvent.Touched touched)
            return Optional.of(words().say("entry.touched", touched.side()));
        boolean presses = first instanceof TurnEvent.Checked || first instanceof RefereeEvent.Unbound;
        return presses ? Optional.of(words().say("entry.pressed", entry.before().sideToMove())) : Optional.empty();
    }

    /** Whether it has a press that is not the referee's own part of the turn: all else in it came with that. */
    private static boolean isPressedByHand(Entry entry) {
        MatchState before = entry.before();
        return before.setup().seats().get(before.sideToMove()).procedure() != Procedure.REFEREE_MOVES
                && entry.events().stream().anyMatch(event -> event instanceof TurnEvent.Pressed);
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
                ? words().language().notation().write(state.position(), move)
                : move.from().iccs() + move.to().iccs();
    }

    private List<String> said(Entry entry) {
        return narrator.say(Change.of(entry.before(), entry.events())).stream()
                .map(Announcement::shown)
                .collect(Collectors.toList());
    }

    private Words words() {
        return narrator.words();
    }
}
