package org.baoqi.rules.record;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.baoqi.rules.Move;
import org.baoqi.rules.record.GameRecord.Line;

/** Merges two records of one game: nothing of either is lost, and nothing stands twice. */
public final class RecordMerge {
    private RecordMerge() {}

    /** Where the two contradict each other, {@code mine} holds. */
    public static GameRecord of(GameRecord mine, GameRecord theirs) {
        List<Tag> tags = new ArrayList<>(mine.tags());
        for (Tag tag : theirs.tags()) if (!mine.tag(tag.name()).isPresent()) tags.add(tag);
        return new GameRecord(
                tags,
                mine.start(),
                lines(mine.line(), theirs.line()),
                mine.result() == GameResult.UNFINISHED ? theirs.result() : mine.result());
    }

    /** Where the moves part, the other way becomes an alternative; a longer line goes on to its end. */
    private static Line lines(Line mine, Line theirs) {
        List<RecordedMove> moves = new ArrayList<>();
        int same = same(mine, theirs);
        for (int i = 0; i < same; i++)
            moves.add(moves(mine.moves().get(i), theirs.moves().get(i)));
        List<RecordedMove> myRest = rest(mine, same);
        List<RecordedMove> theirRest = rest(theirs, same);
        if (myRest.isEmpty()) moves.addAll(theirRest);
        else moves.addAll(theirRest.isEmpty() ? myRest : parted(myRest, theirRest));
        return new Line(union(mine.remarks(), theirs.remarks()), moves);
    }

    private static int same(Line mine, Line theirs) {
        int same = 0;
        while (same < mine.moves().size()
                && same < theirs.moves().size()
                && mine.plain().get(same).equals(theirs.plain().get(same))) same++;
        return same;
    }

    private static List<RecordedMove> rest(Line line, int from) {
        return line.moves().subList(from, line.moves().size());
    }

    private static List<RecordedMove> parted(List<RecordedMove> mine, List<RecordedMove> theirs) {
        List<RecordedMove> moves = new ArrayList<>(mine);
        RecordedMove first = theirs.get(0);
        List<RecordedMove> bare = new ArrayList<>(theirs);
        bare.set(0, first.withAlternatives(List.of()));
        List<Line> others = new ArrayList<>(List.of(new Line(List.of(), bare)));
        others.addAll(first.alternatives());
        moves.set(0, mine.get(0).withAlternatives(alternatives(mine.get(0), others)));
        return moves;
    }

    private static RecordedMove moves(RecordedMove mine, RecordedMove theirs) {
        Set<MoveMark> marks = EnumSet.noneOf(MoveMark.class);
        marks.addAll(mine.marks());
        marks.addAll(theirs.marks());
        return new RecordedMove(
                mine.move(),
                marks,
                mine.clock().isPresent() ? mine.clock() : theirs.clock(),
                union(mine.assessments(), theirs.assessments()),
                union(mine.remarks(), theirs.remarks()),
                alternatives(mine, theirs.alternatives()));
    }

    private static List<Line> alternatives(RecordedMove mine, List<Line> theirs) {
        List<Line> all = new ArrayList<>(mine.alternatives());
        for (Line line : theirs) {
            if (all.contains(line)) continue;
            Predicate<Line> likeIt = other -> first(other).equals(first(line));
            Optional<Line> known = all.stream().filter(likeIt).findFirst();
            if (known.isPresent()) all.set(all.indexOf(known.get()), lines(known.get(), line));
            else if (!first(line).equals(Optional.of(mine.move()))) all.add(line);
        }
        return all;
    }

    private static Optional<Move> first(Line line) {
        return line.plain().stream().findFirst();
    }

    private static List<String> union(List<String> mine, List<String> theirs) {
        Set<String> all = new LinkedHashSet<>(mine);
        all.addAll(theirs);
        return new ArrayList<>(all);
    }
}
