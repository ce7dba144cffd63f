package org.baoqi.rules.book.cxa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Move;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Attacks;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.book.cxa.GainSearch.Sense;
import org.baoqi.rules.book.cxa.MoveJudgement.Weight;
import org.baoqi.rules.book.repetition.ClassedMove.MoveClass;

/**
 * The class of a move by CXA2011, written down article by article on whole positions, without any bound but the length
 * of a series of checks. It is slow, and nothing of the judge's searches is in it: where the two differ, one of them has
 * misread the book.
 */
final class PlainJudge {
    /** So many checks in a row are looked at for a mate, and for a gain. */
    private static final int MOST_CHECKS = 6;
    /** In the place of what a false root regains. */
    private static final int FALSE = Integer.MIN_VALUE;

    private final Position before;
    private final Move move;
    private final Position after;
    private final Point arrived;
    private final Side side;

    PlainJudge(Position before, Point arrived, Move move) {
        this.before = before;
        this.move = move;
        this.after = before.play(move);
        this.arrived = arrived;
        this.side = before.sideToMove();
    }

    record Judged(MoveClass kind, Weight weight) {}

    Judged judge() {
        // 24.1 凡走子直接攻击对方帅（将）者，称为“将军”。
        if (after.isInCheck(side.opposite())) return new Judged(MoveClass.CHECK, Weight.HEAVY);
        // 26.1.2 走动帅（将）应将而产生的“捉”、“杀”，按“闲”处理。
        if (before.isInCheck(side) && kindAt(before, move.from()) == Kind.KING) return idle();
        // 24.2 凡走子企图下一着将军或连续将军以将死对方者，称“杀”; 26.3 新的杀法.
        if (threatensMate() && !mates(new At(before, null), Set.of()))
            return new Judged(MoveClass.MATE_THREAT, Weight.HEAVY);
        List<Chase> chases = chases();
        // 24.8 凡走子性质不属于将、杀、捉者，统称为“闲”。
        if (chases.isEmpty()) return idle();
        // 26.4 凡走子兼具多种作用时，应从重裁处。
        Weight heaviest =
                chases.stream().map(this::weight).max(Weight::compareTo).get();
        return new Judged(MoveClass.CHASE, heaviest);
    }

    private static Judged idle() {
        return new Judged(MoveClass.IDLE, Weight.NONE);
    }

    /** 26.9 如邀兑之子参与做杀则按“杀”处理: but that it would mate to take what is offered is no threat. */
    private boolean threatensMate() {
        At now = new At(after.turned(), null);
        Set<Move> offered = now.captures().stream().filter(c -> isOffer(now, c)).collect(Collectors.toSet());
        return mates(now, offered);
    }

    /** 26.8: 捉车, 捉无根子 weigh most; 联合捉车 and 联合捉无根子 less, 捉少根子 least. */
    private Weight weight(Chase chase) {
        boolean onRook = kindAt(after, chase.target) == Kind.ROOK;
        if (onRook) return chase.joint ? Weight.JOINT_ON_ROOK : Weight.HEAVY;
        if (chase.rooted) return Weight.LIGHT;
        return chase.joint ? Weight.JOINT_ON_UNROOTED : Weight.HEAVY;
    }

    /** A piece that could be won if the side moved again. */
    private record Chase(Point attacker, Point target, boolean byChecks, boolean rooted, boolean joint, boolean even) {
        /** Whether it is as good as the other, and no longer a way. */
        boolean covers(Chase that) {
            return target.equals(that.target) && (!even || that.even) && (!byChecks || that.byChecks);
        }
    }

    // ---- what is new (24.3 走子后; 图5 本质没有变化; 参考图23 实际的捉)

    private List<Chase> chases() {
        List<Chase> couldWin = found(new At(before, null), Sense.REAL, Set.of());
        Set<Point> old = couldWin.stream().map(Chase::target).collect(Collectors.toSet());
        List<Chase> chases = found(new At(after.turned(), null), Sense.THREATENED, old);
        chases.removeIf(chase -> couldWin.stream().anyMatch(won -> won.covers(chase)));
        chases.removeIf(this::stoodDespiteCheck);
        if (!chases.isEmpty()) chases.removeIf(chase -> stood(chase, old));
        // 26.2 守和方只有一个进攻子时，占据守和要点，附带产生的捉士象按“闲”处理。
        if (attackers(side) == 1 && attackers(side.opposite()) > 1)
            chases.removeIf(chase -> isGuard(kindAt(after, chase.target)));
        return chases;
    }

