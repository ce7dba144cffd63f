package org.baoqi.speech.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.GameClock;
import org.baoqi.rules.clock.Moment;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.speech.time.TimeReport;
import org.baoqi.speech.time.TimeReports;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.time.TimesLeft;

/** A game of thinking times alone, Red first. It ends when a flag falls. */
final class TimesGame {
    static final Moment START = new Moment(0);

    private final TimeReports reports;
    /** Whether both times are said after each press (XQEF 附表七 七1(1)(b)). */
    private final boolean atEachPress;

    private final TimeWords words;
    private GameClock clock;
    private Moment now = START;

    TimesGame(BothSides<TimeControl> controls, TimeReports reports, boolean atEachPress, TimeWords words) {
        this.reports = reports;
        this.atEachPress = atEachPress;
        this.words = words;
        this.clock = GameClock.set(controls).start(Side.RED, START);
    }

    /** Whose flag has fallen. */
    Set<Side> flagged() {
        return clock.flagged(now);
    }

    /** What is reported during a move that took so long, and after the press that ends it. */
    List<TimesLine> move(Duration spent) {
        Optional<Side> mover = clock.running();
        Moment pressed = now.plus(spent);
        List<TimesLine> lines = new ArrayList<>();
        for (TimeReport report : reports.due(clock, now, pressed)) lines.add(TimesLine.of(report, words));
        clock = clock.press(mover.get(), pressed);
        now = pressed;
        if (atEachPress && flagged().isEmpty()) lines.add(press(mover.get()));
        return lines;
    }

    private TimesLine press(Side presser) {
        return TimesLine.press(now.since(START), presser, TimesLeft.of(clock, presser, now), words);
    }
}
