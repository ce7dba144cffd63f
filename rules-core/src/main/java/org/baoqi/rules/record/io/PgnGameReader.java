package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.Notation;
import org.baoqi.rules.notation.Resolution;
import org.baoqi.rules.notation.WrittenMove;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameRecord.Line;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.LineBuilder.MarkedMove;
import org.baoqi.rules.record.io.Pgn.Damage.Fault;
import org.baoqi.rules.record.io.PgnScanner.PastedMoves;
import org.baoqi.rules.record.io.PgnScanner.Token;

/** Turns the tokens of one game into a record by playing its moves. Coordinates are taken as of one form throughout. */
final class PgnGameReader {
    private static final int DEEPEST = 100;
    private static final int LONGEST_MOVE = 3;
    private static final Pattern BARE_NUMBER = Pattern.compile("\\d{1,3}");

    private final List<Token> tokens;
    private final Notation coordinates;
    private final ReadingBudget budget;
    private final List<Tag> tags = new ArrayList<>();
    private Optional<Position> start = Optional.empty();
    private LineBuilder line;
    private int at;
    private GameResult result = GameResult.UNFINISHED;

    PgnGameReader(List<Token> tokens, Notation coordinates, ReadingBudget budget) {
        this.tokens = tokens;
        this.coordinates = coordinates;
        this.budget = budget;
    }

    /** The game, or a {@link DamagedException}. */
    GameRecord read(Position usual) {
        line = new LineBuilder(usual);
        for (; isHeading(peek()); at++) {
            if (peek().type() == Token.Type.REMARK) line.remark(peek().text());
            else tags.add(new Tag(peek().text(), peek().value()));
            if (isFen(peek())) line = line.from(position(peek()));
        }
        start = Optional.of(line.position());
        return new GameRecord(tags, line.position(), read(line, 0), result(tags));
    }

    /** The game as far as it was read before the damage; nothing if that is in the heading. */
    Optional<GameRecord> begun() {
        return start.map(position -> new GameRecord(tags, position, line.build(), result(tags)));
    }

    /** How far it came, for a reader that was stopped by damage. */
    int tokensRead() {
        return at;
    }

    private static boolean isHeading(Token token) {
        return token.type() == Token.Type.TAG || token.type() == Token.Type.REMARK;
    }

    private static boolean isFen(Token token) {
        return token.type() == Token.Type.TAG && token.text().equalsIgnoreCase(Tag.FEN);
    }

    /** The result behind the moves; in a record without one, that of the Result tag. */
    private GameResult result(List<Tag> tags) {
        if (result != GameResult.UNFINISHED) return result;
        return tags.stream()
                .filter(tag -> tag.is(Tag.RESULT))
                .findFirst()
                .flatMap(tag -> GameResult.fromCode(tag.value()))
                .orElse(result);
    }

    private static Position position(Token tag) {
        Fen.Reading reading = Fen.read(tag.value());
        if (reading instanceof Fen.Reading.Refused refused)
            throw new DamagedException(tag.line(), new Pgn.Damage.BadPosition(refused.error()));
        return ((Fen.Reading.Read) reading).position();
    }

    private Line read(LineBuilder line, int depth) {
        while (true) {
            if (budget.isSpent()) return line.build();
            Token token = peek();
            at++;
            switch (token.type()) {
                case REMARK -> line.remark(token.text());
                case ASSESSMENT -> line.assess(token.text());
                case WORD -> word(token, line);
                case OPEN -> line.alternative(variation(token, line, depth));
                case CLOSE -> {
                    if (depth == 0) throw damaged(token, Fault.VARIATION_END);
                    return line.build();
                }
                case RESULT -> {
                    if (depth > 0) line.remark(token.text());
                    else result = GameResult.fromCode(token.text()).get();
                }
                case FAULT ->
                    throw new DamagedException(
                            token.line(), new Pgn.Damage.Malformed(Fault.valueOf(token.text()), token.value()));
                default -> {
                    if (depth > 0) throw damaged(token, Fault.VARIATION_OPEN);
                    return line.build();
                }
            }
        }
    }

    private Line variation(Token open, LineBuilder line, int depth) {
        if (line.isEmpty()) throw damaged(open, Fault.VARIATION_FIRST);
        if (depth == DEEPEST) throw damaged(open, Fault.VARIATION_DEPTH);
        return read(new LineBuilder(line.before()), depth + 1);
    }

    private void word(Token token, LineBuilder line) {
        if (BARE_NUMBER.matcher(token.text()).matches() || line.marks(token.text())) return;
        if (isBehindTheMoves(token, line)) line.remark(restAsRemark(token));
        else for (String text : PastedMoves.apart(joined(token))) move(token, text, line);
    }

    private void move(Token token, String text, LineBuilder line) {
        if (!budget.move()) return;
        MarkedMove move = MarkedMove.of(text);
        Resolution answer = coordinates.read(move.notation(), line.position());
        if (!(answer instanceof Resolution.Legal legal))
            throw new DamagedException(token.line(), new Pgn.Damage.BadMove(line.position(), text, answer));
        line.play(legal.move());
        line.marks(move.suffix());
    }

    /** Whether a line begins here without one move to the end of the game: adverts and farewells stand behind the moves. */
    private boolean isBehindTheMoves(Token token, LineBuilder line) {
        boolean beginsLine = at >= 2 && tokens.get(at - 2).line() < token.line();
        return beginsLine
                && !line.isEmpty()
                && !PastedMoves.isLikeMove(token.text())
                && !isMove(token.text())
                && tokens.subList(at, tokens.size()).stream()
                        .noneMatch(next -> next.type() == Token.Type.CLOSE
                                || next.type() == Token.Type.WORD && PastedMoves.isLikeMove(next.text()));
    }

    private String restAsRemark(Token first) {
        StringBuilder rest = new StringBuilder(first.text());
        for (; peek().type() == Token.Type.WORD; at++) rest.append(' ').append(peek().text());
        return rest.toString();
    }

    /** The word with those after it that it needs to be a move: 炮2 5, 俥2 + 6 (中華民國象棋規則 3章3節 二, 三). */
    private String joined(Token first) {
        StringBuilder text = new StringBuilder(first.text());
        for (int i = 0; i < LONGEST_MOVE; i++) {
            if (isMove(text.toString())) {
                at += i;
                return text.toString();
            }
            if (tokens.get(at + i).type() != Token.Type.WORD) break;
            text.append(tokens.get(at + i).text());
        }
        return first.text();
    }

    private static boolean isMove(String text) {
        return text.length() <= PastedMoves.LONGEST
                && WrittenMove.parse(MarkedMove.of(text).notation()).isPresent();
    }

    private Token peek() {
        return tokens.get(at);
    }

    private static DamagedException damaged(Token token, Fault fault) {
        return new DamagedException(token.line(), new Pgn.Damage.Malformed(fault, token.text()));
    }

    /** Carries damage up to {@link Pgn}; never leaves this package. */
    static final class DamagedException extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Pgn.Damage damage;

        DamagedException(int line, Pgn.Damage.Reason reason) {
            super(null, null, false, false);
            this.damage = new Pgn.Damage(line, reason);
        }

        Pgn.Damage damage() {
            return damage;
        }
    }
}
