package org.baoqi.rules.book.repetition;
/** 攻擊: one piece can take another on its next move, and what the book calls that. */
public record Attack(Man attacker, Man target, Standing standing) {
    public boolean isChase() {
        return standing == Standing.CHASE;
    }

    boolean isBetweenSameMenAs(Attack that) {
        return attacker.isSameAs(that.attacker) && target.isSameAs(that.target);
    }
}
