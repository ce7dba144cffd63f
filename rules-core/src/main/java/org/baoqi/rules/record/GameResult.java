package org.baoqi.rules.record;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** 結果: the result that a record gives, if it gives one. */
public enum GameResult {
    RED_WINS("1-0", "紅勝", "红胜", "紅方勝", "红方胜", "紅先勝", "红先胜"),
    BLACK_WINS("0-1", "黑勝", "黑胜", "黑方勝", "黑方胜", "紅先負", "红先负"),
    DRAW("1/2-1/2", "1/2", "½-½", "和", "和棋", "和局", "平局", "紅先和", "红先和"),
    UNFINISHED("*");

    private final List<String> codes;

    GameResult(String... codes) {
        this.codes = List.of(codes);
    }

    /** As PGN writes it. */
    public String code() {
        return codes.get(0);
    }

    /** Reads PGN's code, or the words of Chinese records. */
    public static Optional<GameResult> fromCode(String code) {
        return Arrays.stream(values()).filter(r -> r.codes.contains(code)).findFirst();
    }
}
