package org.baoqi.speech.words;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Piece;
import org.baoqi.rules.Point;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Refusal;

/**
 * The vocabulary of one language, from the files {@code <area>.<tag>.properties} beside this class; the areas are listed in
 * {@code areas.txt}, those of a program with words of its own in {@code more-areas.txt}.
 *
 * <p>A phrase names its values by number, {@code {0}}; each is put into words by what it is: a side, a piece, a point, a
 * number, or text as it stands.
 */
public final class Words {
    private static final Map<Language, Words> WRITTEN = new EnumMap<>(Language.class);
    private static final Map<SpokenLanguage, Words> SPOKEN = new EnumMap<>(SpokenLanguage.class);
    static final Pattern VALUE = Pattern.compile("\\{(\\d)}");

    private static final String DIGITS = "零一二三四五六七八九";
    private static final String[] UNITS = {"", "十", "百", "千"};
    private static final int LIMIT = 10_000;

    private final Language language;
    private final Properties phrases;

    static {
        for (Language language : Language.values()) WRITTEN.put(language, new Words(language, load(language)));
        for (SpokenLanguage voice : SpokenLanguage.values())
            SPOKEN.put(voice, WRITTEN.get(voice.texts()).spoken(voice));
    }

    private Words(Language language, Properties phrases) {
        this.language = language;
        this.phrases = phrases;
    }

    /** For what is read, and for screens. */
    public static Words in(Language language) {
        return WRITTEN.get(language);
    }

    /** For what is said aloud, and shown as it was said. */
    public static Words in(SpokenLanguage voice) {
        return SPOKEN.get(voice);
    }

    private Words spoken(SpokenLanguage voice) {
        if (voice.isWrittenAsSpoken()) return this;
        Properties said = new Properties(phrases);
        said.putAll(load(voice.tag()));
        return new Words(language, said);
    }

    public Language language() {
        return language;
    }

    /** The phrase of this name with its values filled in. */
    public String say(String key, Object... values) {
        Matcher places = VALUE.matcher(phrase(key));
        StringBuffer said = new StringBuffer();
        while (places.find())
            places.appendReplacement(said, Matcher.quoteReplacement(word(values[Integer.parseInt(places.group(1))])));
        return places.appendTail(said).toString();
    }

    /** The phrase as it stands in the file. */
    String phrase(String key) {
        String phrase = phrases.getProperty(key);
        if (phrase == null) throw new IllegalArgumentException("no phrase " + key + " in " + language.tag());
        return phrase;
    }

    public String side(Side side) {
        return say("side." + side);
    }

    /** The piece with its colour: 紅俥. */
    public String piece(Piece piece) {
        return say("piece", say("colour." + piece.side()), name(piece));
    }

    /** The piece without its colour: 俥. */
    public String name(Piece piece) {
        return say("name." + piece.side() + "." + piece.kind());
    }

    /** The one character that stands for a piece on the drawn board: 漢字 in every language. */
    public String glyph(Piece piece) {
        return glyph("glyph", piece);
    }

    /** The piece's character in a set: {@code glyph}, or {@code board} for terminals. */
    public String glyph(String set, Piece piece) {
        return say(set + "." + piece.side())
                .substring(piece.kind().ordinal(), piece.kind().ordinal() + 1);
    }

    public String kind(Kind kind) {
        return say("kind." + kind);
    }

    /** The point as {@code viewer} counts: 二路，三線. */
    public String point(Point point, Side viewer) {
        return say("point", point.fileFor(viewer), point.rankFor(viewer) + 1);
    }

    public String number(int number) {
        return language == Language.ENGLISH ? Integer.toString(number) : han(number);
    }

    /** A number of things: two of them are not the number two everywhere, 兩分鐘. */
    public String count(int number) {
        return number == 2 ? say("count.two") : number(number);
    }

    /** The fault of a FEN as a sentence. */
    public String fenError(Fen.Problem error) {
        return say("fen." + error.fault(), error.details().toArray());
    }

    /** Why a move is refused, as a sentence, with points as {@code viewer} counts them. */
    public String refusal(Refusal refusal, Side viewer) {
        Object[] details = refusal.details().stream()
                .map(detail -> detail instanceof Point point ? point(point, viewer) : detail)
                .toArray();
        return say("refusal." + refusal.reason(), details);
    }

    private String word(Object value) {
        if (value instanceof Side side) return side(side);
        if (value instanceof Piece piece) return piece(piece);
        if (value instanceof Kind kind) return kind(kind);
        if (value instanceof Point point) return point(point, Side.RED);
        if (value instanceof Integer number) return number(number);
        return PlainText.of(value.toString());
    }

    static Properties load(Language language) {
        return load(language.tag());
    }

    static Properties load(String tag) {
        Properties phrases = new Properties();
        try {
            for (String area : areas()) {
                String file = area + "." + tag + ".properties";
                if (Words.class.getResource(file) != null) phrases.load(new StringReader(text(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return phrases;
    }

    static List<String> areas() throws IOException {
        boolean more = Words.class.getResource("more-areas.txt") != null;
        return List.of((text("areas.txt") + (more ? text("more-areas.txt") : "")).split("\n"));
    }

    static String text(String file) throws IOException {
        try (InputStream in = Words.class.getResourceAsStream(file)) {
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            byte[] block = new byte[8192];
            for (int read = in.read(block); read > 0; read = in.read(block)) text.write(block, 0, read);
            return text.toString(StandardCharsets.UTF_8.name());
        }
    }

    /** A number in 漢字 as it is counted aloud: 十六, 一百零五. Beyond 9999, which nothing in a game reaches, plain digits. */
    private static String han(int number) {
        if (number < 0) throw new IllegalArgumentException("negative: " + number);
        if (number == 0) return "零";
        if (number >= LIMIT) return Integer.toString(number);
        String spoken = groups(number);
        return spoken.startsWith("一十") ? spoken.substring(1) : spoken;
    }

    private static String groups(int number) {
        StringBuilder out = new StringBuilder();
        String digits = Integer.toString(number);
        boolean gap = false;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit == 0) {
                gap = true;
                continue;
            }
            if (gap) out.append('零');
            gap = false;
            out.append(DIGITS.charAt(digit)).append(UNITS[digits.length() - 1 - i]);
        }
        return out.toString();
    }
}
