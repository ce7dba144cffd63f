package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.TreeReader.Placement;

/**
 * CBF of 象棋橋, a record as XML: a {@code Head} with the facts and the position as FEN, then the moves, {@code <Move
 * value="77-47"/>}, file from Red's left and row from Black's edge; the first is {@code 00-00} and carries the remark on the
 * position. The last of a line has {@code end="1"}. How variations are written is not known: what follows the end is left out.
 *
 * <p>Signs are taken one after the other, as far as they go, so that half a file gives half a game; no entity but the five of
 * XML is ever looked up.
 */
final class CbfReader {
    private static final String ROOT = "<ChineseChessRecord";
    private static final Pattern SIGN = Pattern.compile("<(/?)([A-Za-z]{1,40})\\b([^<>]{0,4096})>");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("([A-Za-z]{1,40})\\s{0,9}=\\s{0,9}[\"']([^\"'<>]{0,999})[\"']");
    private static final Pattern ESCAPE = Pattern.compile("&(lt|gt|amp|quot|apos|#\\d{1,6}|#x[0-9A-Fa-f]{1,5});");
    private static final Map<String, String> NAMED =
            Map.of("lt", "<", "gt", ">", "amp", "&", "quot", "\"", "apos", "'");
    /** Their names of what PGN has a tag for. */
    private static final Map<String, String> NAMES = names();

    private final Map<String, String> head = new LinkedHashMap<>();
    private final MoveNode root = MoveNode.root();
    private final List<GameReading.Problem> problems = new ArrayList<>();
    private final int game;
    private final ReadingBudget budget;
    private MoveNode last = root;
    private boolean inMoves;
    private boolean ended;
    private boolean closed;

    private CbfReader(int game, ReadingBudget budget) {
        this.game = game;
        this.budget = budget;
    }

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("Name", "Title");
        names.put("Contest", "Event");
        names.put("Round", "Round");
        names.put("Table", "Table");
        names.put("Date", "Date");
        names.put("Site", "Site");
        names.put("TimeRule", "TimeControl");
        names.put("Red", "Red");
        names.put("RedTeam", "RedTeam");
        names.put("RedTime", "RedTime");
        names.put("Black", "Black");
        names.put("BlackTeam", "BlackTeam");
        names.put("BlackTime", "BlackTime");
        names.put("Referee", "Referee");
        names.put("Commentator", "Annotator");
        names.put("Creator", "Author");
        names.put("ECCO", "ECCO");
        return names;
    }

    static boolean isCbf(String text) {
        return text.contains(ROOT);
    }

    static GameReading read(String text, ReadingBudget budget) {
        List<GameRecord> games = new ArrayList<>();
        List<GameReading.Problem> problems = new ArrayList<>();
        int number = 0;
        for (int at = text.indexOf(ROOT); at >= 0 && budget.game(); ) {
            int next = text.indexOf(ROOT, at + ROOT.length());
            CbfReader reader = new CbfReader(++number, budget);
            reader.record(text.substring(at, next < 0 ? text.length() : next)).ifPresent(games::add);
            problems.addAll(reader.problems);
            at = next;
        }
        return new GameReading(GameReading.Format.CBF, games, problems);
    }

    private Optional<GameRecord> record(String text) {
        Matcher signs = SIGN.matcher(text);
        boolean more = signs.find();
        while (more && budget.token()) {
            boolean closes = !signs.group(1).isEmpty();
            String name = signs.group(2);
            String attributes = signs.group(3);
            int from = signs.end();
            more = signs.find();
            String content = text.substring(from, more ? signs.start() : text.length());
            if (closes) closed |= name.equals("ChineseChessRecord");
            else open(name, attributes, content.trim());
        }
        if (!closed && !budget.reached().isPresent()) problems.add(new GameReading.Problem.Cut(game));
        TreeReader reader = new TreeReader(game);
        String fen = head.getOrDefault(Tag.FEN, "");
        Placement placement = Placement.ofFen(fen.isEmpty() ? Position.initial().fen() : fen);
        Side first = fen.toLowerCase(Locale.ROOT).contains(" b") ? Side.BLACK : Side.RED;
        Optional<GameRecord> read = reader.read(tags(), placement, first, root, result());
        problems.addAll(reader.problems());
        return read;
    }

    private void open(String name, String attributes, String content) {
        if (name.equals("MoveList")) inMoves = true;
        else if (inMoves && name.equals("Move")) move(attributes, content);
        else if (!inMoves) head.putIfAbsent(name, plain(content));
    }

    private void move(String text, String content) {
        Map<String, String> attributes = new LinkedHashMap<>();
        Matcher found = ATTRIBUTE.matcher(text);
        while (found.find()) attributes.put(found.group(1), found.group(2));
        String value = attributes.getOrDefault("value", "");
        boolean opening = value.equals("00-00");
        if (ended && !opening) {
            if (!problems.stream().anyMatch(GameReading.Problem.Nonsense.class::isInstance))
                problems.add(new GameReading.Problem.Nonsense(game, value));
            return;
        }
        if (!opening && !budget.move()) return;
        if (!opening) last = last.add(read(value));
        if (!content.isEmpty()) last.remark(plain(content));
        ended |= "1".equals(attributes.get("end"));
    }

    private static Optional<Move> read(String value) {
        boolean whole = value.length() == 5 && value.charAt(2) == '-';
        if (!whole) return Optional.empty();
        return DhtmlxqTree.point(value.substring(0, 2))
                .flatMap(from -> DhtmlxqTree.point(value.substring(3))
                        .filter(to -> !to.equals(from))
                        .map(to -> new Move(from, to)));
    }

    private List<Tag> tags() {
        List<Tag> tags = new ArrayList<>();
        NAMES.forEach((theirs, ours) -> {
            String value = head.getOrDefault(theirs, "");
            if (!value.isEmpty()) tags.add(new Tag(ours, value.replaceAll("\\s+", " ")));
        });
        return tags;
    }

    private GameResult result() {
        return switch (head.getOrDefault("RecordResult", "")) {
            case "1" -> GameResult.RED_WINS;
            case "2" -> GameResult.BLACK_WINS;
            case "3", "4" -> GameResult.DRAW;
            default -> GameResult.UNFINISHED;
        };
    }

    private static String plain(String content) {
        String text = content.startsWith("<![CDATA[") ? content.substring(9).replace("]]>", "") : content;
        Matcher escapes = ESCAPE.matcher(text);
        StringBuffer out = new StringBuffer();
        while (escapes.find()) escapes.appendReplacement(out, Matcher.quoteReplacement(sign(escapes.group(1))));
        return escapes.appendTail(out).toString().trim();
    }

    private static String sign(String escape) {
        if (!escape.startsWith("#")) return NAMED.get(escape);
        int code = escape.startsWith("#x")
                ? Integer.parseInt(escape.substring(2), 16)
                : Integer.parseInt(escape.substring(1));
        return Character.isValidCodePoint(code) ? new String(Character.toChars(code)) : "";
    }
}
