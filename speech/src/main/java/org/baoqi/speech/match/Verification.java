package org.baoqi.speech.match;

import java.util.EnumSet;
import java.util.Set;
import org.baoqi.rules.Side;

/**
 * 結果核實: what the players say of a result, and what becomes of a dispute. A result is confirmed when all who are asked have
 * said yes, or when a referee has ruled (XQEF 101, 附表七 六8, 七9).
 *
 * @param confirmed who has said that the result is right
 * @param disputing who has said that it is not
 * @param rulings how often a referee has ruled on it
 * @param appeals how often a ruling was appealed against
 */
public record Verification(Set<Side> confirmed, Set<Side> disputing, int rulings, int appeals) {
    static final Verification NONE = new Verification(Set.of(), Set.of(), 0, 0);

    public Verification {
        confirmed = Set.copyOf(confirmed);
        disputing = Set.copyOf(disputing);
    }

    /** How far it has come. */
    public enum Stage {
        /** Nobody has said that it is wrong. */
        OPEN,
        /** 審理: somebody has, and the referee has not ruled yet. */
        HEARING,
        /** 已裁決: the ruling confirms the result. */
        RULED,
        /** 上訴: the ruling is heard again. */
        APPEAL
    }

    public Stage stage() {
        if (isRuled()) return appeals < rulings ? Stage.RULED : Stage.APPEAL;
        return disputing.isEmpty() ? Stage.OPEN : Stage.HEARING;
    }

    boolean isRuled() {
        return rulings > 0;
    }

    boolean hasSpoken(Side side) {
        return hasSaid(side, true) || hasSaid(side, false);
    }

    public boolean hasSaid(Side side, boolean right) {
        return (right ? confirmed : disputing).contains(side);
    }

    /** A side's last word counts. */
    Verification say(Side side, boolean right) {
        Set<Side> yes = EnumSet.noneOf(Side.class);
        yes.addAll(confirmed);
        Set<Side> no = EnumSet.noneOf(Side.class);
        no.addAll(disputing);
        (right ? yes : no).add(side);
        (right ? no : yes).remove(side);
        return new Verification(yes, no, rulings, appeals);
    }

    Verification rule() {
        return new Verification(confirmed, disputing, rulings + 1, appeals);
    }

    Verification appeal() {
        return new Verification(confirmed, disputing, rulings, appeals + 1);
    }
}
