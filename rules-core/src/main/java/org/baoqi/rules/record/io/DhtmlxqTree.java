package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;

/**
 * The moves of a DhtmlXQ text as a tree. {@code movelist} is branch 0; {@code move_1_7_3} is branch 3, which replaces the
 * seventh move of the game in branch 1. A move is four digits: file from Red's left and row from Black's edge, twice.
 */
final class DhtmlxqTree {
    private static final Pattern BRANCH = Pattern.compile("move_(\\d{1,4})_(\\d{1,4})_(\\d{1,4})");
    private static final Pattern REMARK = Pattern.compile("comment(?:(\\d{1,4})_)?(\\d{1,4})");

    private final int game;
    private final List<GameReading.Problem> problems;
    private final ReadingBudget budget;
    private final MoveNode root = MoveNode.root();
    private final Map<Integer, Branch> branches = new TreeMap<>();

    /** @param first the number in the game of its first move, from 1 */
    private record Branch(Optional<Branch> parent, int first, List<MoveNode> nodes) {}

    DhtmlxqTree(int game, List<GameReading.Problem> problems, ReadingBudget budget) {
        this.game = game;
        this.budget = budget;
        this.problems = problems;
    }

    MoveNode read(Map<String, String> tags) {
        branches.put(0, branch(Optional.empty(), root, 1, tags.getOrDefault("movelist", "")));
        Map<Integer, Matcher> waiting = new TreeMap<>();
        for (String name : tags.keySet()) {
            Matcher branch = BRANCH.matcher(name);
            if (branch.matches()) waiting.put(number(branch, 3), branch);
        }
        waiting.values().forEach(branch -> attach(branch, tags.get(branch.group())));
        tags.forEach(this::remark);
        return root;
    }

    private void attach(Matcher name, String moves) {
        Optional<Branch> parent = Optional.ofNullable(branches.get(number(name, 1)));
        int first = number(name, 2);
        Optional<MoveNode> before = parent.flatMap(branch -> node(branch, first - 1));
        if (!before.isPresent() || branches.containsKey(number(name, 3)))
            problems.add(new GameReading.Problem.Nonsense(game, name.group()));
        else branches.put(number(name, 3), branch(parent, before.get(), first, moves));
    }

    /** The node after so many moves of the game, on the way through a branch. */
    private Optional<MoveNode> node(Branch branch, int ply) {
        Branch on = branch;
        while (ply < on.first()) {
            if (!on.parent().isPresent()) return ply == 0 ? Optional.of(root) : Optional.empty();
            on = on.parent().get();
        }
        int index = ply - on.first();
        return index < on.nodes().size() ? Optional.of(on.nodes().get(index)) : Optional.empty();
    }

    private Branch branch(Optional<Branch> parent, MoveNode before, int first, String moves) {
        String digits = moves.replaceAll("\\s", "");
        List<MoveNode> nodes = new ArrayList<>();
        MoveNode node = before;
        for (int i = 0; i + 4 <= digits.length() && budget.move(); i += 4) {
            node = node.add(move(digits.substring(i, i + 4)));
            nodes.add(node);
        }
        if (digits.length() % 4 != 0) problems.add(new GameReading.Problem.Cut(game));
        return new Branch(parent, first, nodes);
    }

    private static Optional<Move> move(String digits) {
        return point(digits.substring(0, 2))
                .flatMap(from -> point(digits.substring(2))
                        .filter(to -> !to.equals(from))
                        .map(to -> new Move(from, to)));
    }

    /** File from Red's left, row from Black's edge; 99 is no point. */
    static Optional<Point> point(String digits) {
        if (!digits.matches("[0-8][0-9]")) return Optional.empty();
        return Optional.of(new Point(Point.FILES - (digits.charAt(0) - '0'), '9' - digits.charAt(1)));
    }

    private void remark(String name, String text) {
        Matcher remark = REMARK.matcher(name);
        if (!remark.matches() || text.trim().isEmpty()) return;
        int branch = remark.group(1) == null ? 0 : number(remark, 1);
        Optional<MoveNode> node = Optional.ofNullable(branches.get(branch)).flatMap(b -> node(b, number(remark, 2)));
        if (node.isPresent()) node.get().remark(DhtmlxqTags.Value.read(text));
        else problems.add(new GameReading.Problem.Nonsense(game, name));
    }

    private static int number(Matcher match, int group) {
        return Integer.parseInt(match.group(group));
    }
}
