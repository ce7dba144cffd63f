package org.baoqi.speech.lesson;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.Words;

/** 殘局: a position to practise from, of the table {@code endgames.csv}. */
public record Endgame(String name, Position position) {
    private static final List<Endgame> ALL = List.copyOf(CsvTable.read(Endgame.class, "endgames.csv").stream()
            .map(row -> new Endgame(row.text("endgame"), Position.parse(row.text("fen"))))
            .collect(Collectors.toList()));

    /** The easiest first. */
    public static List<Endgame> all() {
        return ALL;
    }

    /** 俥對雙士. */
    public String title(Words words) {
        return words.say("endgame." + name);
    }
}
