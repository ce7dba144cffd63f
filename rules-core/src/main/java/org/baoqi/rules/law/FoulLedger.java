package org.baoqi.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.law.FoulRules.FoulKind;
import org.baoqi.rules.law.FoulRules.Sanction;

/**
 * 犯規記錄: the fouls of a game. Nothing is ever deleted: a foul that a referee takes back stays, with his reason, and no
 * longer counts. Kinds are never converted into one another.
 */
public record FoulLedger(FoulRules rules, List<Entry> entries) {
    public FoulLedger {
        entries = List.copyOf(entries);
    }

    /** One foul: whose, what for, and in which turn of the game. */
    public record Entry(Side offender, Sanction sanction, Turn turn, Optional<String> withdrawn) {
        boolean stands() {
            return !withdrawn.isPresent();
        }
    }

    public static FoulLedger open(FoulRules rules) {
        return new FoulLedger(rules, List.of());
    }

    /** Enters an offence. One that the book does not punish is not entered. */
    public FoulLedger add(Side offender, Offence offence, Turn turn) {
        return rules.sanction(offence)
                .map(sanction -> with(new Entry(offender, sanction, turn, Optional.empty())))
                .orElse(this);
    }

    /**
     * Enters a wrong move that nobody noticed: one foul a turn, for the side whose turn it was, from the turn of the wrong
     * move to the last that was finished before somebody spoke. Rule: XQEF 70(5)(b).
     */
    public FoulLedger unnoticed(Offence offence, Turn first, Turn last) {
        FoulLedger ledger = this;
        for (Turn turn = first; !turn.isAfter(last); turn = turn.next())
            ledger = ledger.add(turn.mover(), offence, turn);
        return ledger;
    }

    /** Takes an entry back, for a reason in a referee's words. */
    public FoulLedger withdraw(Entry entry, String reason) {
        if (!entries.contains(entry)) throw new IllegalArgumentException("not in the ledger: " + entry);
        List<Entry> changed = new ArrayList<>(entries);
        changed.set(entries.indexOf(entry), new Entry(entry.offender, entry.sanction, entry.turn, Optional.of(reason)));
        return new FoulLedger(rules, changed);
    }

    /** How many fouls of a kind count against a side. */
    public int count(Side side, FoulKind kind) {
        return (int) counted(side).stream()
                .filter(entry -> entry.sanction.kind() == kind)
                .count();
    }

    /** The entries that count against a side: those that stand and that no other of the same turn swallows. */
    public List<Entry> counted(Side side) {
        List<Entry> standing = entries.stream()
                .filter(entry -> entry.offender == side && entry.stands())
                .collect(Collectors.toList());
        List<Entry> counted = new ArrayList<>();
        for (int i = 0; i < standing.size(); i++) if (!isSwallowed(standing, i)) counted.add(standing.get(i));
        return counted;
    }

    private boolean isSwallowed(List<Entry> standing, int index) {
        Entry entry = standing.get(index);
        for (int i = 0; i < standing.size(); i++) {
            Entry other = standing.get(i);
            boolean first = other.sanction.kind() != entry.sanction.kind() || i < index;
            if (i != index && first && other.turn.equals(entry.turn) && swallows(other, entry)) return true;
        }
        return false;
    }

    private boolean swallows(Entry one, Entry other) {
        return rules.swallows().getOrDefault(one.sanction.kind(), Set.of()).contains(other.sanction.kind());
    }

    /** The limit that a side has reached, which loses it the game. */
    public Optional<FoulRules.Limit> reached(Side side) {
        List<Entry> counted = counted(side);
        return rules.limits().stream()
                .filter(limit -> counted.stream().filter(limit::covers).count() >= limit.count())
                .findFirst();
    }

    private FoulLedger with(Entry entry) {
        List<Entry> more = new ArrayList<>(entries);
        more.add(entry);
        return new FoulLedger(rules, more);
    }
}
