package org.baoqi.rules.notation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Position;

/** 記錄法: the ways to write a move. Each is unambiguous in its position and read back by {@link WrittenMove}. */
public enum Notation {
    /** 俥二進六, 馬8進7 (附表六 第一部份 1; 中華民國象棋規則 3章3節一). */
    TRADITIONAL,
    /** 车二进六, 马8进7 (象棋竞赛规则 7.5 完整记录). */
    SIMPLIFIED,
    /** 俥2+6: 亞洲象棋聯合會國際化記錄法 (附表六 第一部份 2). */
    AXF,
    /** 炮25, a bar on the last digit for 進 and 退: 簡寫 (附表六 第一部份 3). */
    SHORT,
    /** R2+6: English letters for the pieces (附表六 第一部份 4). */
    ENGLISH,
    /** R2+6 as the World Xiangqi Federation writes it; of three pawns on a file the second is 23. */
    WXF,
    /** h2e2, files a-i from Red's left, ranks 0-9 from Red's edge. */
    ICCS,
    /** h3e3, as ICCS but with ranks 1-10. */
    UCI;

    /** The name that users write, {@code traditional}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Notation> fromId(String id) {
        return Arrays.stream(values()).filter(form -> form.id().equals(id)).findFirst();
    }

    /** Writes a move that the side to move has in the position. */
    public String write(Position position, Move move) {
        return new MoveWriter(position).write(this, move);
    }

    /** The meaning of a text in a position; coordinates are taken as of this form. */
    public Resolution read(String text, Position position) {
        return WrittenMove.parse(text).map(said -> said.as(this).in(position)).orElseGet(Resolution.NotUnderstood::new);
    }
}
