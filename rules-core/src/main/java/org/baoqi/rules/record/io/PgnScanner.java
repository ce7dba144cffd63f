package org.baoqi.rules.record.io;

import static org.baoqi.rules.record.io.PgnScanner.Token.Type;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.io.Pgn.Damage.Fault;
import org.baoqi.rules.record.io.PgnScanner.Token;

/** Splits PGN text into tokens. It does not know which words are moves. */
final class PgnScanner {
    /** As much of a text is shown where it cannot be read. */
    private static final int SHOWN = 80;

    private static final String BETWEEN_WORDS = ",，。、；";
    private static final String ENDS_WORD = BETWEEN_WORDS + "{}()（）[];$";
    /** {@code 12.} and {@code 12...}, alone or before a move; but 15.6 is a move of the WXF's. */
    private static final Pattern MOVE_NUMBER = Pattern.compile("(?:\\d{1,3}[.．])?[.…．]*+(?!\\d$)(.*)", Pattern.DOTALL);

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int line;

    private PgnScanner(String text, int from, int line) {
        this.text = text;
        this.at = from;
        this.line = line;
    }

    /**
     * The tokens up to the first fault, which is then the last but one; the last is {@link Type#END}.
     *
     * @param fault where it is in the text; below 0 if there is none
     */
    record Scan(List<Token> tokens, int fault) {}

    /** Reads text from a place on, which is in a line of this number. */
    static Scan scan(String text, int from, int line, ReadingBudget budget) {
        PgnScanner scanner = new PgnScanner(text, from, line);
        while (scanner.at < text.length() && !scanner.isDamaged() && budget.token())
            scanner.next(text.charAt(scanner.at));
        int fault = scanner.isDamaged() ? scanner.at : -1;
        scanner.add(Type.END, "");
        return new Scan(scanner.tokens, fault);
    }

    private boolean isDamaged() {
        return !tokens.isEmpty() && tokens.get(tokens.size() - 1).type() == Type.FAULT;
    }

    private void next(char sign) {
        if (isBetween(sign)) {
            skip(1);
            return;
        }
        switch (sign) {
            case '[' -> tag();
            case '{' -> remark('}', 1);
            case '（' -> remark('）', 0);
            case ';' -> restOfLine(1);
            case '%' -> {
                if (at == 0 || text.charAt(at - 1) == '\n') restOfLine(0);
                else word();
            }
            case '(' -> take(Type.OPEN, 1);
            case ')' -> take(Type.CLOSE, 1);
            case '$' -> take(Type.ASSESSMENT, 1 + digitsAfter(at + 1));
            default -> word();
        }
    }

    private void tag() {
        int end = lineEnd();
        int open = at;
        while (open < end && text.charAt(open) != '"') open++;
        int close = closingQuote(open, end);
        if (close < 0) {
            fault(Fault.TAG, text.substring(at, end));
            return;
        }
        String name = text.substring(at + 1, open).trim();
        String value = text.substring(open + 1, close).replaceAll("\\\\([\"\\\\])", "$1");
        tokens.add(new Token(Type.TAG, name, value, line));
        skip(text.indexOf(']', close) + 1 - at);
    }

    /** The quotation mark before the bracket: people put others into the value, and forget to escape them. */
    private int closingQuote(int open, int end) {
        for (int i = open + 1; i < end; i++) {
            if (text.charAt(i) == '\\') i++;
            else if (text.charAt(i) == '"' && isBracketNext(i + 1, end)) return i;
        }
        return -1;
    }

    private boolean isBracketNext(int from, int end) {
        int i = from;
        while (i < end && Character.isWhitespace(text.charAt(i))) i++;
        return i < end && text.charAt(i) == ']';
    }

    private void remark(char closing, int bracket) {
        int end = text.indexOf(closing, at);
        if (end < 0) fault(Fault.REMARK_OPEN, text.substring(at, lineEnd()));
        else remark(at + bracket, end + 1 - bracket, end + 1);
    }

    private void restOfLine(int sign) {
        remark(at + sign, lineEnd(), lineEnd());
    }

    private void remark(int from, int to, int next) {
        String remark = text.substring(from, to).trim().replaceAll("\\s+", " ");
        if (!remark.isEmpty()) add(Type.REMARK, remark);
        skip(next - at);
    }

    private void word() {
        int end = at + 1;
        while (end < text.length() && !isBetween(text.charAt(end)) && ENDS_WORD.indexOf(text.charAt(end)) < 0) end++;
        Matcher numbered = MOVE_NUMBER.matcher(text.substring(at, end));
        String word = numbered.matches() ? numbered.group(1) : text.substring(at, end);
        if (GameResult.fromCode(word).isPresent()) add(Type.RESULT, word);
        else if (!word.isEmpty()) add(Type.WORD, word);
        skip(end - at);
    }

    private void take(Type type, int length) {
        add(type, text.substring(at, at + length));
        skip(length);
    }

    private int digitsAfter(int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') end++;
        return end - from;
    }

    private int lineEnd() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    private static boolean isBetween(char sign) {
        return Character.isWhitespace(sign) || Character.isSpaceChar(sign) || BETWEEN_WORDS.indexOf(sign) >= 0;
    }

    private void skip(int length) {
        for (int i = 0; i < length; i++) if (text.charAt(at + i) == '\n') line++;
        at += length;
    }

