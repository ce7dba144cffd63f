package org.baoqi.rules.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.Move;
import org.baoqi.rules.record.GameRecord.Line;

/**
 * A move as it was written down.
 *
 * @param clock what the mover's clock showed after it
 * @param assessments numbers of PGN for good and bad moves, as they stand: {@code $1}
 * @param alternatives lines that begin with another move in its place
 */
public record RecordedMove(
        Move move,
        Set<MoveMark> marks,
        Optional<Duration> clock,
        List<String> assessments,
        List<String> remarks,
        List<Line> alternatives) {
    public RecordedMove {
        marks = marks.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(marks));
        assessments = List.copyOf(assessments);
        remarks = List.copyOf(remarks);
        alternatives = List.copyOf(alternatives);
    }

    public static RecordedMove of(Move move) {
        return new RecordedMove(move, Set.of(), Optional.empty(), List.of(), List.of(), List.of());
    }

    public RecordedMove withMark(MoveMark mark) {
        Set<MoveMark> more = EnumSet.of(mark);
        more.addAll(marks);
        return new RecordedMove(move, more, clock, assessments, remarks, alternatives);
    }

    public RecordedMove withClock(Duration time) {
        return new RecordedMove(move, marks, Optional.of(time), assessments, remarks, alternatives);
    }

    public RecordedMove withRemark(String remark) {
        return withRemarks(plus(remarks, remark));
    }

    /** With these remarks and no others. */
    public RecordedMove withRemarks(List<String> others) {
        return new RecordedMove(move, marks, clock, assessments, others, alternatives);
    }

    public RecordedMove withAlternative(Line line) {
        return withAlternatives(plus(alternatives, line));
    }

    /** With these alternatives and no others. */
    public RecordedMove withAlternatives(List<Line> lines) {
        return new RecordedMove(move, marks, clock, assessments, remarks, lines);
    }

    private static <T> List<T> plus(List<T> list, T item) {
        List<T> more = new ArrayList<>(list);
        more.add(item);
        return more;
    }
}