    private static boolean isGuard(Kind kind) {
        return kind == Kind.ADVISOR || kind == Kind.ELEPHANT;
    }

    private long attackers(Side whose) {
        return after.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().side() == whose)
                .filter(entry -> isStrong(entry.getValue().kind())
                        || entry.getValue().kind() == Kind.PAWN
                                && entry.getKey().isAcrossRiverFor(whose))
                .count();
    }

    /** 26.1.2 应将后产生新的“捉”: an attack that was there before the check is not new. */
    private boolean stoodDespiteCheck(Chase chase) {
        if (!before.isInCheck(side)) return false;
        Point from = chase.attacker.equals(move.to()) ? move.from() : chase.attacker;
        return Attacks.reachOf(from, before).contains(chase.target);
    }

    private boolean stood(Chase chase, Set<Point> old) {
        List<Chase> standing = found(new At(before, null), Sense.STANDING, old);
        if (chase.byChecks) return standing.stream().anyMatch(other -> other.covers(chase));
        if (chase.target.equals(arrived)) return false;
        boolean byMover = chase.attacker.equals(move.to());
        boolean stood = standing.stream()
                .filter(other -> other.covers(chase))
                .anyMatch(other -> !byMover || other.attacker.equals(move.from()));
        if (!byMover && !stood) stood = stoodOnItsFace(chase);
        if (!stood || byMover) return stood;
        // 24.3 所走动子: the piece that moved must have a part in it, or keep off what the chased one could take (参考图37).
        List<Chase> withoutMover = found(new At(after.without(move.to()).turned(), null), Sense.STANDING, old);
        boolean needsMover = withoutMover.stream().noneMatch(other -> other.covers(chase));
        return !needsMover && !guardsAgainst(chase.target);
    }

    private boolean stoodOnItsFace(Chase chase) {
        Move capture = new Move(chase.attacker, chase.target);
        At then = new At(before, null);
        return before.isLegal(capture) && then.real(capture) >= new At(after.turned(), null).real(capture);
    }

    private boolean guardsAgainst(Point target) {
        Set<Point> taken = takenBy(target, after.without(move.to()));
        taken.removeAll(takenBy(target, after));
        return !taken.isEmpty();
    }

    private static Set<Point> takenBy(Point attacker, Position position) {
        At at = new At(position, null);
        return at.captures().stream()
                .filter(capture -> capture.from().equals(attacker) && at.net(capture) > 0)
                .map(Move::to)
                .collect(Collectors.toSet());
    }

    // ---- 24.3: what could be won

    private List<Chase> found(At now, Sense sense, Set<Point> old) {
        boolean ownTurn = sense == Sense.REAL;
        List<Chase> byTaking = new ArrayList<>();
        // 24.3 能直接吃子、与其他子联合吃子、通过完整互吃交换后吃掉对方子且得子.
        for (Move capture : now.captures())
            if (mayChase(now, capture) && wins(now, capture, sense)) byTaking.add(byTaking(now, capture, ownTurn));
        List<Chase> found = new ArrayList<>(byTaking);
        // 24.3 从下一着开始运用连续“将军”得子、抽吃子.
        Set<Point> known = new HashSet<>(old);
        Set<Move> offered = new HashSet<>();
        if (!ownTurn)
            for (Move capture : now.captures())
                if (isOffer(now, capture) && !losesIfAccepted(now, capture)) offered.add(capture);
        offered.forEach(capture -> known.add(capture.to()));
        for (Move check : now.checks())
            if (!offered.contains(check)) found.addAll(byChecks(now, check, ownTurn, known, byTaking));
        return found;
    }

    /** 26.1 帅（将）、兵（卒）本身允许长捉; 26.7 兵（卒）吃子时产生其他子“将军”，按“捉”处理. */
    private static boolean mayChase(At now, Move capture) {
        Kind kind = kindAt(now.position, capture.from());
        if (kind == Kind.KING) return false;
        if (kind != Kind.PAWN) return true;
        Position next = now.position.play(capture);
        List<Point> checkers = next.checkers(next.sideToMove());
        return !checkers.isEmpty() && !checkers.contains(capture.to());
    }

    private boolean wins(At now, Move capture, Sense sense) {
        boolean ownTurn = sense == Sense.REAL;
        // 26.9 同兵种邀兑: 捉 only if who accepts is mated or loses.
        if (!ownTurn && isOffer(now, capture)) return losesIfAccepted(now, capture);
        int prize = now.worth(capture.to());
        if (prize == 0) return false;
        int retaken = now.retaken(capture);
        int exposed = ownTurn ? now.lostElsewhere(capture) : now.lostByLeaving(capture);
        int net = prize - Math.max(retaken, exposed);
        // 26.5 做“根”子和被“牵”子捉子，交换后价值相当或得子者，为“捉”。
        boolean pays = net > 0 || !ownTurn && net == 0 && exposed > retaken;
        if (!pays || !ownTurn && now.isRooted(capture) && isOfferBeside(now, capture)) return false;
        int least = net <= 0 ? prize + 1 : ownTurn ? net : prize;
        return !isPunished(now, capture, least, sense);
    }

    private Chase byTaking(At now, Move capture, boolean ownTurn) {
        int exposed = ownTurn ? now.lostElsewhere(capture) : now.lostByLeaving(capture);
        boolean even = now.worth(capture.to()) == Math.max(now.retaken(capture), exposed);
        return new Chase(capture.from(), capture.to(), false, now.isRooted(capture), isJoint(now, capture), even);
    }

    /** 24.3 得子后不致立即（下一着不予考虑）被对方将死; 图3: nor may checks win back the piece that took. */
    private static boolean isPunished(At now, Move capture, int least, Sense sense) {
        At next = now.play(capture);
        boolean mated = sense == Sense.THREATENED ? matesAtOnce(next, Set.of()) : mates(next, Set.of());
        return mated || raids(next, least, sense == Sense.REAL ? point -> true : capture.to()::equals);
    }

    // ---- 24.17 凡一方用两个或两个以上棋子共同擒捉对方的棋子，缺少其中任何一个都无法吃子的，称为“联合捉子”。

    private boolean isJoint(At now, Move capture) {
        return now.position.pieces().keySet().stream()
                .filter(point -> isHelper(now, point, capture.from()))
                .anyMatch(point -> helps(now, point, capture));
    }

    private static boolean isHelper(At now, Point point, Point attacker) {
        Piece piece = now.position.pieceAt(point).get();
        return piece.side() == now.position.sideToMove() && piece.kind() != Kind.KING && !point.equals(attacker);
    }

    private static boolean helps(At now, Point helper, Move capture) {
        At without = new At(now.position.without(helper), null);
        if (!Attacks.reachOf(capture.from(), without.position).contains(capture.to())) return true;
        if (!without.position.isLegal(capture)) return false;
        if (without.retaken(capture) < without.worth(capture.to())) return false;
        // Who only stands in a root's way (断根, 图3) does not take part.
        At taken = now.play(capture);
        return without.play(capture).captures().stream()
                .filter(back -> back.to().equals(capture.to()))
                .anyMatch(back -> guards(taken, back.from(), back.to()));
    }

    private static boolean guards(At now, Point from, Point to) {
        return Attacks.reachOf(from, now.position).contains(to);
    }

    // ---- 24.4, 26.9, 26.10

    /** 26.9 同兵种邀兑: both could take the other; 24.4 of like worth. */
    private static boolean isOffer(At now, Move capture) {
        Kind attacker = kindAt(now.position, capture.from());
        Kind target = kindAt(now.position, capture.to());
        boolean alike = isStrong(attacker) && isStrong(target) && (attacker == Kind.ROOK) == (target == Kind.ROOK);
        return alike && now.position.turned().isLegal(new Move(capture.to(), capture.from()));
    }

    /** 26.9 被邀兑方兑子后立即被杀或子力价值受损，邀兑方按“捉”处理。 */
    private static boolean losesIfAccepted(At now, Move capture) {
        Move accepted = new Move(capture.to(), capture.from());
        int given = now.worth(capture.from());
        At turned = new At(now.position.turned(), null);
        At next = turned.play(accepted);
        Set<Point> lostAnyhow = now.winnable();
        lostAnyhow.remove(capture.to());
        return isMatedBy(next, now, capture)
                || Math.max(next.best(accepted.to()), turned.lostByLeaving(accepted)) > given
                || raids(next, given + 1, point -> !lostAnyhow.contains(point));
    }

    /** 26.10.2 被接触的马(炮)有根, 且主动接受邀兑后其“根”无损失, 为“兑”。 */
    private static boolean isOfferBeside(At now, Move capture) {
        return kindAt(now.position, capture.from()) == Kind.ROOK
                && now.captures().stream()
                        .filter(other -> !other.equals(capture) && other.to().equals(capture.to()))
                        .anyMatch(other -> isOffer(now, other) && !losesIfAccepted(now, other));
    }

    // ---- mates

    private static boolean matesAtOnce(At now, Set<Move> leftAside) {
        return now.checks().stream()
                .filter(check -> !leftAside.contains(check))
                .anyMatch(check -> now.position.play(check).legalMoves().isEmpty());
    }

    /** Whether somebody is mated then, or sooner, who would not be otherwise. */
    private static boolean isMatedBy(At then, At otherwise, Move leftAside) {
        if (!mates(then, Set.of())) return false;
        return !mates(otherwise, Set.of(leftAside))
                || matesAtOnce(then, Set.of()) && !matesAtOnce(otherwise, Set.of(leftAside));
    }

    private static boolean mates(At now, Set<Move> leftAside) {
        for (int checks = 1; checks <= MOST_CHECKS; checks++)
            if (mates(now, leftAside, checks, new HashMap<>())) return true;
        return false;
    }

    private static boolean mates(At now, Set<Move> leftAside, int checks, Map<Long, Integer> failed) {
        if (checks == 0 || failed.getOrDefault(now.position.key(), 0) >= checks) return false;
        for (Move check : now.checks()) {
            if (leftAside.contains(check)) continue;
            At next = now.play(check);
            if (next.position.legalMoves().stream()
                    .allMatch(evasion -> mates(next.play(evasion), Set.of(), checks - 1, failed))) return true;
        }
        failed.put(now.position.key(), checks);
        return false;
    }

    // ---- 连续将军得子

    private static boolean raids(At now, int least, Predicate<Point> counts) {
        return now.checks().stream()
                .anyMatch(
                        check -> !new Raid(now, false, counts).won(check, least).isEmpty());
    }

    private List<Chase> byChecks(At now, Move check, boolean ownTurn, Set<Point> known, List<Chase> byTaking) {
        List<Chase> found = new ArrayList<>();
        Predicate<Point> counts = point -> !known.contains(point);
        for (Point target : assured(new Raid(now, ownTurn, counts), check)) {
            boolean joint = byTaking.stream().anyMatch(chase -> chase.target.equals(target) && chase.joint)
                    || isJointRaid(now, check, target, ownTurn, counts);
            found.add(new Chase(check.from(), target, true, false, joint, false));
        }
        return found;
    }

    private static boolean isJointRaid(At now, Move check, Point target, boolean ownTurn, Predicate<Point> counts) {
        int least = Math.max(1, now.worth(target));
        for (Point helper : now.position.pieces().keySet()) {
            if (!isHelper(now, helper, check.from()) || !isStrong(kindAt(now.position, helper))) continue;
            At without = new At(now.position.without(helper), null);
            if (!without.position.isLegal(check)) continue;
            if (!new Raid(without, ownTurn, counts).won(check, least).contains(target)) return true;
        }
        return false;
    }

    /** The dearest that the checks win; what is worth more than they win in all is only exchanged. */
    private static Set<Point> assured(Raid raid, Move check) {
        for (int least : new int[] {20, 10, 3, 1}) {
            Set<Point> won = raid.won(check, least);
            if (won.isEmpty()) continue;
            int cheapest = won.stream().mapToInt(raid.start::worth).min().getAsInt();
            won.removeIf(point -> raid.start.worth(point) > Math.max(least, cheapest));
            return won;
        }
        return Set.of();
    }

    /** Series of checks, each answered by all that the opponent can do, that end in taking something. */
    private static final class Raid {
        private final At start;
        private final boolean ownTurn;
        private final Predicate<Point> counts;
        private final Set<Point> lostAnyhow;
        private final List<Move> line = new ArrayList<>();
        private final List<Point> won = new ArrayList<>();
        /** Where nothing is won from a balance within so many checks. */
        private final Set<List<Object>> failed = new HashSet<>();

        Raid(At start, boolean ownTurn, Predicate<Point> counts) {
            this.start = start;
            this.ownTurn = ownTurn;
            this.counts = counts;
            this.lostAnyhow = ownTurn ? Set.of() : start.turned().winnable();
        }

        Set<Point> won(Move check, int least) {
            for (int checks = 1; checks <= MOST_CHECKS; checks++) {
                won.clear();
                if (by(start, check, 1 - least, checks)) return new LinkedHashSet<>(won);
            }
            return Set.of();
        }

        private boolean by(At now, Move check, int balance, int checks) {
            int size = won.size();
            int prize = worth(now, check.to());
            if (prize > 0) won.add(origin(check.to()));
            line.add(check);
            At next = now.play(check);
            boolean wins = true;
            for (Move reply : next.position.legalMoves()) {
                int cost = next.position
                        .pieceAt(reply.to())
                        .map(p -> given(p, reply.to()))
                        .orElse(0);
                line.add(reply);
                wins = goesOn(next.play(reply), balance + prize - cost, checks - 1);
                line.remove(line.size() - 1);
                if (!wins) break;
            }
            line.remove(line.size() - 1);
            if (!wins) won.subList(size, won.size()).clear();
            return wins;
        }

        private boolean goesOn(At now, int balance, int checks) {
            if (balance > 0 && keeps(now, balance))
                return !now.position.legalMoves().isEmpty();
            boolean takes = false;
            for (Move capture : now.captures()) {
                int prize = worth(now, capture.to()) + balance;
                if (prize <= 0 || !mayChase(now, capture) || prize - now.retaken(capture) <= 0) continue;
                line.add(capture);
                At next = now.play(capture);
                // 26.5 得不偿失者，为“闲”; 24.3 不致立即被对方将死.
                boolean lost = exposed(next, capture.to()) > (ownTurn ? prize - 1 : prize)
                        || (ownTurn ? mates(next, Set.of()) : matesAtOnce(next, Set.of()));
                line.remove(line.size() - 1);
                if (lost) continue;
                won.add(origin(capture.to()));
                takes = true;
            }
            if (takes) return true;
            if (checks == 0 || failed.contains(List.of(now.position.key(), balance, checks))) return false;
            boolean wins = false;
            for (Move check : now.checks()) wins |= by(now, check, balance, checks);
            if (!wins) failed.add(List.of(now.position.key(), balance, checks));
            return wins;
        }

        private boolean keeps(At now, int balance) {
            int most = ownTurn ? balance - 1 : balance;
            boolean inCheck = now.position.isInCheck(now.position.sideToMove());
            if (!inCheck && exposed(now.turned(), null) <= most) return true;
            for (Move move : now.position.legalMoves()) {
                line.add(move);
                boolean safe = exposed(now.play(move), null) <= most;
                line.remove(line.size() - 1);
                if (safe) return true;
            }
            return false;
        }

        private int exposed(At now, Point but) {
            return now.captures().stream()
                    .filter(capture -> !capture.to().equals(but) && !lostAnyhow.contains(origin(capture.to())))
                    .mapToInt(now::net)
                    .max()
                    .orElse(0);
        }

        private int worth(At now, Point point) {
            return counts.test(origin(point)) ? now.worth(point) : 0;
        }

        private Point origin(Point point) {
            Point origin = point;
            for (int i = line.size() - 1; i >= 0; i--)
                if (line.get(i).to().equals(origin)) origin = line.get(i).from();
            return origin;
        }
    }

    // ---- 1.2 子力价值, 26.6

    private static Kind kindAt(Position position, Point point) {
        return position.pieceAt(point).get().kind();
    }

    /** 1.2 车、马、炮称为“强子”. */
    private static boolean isStrong(Kind kind) {
        return kind == Kind.ROOK || kind == Kind.HORSE || kind == Kind.CANNON;
    }

    /** 1.2 一车相当于双马、双炮或一马一炮; 26.6 捉吃未过河的兵（卒）不算得子. */
    private static int worth(Piece piece, Point point) {
        return switch (piece.kind()) {
            case ROOK -> 20;
            case HORSE, CANNON -> 10;
            case ADVISOR, ELEPHANT -> 3;
            case PAWN -> point.isAcrossRiverFor(piece.side()) ? 1 : 0;
            case KING -> 0;
        };
    }

    /** 26.6 主动送兵（卒）换车为“捉”，此外换取其他一子或数子均不算得子. */
    private static int given(Piece piece, Point point) {
        return piece.kind() == Kind.PAWN ? 18 : worth(piece, point);
    }

    /** A position and the move that led there, if it was tried. */
    private record At(Position position, Move last) {
        /** Gives up when its thread is interrupted: a few positions would take hours. */
        At play(Move played) {
            if (Thread.currentThread().isInterrupted()) throw new CancellationException();
            return new At(position.play(played), played);
        }

        At turned() {
            return new At(position.turned(), last);
        }

        List<Move> captures() {
            return position.legalMoves().stream()
                    .filter(m -> position.pieceAt(m.to()).isPresent())
                    .collect(Collectors.toList());
        }

        List<Move> checks() {
            Side enemy = position.sideToMove().opposite();
            return position.legalMoves().stream()
                    .filter(m -> position.play(m).isInCheck(enemy))
                    .collect(Collectors.toList());
        }

        /** 26.6 立即吃掉刚过河的兵（卒）也不算得子. */
        int worth(Point point) {
            Piece piece = position.pieceAt(point).orElse(null);
            if (piece == null) return 0;
            boolean justCrossed = last != null
                    && last.to().equals(point)
                    && piece.kind() == Kind.PAWN
                    && !last.from().isAcrossRiverFor(piece.side());
            return justCrossed ? 0 : PlainJudge.worth(piece, point);
        }

        /** The most that captures on one point gain, each side going on as long as it pays. */
        int best(Point point) {
            return captures().stream()
                    .filter(capture -> capture.to().equals(point))
                    .mapToInt(this::net)
                    .reduce(0, Math::max);
        }

        int net(Move capture) {
            int prize = worth(capture.to());
            return prize == 0 ? 0 : prize - play(capture).best(capture.to());
        }

        Set<Point> winnable() {
            return captures().stream().filter(c -> net(c) > 0).map(Move::to).collect(Collectors.toSet());
        }

        /** 24.15 有根子: what roots regain; 24.16 假根按无根子处理. */
        int retaken(Move capture) {
            return trueRoots(capture).stream()
                    .mapToInt(back -> regained(capture, back))
                    .reduce(0, Math::max);
        }

        boolean isRooted(Move capture) {
            return !trueRoots(capture).isEmpty();
        }

        private List<Move> trueRoots(Move capture) {
            At next = play(capture);
            List<Move> roots = next.captures();
            roots.removeIf(back -> !back.to().equals(capture.to()) || regained(capture, back) == FALSE);
            roots.removeIf(back -> isMatedBy(next.play(back), this, capture));
            return roots;
        }

        /** 24.16 形式上是根，实际上不能离线反吃: it lets go elsewhere what it regains. */
        private int regained(Move capture, Move back) {
            Set<Point> winnable = winnable();
            At taken = play(capture);
            At next = taken.play(back);
            int lost = next.captures().stream()
                    .filter(c -> !c.to().equals(back.to()) && !winnable.contains(c.to()))
                    .mapToInt(next::net)
                    .reduce(0, Math::max);
            // 26.6 主动送兵（卒）换车为“捉”，此外换取其他一子或数子均不算得子.
            boolean byPawn = kindAt(position, capture.from()) == Kind.PAWN;
            int value = byPawn ? given(position.pieceAt(capture.from()).get(), back.to()) : taken.worth(back.to());
            // 26.6 强子换一个或数个过河兵（卒）不算得子.
            if (kindAt(position, capture.to()) == Kind.PAWN) return lost > value ? FALSE : value - next.best(back.to());
            return lost >= value ? FALSE : value - Math.max(next.best(back.to()), lost);
        }

        int lostElsewhere(Move capture) {
            At next = play(capture);
            return next.captures().stream()
                    .filter(c -> !c.to().equals(capture.to()))
                    .mapToInt(next::net)
                    .reduce(0, Math::max);
        }

        /** 26.5 做“根”子和被“牵”子: what is lost because the piece has left. */
        int lostByLeaving(Move capture) {
            At stayed = turned();
            At next = play(capture);
            return next.captures().stream()
                    .filter(c -> !c.to().equals(capture.to()))
                    .filter(c -> stayed.position.isLegal(c) ? stayed.net(c) <= 0 : isOnWay(capture.from(), c))
                    .mapToInt(next::net)
                    .reduce(0, Math::max);
        }

        /** What the exchange comes to if all counts that the opponent can take. */
        int real(Move capture) {
            return worth(capture.to()) - Math.max(retaken(capture), lostElsewhere(capture));
        }

        private static boolean isOnWay(Point point, Move way) {
            int files = way.to().file() - way.from().file();
            int ranks = way.to().rank() - way.from().rank();
            if (files == 0 || ranks == 0) return point.isBetween(way.from(), way.to());
            return point.file() - way.from().file() == files / 2
                    && point.rank() - way.from().rank() == ranks / 2;
        }
    }
}
