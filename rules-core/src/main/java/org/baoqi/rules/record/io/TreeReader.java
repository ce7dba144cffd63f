package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Move;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Fen.Problem.Fault;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;

/** Turns the tree of moves of a file into a record, as far as the moves are legal. */
public final class TreeReader {
    private static final int DEEPEST = 100;

    private final int game;
    private final List<GameReading.Problem> problems = new ArrayList<>();

    /** @param game its number in the file, from 1 */
    public TreeReader(int game) {
        this.game = game;
    }

    public List<GameReading.Problem> problems() {
        return problems;
    }

    /** The game, unless its pieces make no position. Who moves first is on turn, whatever the file says. */
    public Optional<GameRecord> read(List<Tag> tags, Placement placement, Side said, MoveNode root, GameResult result) {
        Side first = root.next().stream()
                .findFirst()
                .flatMap(MoveNode::move)
                .flatMap(move -> placement.sideAt(move.from()))
                .orElse(said);
        Fen.Reading reading = placement.position(first);
        // Without a move only the board can tell: who gives check has moved.
        if (reading instanceof Fen.Reading.Refused refused && refused.error().fault() == Fault.WRONG_SIDE_IN_CHECK)
            reading = placement.position(first.opposite());
        if (reading instanceof Fen.Reading.Refused refused) {
            problems.add(new GameReading.Problem.BadPosition(game, refused.error()));
            String moves = MovesText.of(root);
            if (!moves.isEmpty()) problems.add(new GameReading.Problem.MovesOnly(game, moves));
            return Optional.empty();
        }
        Position start = ((Fen.Reading.Read) reading).position();
        return Optional.of(new GameRecord(tags, start, line(root, start, 0, remarks(root)), result));
    }

    private Line line(MoveNode before, Position start, int depth, List<String> remarks) {
        List<RecordedMove> moves = new ArrayList<>();
        MoveNode node = before;
        Position position = start;
        while (!node.next().isEmpty()) {
            List<MoveNode> legal = legal(node.next(), position);
            if (legal.isEmpty()) break;
            moves.add(move(legal, position, depth));
            node = legal.get(0);
            position = position.play(node.move().orElseThrow(IllegalStateException::new));
        }
        return new Line(remarks, moves);
    }

    private RecordedMove move(List<MoveNode> choices, Position position, int depth) {
        List<Line> alternatives = new ArrayList<>();
        for (MoveNode other : choices.subList(1, choices.size())) {
            if (depth == DEEPEST) {
                problems.add(new GameReading.Problem.TooDeep(game));
                break;
            }
            Move move = other.move().orElseThrow(IllegalStateException::new);
            List<RecordedMove> moves = new ArrayList<>(List.of(recorded(other)));
            moves.addAll(line(other, position.play(move), depth + 1, List.of()).moves());
            alternatives.add(new Line(List.of(), moves));
        }
        return recorded(choices.get(0)).withAlternatives(alternatives);
    }

    private static RecordedMove recorded(MoveNode node) {
        RecordedMove move = RecordedMove.of(node.move().orElseThrow(IllegalStateException::new));
        return node.remark().isEmpty() ? move : move.withRemark(node.remark());
    }

    private List<MoveNode> legal(List<MoveNode> nodes, Position position) {
        List<MoveNode> legal = new ArrayList<>();
        for (MoveNode node : nodes) {
            if (node.move().filter(position::isLegal).isPresent()) legal.add(node);
            else problems.add(problem(node, position));
        }
        return legal;
    }

    private GameReading.Problem problem(MoveNode node, Position position) {
        return node.move()
                .<GameReading.Problem>map(move -> new GameReading.Problem.BadMove(game, position, move))
                .orElseGet(() -> new GameReading.Problem.OffBoard(game));
    }

    private static List<String> remarks(MoveNode root) {
        return root.remark().isEmpty() ? List.of() : List.of(root.remark());
    }

    /** The moves of a tree as text, without a board to check them on. */
    private static final class MovesText {
        private static final int LONGEST = 4_000;

        private final StringBuilder text = new StringBuilder();

        static String of(MoveNode root) {
            MovesText moves = new MovesText();
            moves.line(root, 0);
            return moves.text.toString().trim();
        }

        private void line(MoveNode before, int depth) {
            for (MoveNode node = before;
                    !node.next().isEmpty();
                    node = node.next().get(0)) {
                if (text.length() > LONGEST) {
                    text.append(" …");
                    return;
                }
                move(node.next().get(0));
                for (MoveNode other : node.next().subList(1, node.next().size())) {
                    if (depth == DEEPEST || text.length() > LONGEST) break;
                    text.append(" (");
                    move(other);
                    line(other, depth + 1);
                    text.append(')');
                }
            }
        }

        private void move(MoveNode node) {
            boolean first = text.length() == 0 || text.charAt(text.length() - 1) == '(';
            text.append(first ? "" : " ").append(node.move().map(Move::iccs).orElse("?"));
        }
    }

    /** Pieces put on points, by their letters of a FEN, which may or may not make a position. */
    public static final class Placement {
        /** The thirty-two pieces in the order in which XQF and DhtmlXQ list their points. */
        static final String SET = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

        private final Map<Point, Character> letters = new HashMap<>();

        public void put(Point point, char letter) {
            letters.put(point, letter);
        }

        /** The pieces of a FEN, whether they make a position or not. */
        static Placement ofFen(String fen) {
            Placement placement = new Placement();
            String[] rows = fen.trim().split("\\s+", 2)[0].split("/", Point.RANKS + 1);
            for (int row = 0; row < Math.min(rows.length, Point.RANKS); row++) {
                int width = 0;
                for (int i = 0; i < rows[row].length() && width < Point.FILES; i++) {
                    char letter = rows[row].charAt(i);
                    if (letter >= '1' && letter <= '9') width += letter - '0';
                    else placement.put(new Point(Point.FILES - width++, Point.RANKS - 1 - row), letter);
                }
            }
            return placement;
        }

        /** Whose piece stands on a point. */
        public Optional<Side> sideAt(Point point) {
            return Optional.ofNullable(letters.get(point))
                    .map(letter -> Character.isUpperCase(letter) ? Side.RED : Side.BLACK);
        }

        public Fen.Reading position(Side toMove) {
            StringBuilder fen = new StringBuilder();
            for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
                for (int file = Point.FILES; file >= 1; file--) {
                    Character letter = letters.get(new Point(file, rank));
                    fen.append(letter == null ? "1" : letter);
                }
                fen.append(rank > 0 ? "/" : " ");
            }
            return Fen.read(fen.append(toMove == Side.RED ? "w" : "b").toString());
        }
    }
}
