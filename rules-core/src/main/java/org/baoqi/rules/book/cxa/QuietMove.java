package org.baoqi.rules.book.cxa;

import java.util.List;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.board.TrialBoard;
import org.baoqi.rules.book.repetition.MoveClass;

/** 闲 (24.8): what kind of idle move one is that neither checks, threatens mate nor chases. */
record QuietMove(Position before, Move move) {

    MoveClass kind() {
        Position after = before.play(move);
        Side side = before.sideToMove();
        List<Move> contacts = newly(Attacks.by(side, after), Attacks.by(side, before));
        if (contacts.stream().anyMatch(contact -> isExchange(contact, after))) return MoveClass.EXCHANGE;
        if (new Exchange(TrialBoard.of(after)).winnable().contains(TrialBoard.number(move.to())))
            return MoveClass.OFFER;
        if (isBlock(after, side.opposite())) return MoveClass.BLOCK;
        boolean follows = contacts.stream().anyMatch(contact -> contact.from().equals(move.to()));
        return follows ? MoveClass.FOLLOW : MoveClass.IDLE;
    }

    private List<Move> newly(List<Move> now, List<Move> then) {
        return now.stream().filter(contact -> !then.contains(contact)).collect(Collectors.toList());
    }

    /** 兑 (24.4): pieces of one worth, of which each could take the other or be taken back for it. */
    private static boolean isExchange(Move contact, Position position) {
        int attacker = PieceValue.of(position.pieceAt(contact.from()).get(), TrialBoard.number(contact.from()));
        int target = PieceValue.of(position.pieceAt(contact.to()).get(), TrialBoard.number(contact.to()));
        boolean even = attacker == target
                && PieceValue.isStrong(position.pieceAt(contact.to()).get());
        return even && (Attacks.canTakeBack(position, contact) || Attacks.isRooted(position, contact));
    }

    /** 拦 (24.6): the piece came between an enemy piece and what it could take. */
    private boolean isBlock(Position after, Side enemy) {
        List<Move> left = Attacks.by(enemy, after);
        return Attacks.by(enemy, before).stream()
                .anyMatch(attack -> !left.contains(attack)
                        && !attack.to().equals(move.from())
                        && move.to().isBetween(attack.from(), attack.to()));
    }
}
