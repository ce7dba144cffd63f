package org.baoqi.rules.record.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.Tag;
import org.baoqi.rules.record.io.TreeReader.Placement;

/** 東萍 DhtmlXQ (UBB): games as people paste them into forums, with variations and remarks. */
public final class Dhtmlxq {
    private static final Pattern SIGN = Pattern.compile("\\[DhtmlXQ", Pattern.CASE_INSENSITIVE);
    static final String LETTERS = "RNBAKABNRCCPPPPPrnbakabnrccppppp";
    static final String INITIAL = "8979695949392919097717866646260600102030405060708012720323436383";
    static final String FEN = "fen";
    /** Their names of what PGN has a tag for. */
    static final Map<String, String> NAMES = names();

    private Dhtmlxq() {}

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("title", "Title");
        names.put("event", "Event");
        names.put("place", "Site");
        names.put("date", "Date");
        names.put("round", "Round");
        names.put("table", "Table");
        names.put("timerule", "TimeControl");
        names.put("red", "Red");
        names.put("redteam", "RedTeam");
        names.put("redtime", "RedTime");
        names.put("black", "Black");
        names.put("blackteam", "BlackTeam");
        names.put("blacktime", "BlackTime");
        names.put("open", "Opening");
        names.put("author", "Author");
        names.put("endtype", Tag.TERMINATION);
        return names;
    }

    public static boolean isDhtmlxq(String text) {
        return SIGN.matcher(text).find();
    }

    public static GameReading read(String text) {
        List<GameRecord> games = new ArrayList<>();
        List<GameReading.Problem> problems = new ArrayList<>();
        List<Map<String, String>> found = DhtmlxqTags.in(text);
        for (int i = 0; i < found.size(); i++)
            game(found.get(i), i + 1, problems).ifPresent(games::add);
        if (found.isEmpty()) problems.add(new GameReading.Problem.Cut(1));
        return new GameReading(GameReading.Format.DHTMLXQ, games, problems);
    }

    public static String write(GameRecord game) {
        return new DhtmlxqWriter().write(game);
    }

    private static Optional<GameRecord> game(
            Map<String, String> values, int number, List<GameReading.Problem> problems) {
        MoveNode root = new DhtmlxqTree(number, problems).read(values);
        TreeReader reader = new TreeReader(number);
        Optional<GameRecord> game = reader.read(
                tags(values), placement(values), first(values), root, result(values.getOrDefault("result", "")));
        problems.addAll(reader.problems());
        return game;
    }

    /** The format has no place for it; some programs add a FEN. */
    private static Side first(Map<String, String> values) {
        return values.getOrDefault(FEN, "").contains(" b") ? Side.BLACK : Side.RED;
    }

    private static Placement placement(Map<String, String> values) {
        String places = values.getOrDefault("binit", INITIAL).replaceAll("\\s", "");
        Placement placement = new Placement();
        for (int i = 0; i < LETTERS.length() && 2 * i + 2 <= places.length(); i++) {
            char letter = LETTERS.charAt(i);
            DhtmlxqTree.point(places.substring(2 * i, 2 * i + 2)).ifPresent(p -> placement.put(p, letter));
        }
        return placement;
    }

    private static GameResult result(String said) {
        return GameResult.fromCode(said.trim()).orElse(GameResult.UNFINISHED);
    }

    /** Where a player is not named with his team, he may be named without it: {@code red}, {@code redname}. */
    private static String said(Map<String, String> values, String name) {
        String said = values.getOrDefault(name, "");
        return said.trim().isEmpty() ? values.getOrDefault(name + "name", "") : said;
    }

    private static List<Tag> tags(Map<String, String> values) {
        List<Tag> tags = new ArrayList<>();
        NAMES.forEach((theirs, ours) -> {
            String value = DhtmlxqTags.Value.read(said(values, theirs)).replace('\n', ' ');
            if (!value.isEmpty()) tags.add(new Tag(ours, value));
        });
        return tags;
    }
}
