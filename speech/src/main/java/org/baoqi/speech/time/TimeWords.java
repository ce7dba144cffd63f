package org.baoqi.speech.time;

import java.time.Duration;
import java.util.StringJoiner;
import org.baoqi.rules.BothSides;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControl.Bonus;
import org.baoqi.rules.clock.TimeControl.Period;
import org.baoqi.speech.words.Words;

/** Times in words, never as a clock's face shows them: 尚餘九分三十秒. */
public record TimeWords(Words words) {
    private static final Duration ALMOST_A_SECOND = Duration.ofSeconds(1).minusNanos(1);
    private static final int MINUTE = 60;

    /** The time of both, 先 {@code first}. */
    public String both(TimesLeft times) {
        return words.say(
                "time.both",
                left(times, times.first()),
                left(times, times.first().opposite()));
    }

    /** The times of both as a mark is reached; that it is the half is said, too. */
    public String report(TimeReport report) {
        TimesLeft times = report.times();
        if (!report.mark().isHalf()) return both(times);
        return words.say(
                "time.both",
                words.say("time.half", report.side(), span(times.left().get(report.side()))),
                left(times, report.side().opposite()));
    }

    private String left(TimesLeft times, Side side) {
        Duration left = times.left().get(side);
        if (TimeControl.isEndless(left)) return words.say("time.untimed-side", side);
        return left.isZero() ? words.say("time.none", side) : words.say("time.left", side, span(left));
    }

    /** 一小時二十分三秒. A second that has begun counts, so that nobody with time left hears of none. */
    public String span(Duration time) {
        int seconds = seconds(time);
        StringJoiner said = new StringJoiner(words.say("time.join"));
        said.setEmptyValue(unit("seconds", 0));
        int minutes = seconds / MINUTE % MINUTE;
        boolean whole = seconds % MINUTE == 0;
        if (seconds >= MINUTE * MINUTE) said.add(unit("hours", seconds / (MINUTE * MINUTE)));
        if (minutes > 0) said.add(unit(whole ? "minutes.whole" : "minutes", minutes));
        if (!whole) said.add(unit("seconds", seconds % MINUTE));
        return said.toString();
    }

    private static int seconds(Duration time) {
        return (int) time.plus(ALMOST_A_SECOND).getSeconds();
    }

    private String unit(String name, int number) {
        String key = "time." + name + (number == 1 ? ".one" : "");
        return words.say(key, words.count(number));
    }

    /** 每方十五分鐘，每著加五秒. */
    public String controls(BothSides<TimeControl> controls) {
        if (controls.equals(BothSides.same(TimeControl.UNTIMED))) return words.say("time.untimed");
        return controls.red().equals(controls.black())
                ? words.say("time.each", control(controls.red()))
                : words.say("time.sides", control(controls.red()), control(controls.black()));
    }

    /** 十五分鐘，每著加五秒. */
    public String control(TimeControl control) {
        if (!control.isTimed()) return words.say("time.stage.untimed");
        StringJoiner stages = new StringJoiner(words.say("time.then"));
        for (Period stage : control.stages()) stages.add(stage(stage));
        return stages.toString();
    }

    private String stage(Period stage) {
        if (!stage.carries()) return words.say("time.stage.each-move", span(stage.time()));
        String time = span(stage.time()) + bonus(stage.bonus());
        return stage.moves().isPresent()
                ? words.say("time.stage.moves", words.count(stage.moves().getAsInt()), time)
                : time;
    }

    private String bonus(Bonus bonus) {
        return words.say("time.bonus." + bonus.type(), span(bonus.amount()));
    }
}
