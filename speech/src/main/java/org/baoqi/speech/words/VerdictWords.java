package org.baoqi.speech.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.Repetition;
import org.baoqi.rules.book.RuleBook;
import org.baoqi.rules.book.Verdict;
import org.baoqi.rules.book.Verdict.Reason;
import org.baoqi.rules.book.Verdict.Stage;
import org.baoqi.rules.book.repetition.ClassedMove;
import org.baoqi.rules.book.repetition.ClassedMove.Attack;
import org.baoqi.rules.book.repetition.ClassedMove.MoveClass;
import org.baoqi.rules.book.repetition.ClassedMove.Relief;
import org.baoqi.rules.book.repetition.ClassedMove.Threat;
import org.baoqi.rules.book.repetition.Cycle;
import org.baoqi.rules.book.repetition.Cycle.TrackedPiece;
import org.baoqi.rules.law.Result;

/** A verdict in words: what is decided, by which article, and what each move of a cycle does. */
public record VerdictWords(Words words) {

    /** The decision or, if the players are only warned, the warning (XQEF 61): 紅方長捉，紅方不變作負。 */
    public String sentence(Verdict verdict) {
        String key = "verdict." + verdict.reason() + (verdict.stage() == Stage.DECIDED ? ".decided" : "");
        return words.say(key, sideConcerned(verdict));
    }

    /** The offender; where both or none are, Red; of a side without a move, that side. */
    private static Side sideConcerned(Verdict verdict) {
        boolean noMoveLeft = verdict.reason() == Reason.CHECKMATE || verdict.reason() == Reason.STALEMATE;
        if (noMoveLeft) return verdict.result().flatMap(Result::loser).get();
        return verdict.offenders().contains(Side.RED) || verdict.offenders().isEmpty() ? Side.RED : Side.BLACK;
    }

    /** The book with its edition. */
    public String book(RuleBook book) {
        return words.say("book." + book.id());
    }

    public String article(Article article) {
        return words.say("verdict.article", words.say("book." + article.book()), article.place());
    }

    /** 將, 殺, 捉, 兌, 獻, 攔, 跟, 閒. */
    public String moveClass(MoveClass kind) {
        return words.say("class." + kind);
    }

    /** One line for each move of the cycle. */
    public List<String> moves(Cycle cycle) {
        List<String> lines = new ArrayList<>();
        Position position = cycle.start();
        for (ClassedMove move : cycle.moves()) {
            Position next = position.play(move.move());
            lines.add(move(move, position, effects(move, next, cycle.start())));
            position = next;
        }
        return lines;
    }

    /** One line for each side: what it does throughout. */
    public List<String> offences(Repetition repetition) {
        return Arrays.stream(Side.values())
                .map(side -> offence(repetition, side))
                .collect(Collectors.toList());
    }

    private String offence(Repetition repetition, Side side) {
        StringJoiner chased = new StringJoiner(words.say("list.points"));
        Position start = repetition.whole().start();
        for (Point origin : repetition.whole().chasedThroughoutBy(side))
            chased.add(name(start.pieceAt(origin).get(), origin, start));
        String key = "offence." + repetition.offenceOf(side);
        return words.say(key, side, chased, tally(repetition.lastCycle(), side));
    }

    /** 一將一捉: how many moves of each class a side makes in a cycle. */
    private String tally(Cycle cycle, Side side) {
        Map<MoveClass, Integer> counts = new EnumMap<>(MoveClass.class);
        for (ClassedMove move : cycle.moves())
            if (move.mover().piece().side() == side) counts.merge(move.kind(), 1, Integer::sum);
        StringJoiner tally = new StringJoiner(words.say("tally.and"));
        counts.forEach((kind, count) ->
                tally.add(words.say(count == 1 ? "tally.one" : "tally", words.count(count), moveClass(kind))));
        return tally.toString();
    }

