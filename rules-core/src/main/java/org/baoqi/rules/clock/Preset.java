package org.baoqi.rules.clock;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;

/**
 * A time control that a rule book names or gives as its example. XQEF 附表三 3 gives ranges: there the control is one of
 * our choice within them.
 */
public record Preset(Name name, TimeControl control) {
    private static final List<Preset> ALL = Collections.unmodifiableList(
            CsvTable.read(Preset.class, "presets.csv").stream().map(Preset::of).collect(Collectors.toList()));

    public enum Name {
        /** 超快棋. */
        XQEF_BLITZ,
        /** 快棋. */
        XQEF_RAPID,
        /** 常規. */
        XQEF_NORMAL,
        /** 慢棋. */
        XQEF_SLOW,
        /** 超慢棋. */
        XQEF_VERY_SLOW,
        LIONS,
        CXA2011_INCREMENT,
        CXA2011_STAGES,
        CXA2011_RAPID
    }

    /** By book, in the book's order. */
    public static List<Preset> all() {
        return ALL;
    }

    public static Preset of(Name name) {
        return ALL.stream()
                .filter(p -> p.name == name)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no preset " + name));
    }

    private static Preset of(CsvTable.Row row) {
        return new Preset(row.value("name", Name.class), control(row.text("control")));
    }

    private static TimeControl control(String cell) {
        TimeControlText.Reading reading = TimeControlText.read(cell.replace('|', ','));
        if (reading instanceof TimeControlText.Reading.Read read)
            return read.controls().red();
        throw new IllegalArgumentException(cell + ": " + reading);
    }
}
