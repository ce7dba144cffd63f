package org.baoqi.rules.book.cxa;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.Trial;
import org.baoqi.rules.book.repetition.MoveClass;

/** 闲 (24.8): what kind of idle move one is that neither checks, threatens mate nor chases. */
record Quiet(Position before, Move move) {

    MoveClass kind() {
        Position after = before.play(move);
        Side side = before.sideToMove();
        List<Move> contacts = newly(Attacks.by(side, after), Attacks.by(side, before));
        if (contacts.stream().anyMatch(contact -> isExchange(contact, after))) return MoveClass.EXCHANGE;
        if (new Exchange(Trial.of(after)).spoils().contains(Trial.number(move.to()))) return MoveClass.OFFER;
        if (isBlock(after, side.opposite())) return MoveClass.BLOCK;
        boolean follows = contacts.stream().anyMatch(contact -> contact.from().equals(move.to()));
        return follows ? MoveClass.FOLLOW : MoveClass.IDLE;
    }

    private List<Move> newly(List<Move> now, List<Move> then) {
        return now.stream().filter(contact -> !then.contains(contact)).collect(Collectors.toList());
    }

    /** 兑 (24.4): pieces of one worth, of which each could take the other or be taken back for it. */
    private static boolean isExchange(Move contact, Position position) {
        int attacker = Worth.of(position.pieceAt(contact.from()).get(), Trial.number(contact.from()));
        int target = Worth.of(position.pieceAt(contact.to()).get(), Trial.number(contact.to()));
        boolean even = attacker == target
                && Worth.isStrong(position.pieceAt(contact.to()).get());
        return even && (Attacks.canTakeBack(position, contact) || Attacks.isRooted(position, contact));
    }

    /** 拦 (24.6): the piece came between an enemy piece and what it could take. */
    private boolean isBlock(Position after, Side enemy) {
        List<Move> left = Attacks.by(enemy, after);
        return Attacks.by(enemy, before).stream()
                .anyMatch(attack -> !left.contains(attack)
                        && !attack.to().equals(move.from())
                        && isBetween(attack.from(), attack.to()));
    }

    private boolean isBetween(Point a, Point b) {
        Point to = move.to();
        boolean inFile = a.file() == b.file() && to.file() == a.file();
        boolean inRank = a.rank() == b.rank() && to.rank() == a.rank();
        return inFile && isWithin(to.rank(), a.rank(), b.rank()) || inRank && isWithin(to.file(), a.file(), b.file());
    }

    private static boolean isWithin(int value, int end, int otherEnd) {
        return value > Math.min(end, otherEnd) && value < Math.max(end, otherEnd);
    }
}