    private String move(ClassedMove move, Position before, List<String> effects) {
        Side side = before.sideToMove();
        String written = written(before, move.move());
        return effects.isEmpty()
                ? words.say("cycle.move", side, written, moveClass(move.kind()))
                : words.say("cycle.move.effects", side, written, moveClass(move.kind()), join(effects));
    }

    private String written(Position before, Move move) {
        return words.language().notation().write(before, move);
    }

    private List<String> effects(ClassedMove move, Position after, Position start) {
        List<String> effects = new ArrayList<>();
        for (Relief relief : move.reliefs())
            effects.add(words.say("relief." + relief.means(), name(relief.target(), start)));
        for (Attack attack : move.attacks())
            effects.add(words.say(
                    "attack." + attack.standing(), name(attack.attacker(), start), name(attack.target(), start)));
        effects.addAll(threats(move, after, start));
        if (move.bounded()) effects.add(words.say("threat.bounded"));
        return effects;
    }

    /** What one check may win is said in one sentence: 得五路士，或再炮六進六得象. */
    private List<String> threats(ClassedMove move, Position after, Position start) {
        Map<List<Object>, List<Threat>> alike = new LinkedHashMap<>();
        for (Threat threat : move.threats()) {
            boolean byChecks = threat.means() == Threat.Means.BY_CHECKS;
            List<Object> sentence = byChecks ? List.of(threat.first()) : List.of(threat.means(), threat.target());
            alike.computeIfAbsent(sentence, key -> new ArrayList<>()).add(threat);
        }
        return alike.values().stream()
                .map(threats -> threat(threats, after, start))
                .collect(Collectors.toList());
    }

    private String threat(List<Threat> alike, Position after, Position start) {
        Threat threat = alike.get(0);
        StringBuilder said = new StringBuilder(words.say(
                "threat." + threat.means(),
                name(threat.attacker(), start),
                name(threat.target(), start),
                line(threat, after)));
        for (Threat other : alike.subList(1, alike.size())) {
            List<String> steps = steps(other, after);
            String last = steps.get(steps.size() - 1);
            said.append(words.say("threat.or", last, name(other.target(), start)));
        }
        return said.toString();
    }

    /** 俥二進七將軍，再俥二平四: the moves of who threatens or, where pieces are exchanged, all of them. */
    private String line(Threat threat, Position after) {
        boolean byChecks = threat.means() == Threat.Means.BY_CHECKS || threat.means() == Threat.Means.MATE;
        StringJoiner line = new StringJoiner(words.say(byChecks ? "threat.then" : "list.kinds"));
        steps(threat, after).forEach(line::add);
        return line.toString();
    }

    private List<String> steps(Threat threat, Position after) {
        boolean byChecks = threat.means() == Threat.Means.BY_CHECKS || threat.means() == Threat.Means.MATE;
        List<String> steps = new ArrayList<>();
        Position position = after.turned();
        for (int i = 0; i < threat.line().size(); i++) {
            Move move = threat.line().get(i);
            String written = written(position, move);
            boolean isLast = i >= threat.line().size() - (byChecks ? 2 : 1);
            if (!byChecks) steps.add(written);
            else if (i % 2 == 0) steps.add(isLast ? written : words.say("threat.check", written));
            position = position.play(move);
        }
        return steps;
    }

    private String join(List<String> effects) {
        StringJoiner joined = new StringJoiner(words.say("list.kinds"));
        effects.forEach(joined::add);
        return joined.toString();
    }

    /** 俥 or, where the side has another, 六路俥. */
    private String name(TrackedPiece piece, Position start) {
        return name(piece.piece(), piece.point(), start);
    }

    private String name(Piece piece, Point point, Position start) {
        boolean alone = start.points(piece).size() == 1;
        int file = point.fileFor(piece.side());
        String name = words.say("man", words.say("man.colour." + piece.side()), words.name(piece));
        return alone ? name : words.say("man.file", file, name);
    }
}
