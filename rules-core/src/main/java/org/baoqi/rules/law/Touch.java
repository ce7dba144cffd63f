package org.baoqi.rules.law;

import java.util.Arrays;
import java.util.List;
import org.baoqi.rules.Point;

/**
 * 摸子: one touch by a player, of one piece or of several at the same moment.
 *
 * @param ownTurn whether the player was to move; what he touches before his turn binds him in it (XQEF 42)
 */
public record Touch(List<Point> points, Manner manner, boolean ownTurn) {
    public Touch {
        points = List.copyOf(points);
        if (points.isEmpty()) throw new IllegalArgumentException("nothing touched");
    }

    public static Touch of(Point... points) {
        return new Touch(Arrays.asList(points), Manner.MEANT, true);
    }

    public enum Manner {
        MEANT,
        /** 擺正, said before. */
        ANNOUNCED,
        /** 擺正, said before and agreed to by the opponent or a referee. */
        AGREED,
        /** 明顯誤碰. */
        ACCIDENT
    }
}
