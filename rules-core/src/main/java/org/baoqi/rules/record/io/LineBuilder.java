package org.baoqi.rules.record.io;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.rules.record.RecordedMove;

/** Builds a line while its file is read: marks, remarks and variations are added to the last move. */
final class LineBuilder {
    private static final Map<String, String> ASSESSMENTS =
            Map.of("!", "$1", "?", "$2", "!!", "$3", "??", "$4", "!?", "$5", "?!", "$6");

    private final List<String> remarks = new ArrayList<>();
    private final List<RecordedMove> moves = new ArrayList<>();
    /** The last move, to which things are still added. */
    private Optional<Last> last = Optional.empty();

    private Position before;
    private Position position;

    /** A move that is being read. */
    private static final class Last {
        private final Move move;
        private final Set<MoveMark> marks = EnumSet.noneOf(MoveMark.class);
        private final List<String> assessments = new ArrayList<>();
        private final List<String> remarks = new ArrayList<>();
        private final List<Line> alternatives = new ArrayList<>();
        private Optional<Duration> clock = Optional.empty();

        Last(Move move) {
            this.move = move;
        }

        RecordedMove recorded() {
            return new RecordedMove(move, marks, clock, assessments, remarks, alternatives);
        }
    }

    LineBuilder(Position start) {
        this.before = start;
        this.position = start;
    }

    /** The same remarks before a line from another position. */
    LineBuilder from(Position start) {
        LineBuilder line = new LineBuilder(start);
        line.remarks.addAll(remarks);
        return line;
    }

    boolean isEmpty() {
        return !last.isPresent();
    }

    Position position() {
        return position;
    }

    /** The position before the last move. */
    Position before() {
        return before;
    }

    void play(Move move) {
        before = position;
        position = position.play(move);
        last.ifPresent(done -> moves.add(done.recorded()));
        last = Optional.of(new Last(move));
    }

    void remark(String text) {
        if (!last.isPresent()) {
            remarks.add(text);
            return;
        }
        ClockRemark remark = ClockRemark.in(text);
        if (remark.clock().isPresent()) last.get().clock = remark.clock();
        if (!remark.rest().isEmpty()) last.get().remarks.add(remark.rest());
    }

    void assess(String code) {
        (last.isPresent() ? last.get().assessments : remarks).add(code);
    }

    /** Brackets without a move hold no other line, but perhaps a remark. */
    void alternative(Line line) {
        if (line.moves().isEmpty()) line.remarks().forEach(this::remark);
        else last.ifPresent(move -> move.alternatives.add(line));
    }

    /** Notes a text that is nothing but marks, ! and ?; false if it is something else. */
    boolean marks(String text) {
        if (isEmpty() || !MarkedMove.of(text).notation().isEmpty()) return false;
        StringBuilder assessment = new StringBuilder();
        for (char sign : text.toCharArray()) {
            MoveMark.fromSign(sign).ifPresent(mark -> last.get().marks.add(mark));
            if (MarkedMove.isAssessment(sign)) assessment.append(sign);
        }
        String code = ASSESSMENTS.get(assessment.toString().replace('！', '!').replace('？', '?'));
        if (code != null) assess(code);
        return true;
    }

    Line build() {
        List<RecordedMove> all = new ArrayList<>(moves);
        last.ifPresent(move -> all.add(move.recorded()));
        return new Line(remarks, all);
    }

    /**
     * A word of a record, taken apart.
     *
     * @param suffix marks and ! and ? behind the move
     */
    record MarkedMove(String notation, String suffix) {

        static MarkedMove of(String word) {
            int end = word.length();
            while (end > 0 && isSuffix(word.charAt(end - 1))) end--;
            return new MarkedMove(word.substring(0, end), word.substring(end));
        }

        static boolean isSuffix(char sign) {
            return MoveMark.fromSign(sign).isPresent() || isAssessment(sign);
        }

        static boolean isAssessment(char sign) {
            return "!?！？".indexOf(sign) >= 0;
        }
    }

    /** A remark that may hold the clock, {@code [%clk 0:12:34]}. */
    record ClockRemark(Optional<Duration> clock, String rest) {
        private static final Pattern CLOCK =
                Pattern.compile("\\[%clk (\\d{1,4}):(\\d{1,2}):(\\d{1,2})(?:\\.(\\d{1,3}))?\\d*]");

        static ClockRemark in(String remark) {
            Matcher found = CLOCK.matcher(remark);
            if (!found.find()) return new ClockRemark(Optional.empty(), remark);
            String rest = remark.substring(0, found.start()) + remark.substring(found.end());
            return new ClockRemark(Optional.of(time(found)), rest.trim());
        }

        private static Duration time(Matcher found) {
            return Duration.ofHours(Long.parseLong(found.group(1)))
                    .plusMinutes(Long.parseLong(found.group(2)))
                    .plusSeconds(Long.parseLong(found.group(3)))
                    .plusMillis(found.group(4) == null ? 0 : Long.parseLong((found.group(4) + "00").substring(0, 3)));
        }

        static String write(Duration time) {
            long millis = time.toMillis() % 1000;
            String fraction = millis == 0 ? "" : String.format(".%03d", millis);
            long seconds = time.getSeconds();
            return String.format("[%%clk %d:%02d:%02d%s]", seconds / 3600, seconds / 60 % 60, seconds % 60, fraction);
        }
    }
}