    private void fault(Fault fault, String where) {
        String some = where.trim();
        tokens.add(new Token(
                Type.FAULT, fault.name(), some.length() <= SHOWN ? some : some.substring(0, SHOWN) + "…", line));
    }

    private void add(Type type, String content) {
        tokens.add(new Token(type, content, "", line));
    }

    /**
     * A piece of PGN text.
     *
     * @param text what stands there, without the signs around it; a tag's name
     * @param value a tag's value, else empty
     * @param line counted from 1
     */
    record Token(Type type, String text, String value, int line) {
        enum Type {
            TAG,
            REMARK,
            OPEN,
            CLOSE,
            ASSESSMENT,
            RESULT,
            WORD,
            /** The place where reading must stop; the text is the name of the fault, the value the text found there. */
            FAULT,
            END
        }
    }

    /** Splits the tokens of a file into games. Each list has an end of its own. */
    static final class GameSplitter {
        private final List<List<Token>> games = new ArrayList<>();
        private List<Token> game = new ArrayList<>();
        private int depth;
        private boolean begun;
        private boolean over;

        private GameSplitter() {}

        static List<List<Token>> split(List<Token> tokens) {
            GameSplitter parts = new GameSplitter();
            for (int i = 0; i < tokens.size(); i++) {
                boolean behind = parts.over && tokens.get(i).type() == Type.WORD;
                int end = behind ? endOfOtherText(tokens, i) : i;
                parts.add(end > i ? asRemark(tokens.subList(i, end)) : tokens.get(i));
                i = Math.max(i, end - 1);
            }
            return parts.games;
        }

        /** Where text ends that follows a result and has no move in it: an advert, or a word about the game. */
        private static int endOfOtherText(List<Token> tokens, int from) {
            for (int i = from; i < tokens.size(); i++) {
                Token token = tokens.get(i);
                boolean ends = token.type() == Type.TAG || token.type() == Type.END || token.type() == Type.FAULT;
                if (ends) return i;
                if (token.type() == Type.RESULT) return from;
                if (token.type() == Type.WORD && PastedMoves.isLikeMove(token.text())) return from;
            }
            return from;
        }

        private static Token asRemark(List<Token> tokens) {
            StringBuilder text = new StringBuilder();
            for (Token token : tokens)
                text.append(text.length() == 0 ? "" : " ").append(token.text());
            return new Token(Type.REMARK, text.toString(), "", tokens.get(0).line());
        }

        private void add(Token token) {
            if (token.type() == Type.END || isNewGame(token.type())) finish(token.line());
            game.add(token);
            switch (token.type()) {
                case OPEN -> depth++;
                case CLOSE -> depth--;
                case RESULT -> over = depth == 0;
                default -> begun |= token.type() == Type.WORD;
            }
        }

        /** Remarks behind a result still belong to its game. */
        private boolean isNewGame(Type next) {
            return next == Type.TAG ? begun || over : over && next != Type.REMARK && next != Type.ASSESSMENT;
        }

        private void finish(int line) {
            if (!game.isEmpty()) {
                game.add(new Token(Type.END, "", "", line));
                games.add(game);
            }
            game = new ArrayList<>();
            depth = 0;
            begun = false;
            over = false;
        }
    }

    /** Splits moves that people paste without blanks: 炮二平五馬8進7, h2e2h9g7. */
    static final class PastedMoves {
        private static final String PIECE = "[車车俥伡馬马傌㐷炮砲包相象仕士帥帅將将兵卒]";
        private static final String NUMBER = "[一二三四五六七八九1-9１-９]";
        private static final String NAMED = "(?:" + PIECE + NUMBER + "|[前中後后二三四五]" + PIECE + ")[進进退平]" + NUMBER;
        private static final String COORDINATES = "[a-iA-I]\\d-?[a-iA-I]\\d";
        private static final Pattern ONE = Pattern.compile(NAMED + "|" + COORDINATES);
        /** No move is longer, with all that may stand behind it. */
        static final int LONGEST = 64;
        /** Something of a move: a piece with its number, a step with its number, coordinates, letters of the WXF. */
        private static final Pattern LIKE = Pattern.compile(
                PIECE + NUMBER + "|[進进退平]" + NUMBER + "|^[a-iA-I]\\d|^[KABEHNRCPkabehnrcp+-][1-9][+=.-]|[前後后]" + PIECE);

        private PastedMoves() {}

        /** The moves of a word; the word itself where it is not several. */
        static List<String> apart(String word) {
            List<String> moves = word.length() < 8 ? List.of() : moves(word);
            int length = 0;
            for (String move : moves) length += move.length();
            boolean several = moves.size() > 1 && length == word.length();
            return several ? moves : List.of(word.length() <= LONGEST ? word : word.substring(0, LONGEST) + "…");
        }

        /** Whether a word is a move, or was meant to be one. */
        static boolean isLikeMove(String word) {
            return LIKE.matcher(word.length() <= LONGEST ? word : word.substring(0, LONGEST))
                    .find();
        }

        /** The moves that stand among other words, with blanks between them. */
        static String within(String text) {
            return String.join(" ", moves(text));
        }

        private static List<String> moves(String text) {
            List<String> moves = new ArrayList<>();
            Matcher move = ONE.matcher(text);
            while (move.find()) moves.add(move.group());
            return moves;
        }
    }
}
