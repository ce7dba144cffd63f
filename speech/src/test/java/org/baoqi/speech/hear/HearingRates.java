package org.baoqi.speech.hear;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.baoqi.speech.words.Words;

/**
 * How often the right move comes out, by language and tier, for moves of random games as people say them and recognisers print
 * them. Everything is drawn by a seed. The main method prints the table: an argument "tuned" takes the half of the data with
 * which the rules were made, a number the moves a tier. The properties lang and only choose languages and tiers, shown prints
 * so many examples that were not understood at once.
 */
final class HearingRates {
    /** A way in which what is printed differs from the notation. */
    enum Tier {
        CLEAN,
        /** Another character or word of the same sound. */
        HOMOPHONES,
        /** Talk before and after the move. */
        AROUND,
        CORRECTIONS,
        /** One word heard as one that differs in a single sound. */
        SLIP,
        /** Sounds that speakers of some places merge. */
        ACCENT,
        /** Both: talk around, and one slip. */
        AROUND_AND_SLIP
    }

    private final SpokenLanguage language;
    private final boolean english;
    private final String half;
    private final Random random;
    private final Positions positions;
    private final VoiceParser parser;
    private final SoundChanges changes;
    private final Map<String, List<String>> talk = new HashMap<>();
    private final Map<String, List<String>> alike = new HashMap<>();

    HearingRates(SpokenLanguage language, String half, long seed) {
        this.language = language;
        this.english = language == SpokenLanguage.ENGLISH;
        this.half = half;
        this.random = new Random(seed);
        this.positions = new Positions(random);
        this.parser = VoiceParser.in(language);
        this.changes = english ? null : new SoundChanges(language, random);
        for (CsvTable.Row row : CsvTable.read(HearingRates.class, "talk.tsv"))
            if (row.text("half").equals(half) && row.text("language").equals(language.dialect()))
                talk.computeIfAbsent(row.text("kind"), k -> new ArrayList<>()).add(row.text("text"));
        for (CsvTable.Row row : CsvTable.read(HearingRates.class, "sounds-alike.tsv"))
            if (row.text("half").equals(half))
                alike.computeIfAbsent(row.text("kind") + " " + row.text("word"), k -> new ArrayList<>())
                        .add(row.text("printed"));
    }

    public static void main(String[] args) {
        String half = args.length > 0 ? args[0] : "held";
        int times = args.length > 1 ? Integer.parseInt(args[1]) : 1000;
        System.out.println(
                "language | tier | at once | confirmed right | among the choices | wrong at once | not understood");
        for (SpokenLanguage language : SpokenLanguage.values())
            for (Tier tier : Tier.values()) {
                if (!System.getProperty("only", tier.name() + language.tag()).contains(tier.name())) continue;
                if (!System.getProperty("lang", language.tag()).contains(language.tag())) continue;
                Tally tally = new HearingRates(language, half, 41).tally(tier, times);
                System.out.println(language.tag() + " | " + tier.name().toLowerCase(Locale.ROOT) + " | " + tally);
                tally.examples.forEach(example -> System.out.println("    " + example));
            }
        for (SpokenLanguage language : SpokenLanguage.values()) {
            Asked asked = new HearingRates(language, half, 41).asked();
            System.out.println(String.format(
                    Locale.ROOT,
                    "%s | requests | %.1f %% of %d understood | %d taken for others at once",
                    language.tag(),
                    100.0 * asked.right / asked.all,
                    asked.all,
                    asked.wrong));
            if (Tally.shown() > 0) asked.others.forEach(other -> System.out.println("    " + other));
        }
        for (SpokenLanguage language : SpokenLanguage.values()) {
            List<String> became = new ArrayList<>();
            System.out.println(language.tag() + " | chatter taken for a move: "
                    + new HearingRates(language, half, 41).sureOfChatter(times / 20, became) + " "
                    + became.stream().limit(5).collect(Collectors.toList()));
        }
    }

    /** How many everyday phrases, each in so many positions, became a sure move; every second position has few moves. */
    int sureOfChatter(int positionsEach, List<String> became) {
        int sure = 0;
        for (CsvTable.Row row : CsvTable.read(HearingRates.class, "chatter.tsv"))
            if (row.text("language").equals(language.dialect()))
                for (String phrase : row.text("phrases").split(english ? "\\|" : " "))
                    for (int i = 0; i < positionsEach; i++) {
                        Position position = positions.next();
                        for (int j = 0;
                                i % 2 == 1 && j < 200 && position.legalMoves().size() > 8;
                                j++) position = positions.next();
                        if (parser.hear(List.of(phrase), position) instanceof Hearing.Sure heard) {
                            sure++;
                            became.add(phrase + " " + heard.move() + " " + position.fen());
                        }
                    }
        return sure;
    }

    /** How many requests in words of people's own are understood, at once or after a yes, of all of this half. */
    Asked asked() {
        int all = 0;
        int right = 0;
        int wrong = 0;
        List<String> others = new ArrayList<>();
        for (CsvTable.Row row : CsvTable.read(HearingRates.class, "asked.tsv")) {
            if (!row.text("language").equals(language.dialect())) continue;
            Request request = row.value("request", Request.class);
            String[] phrases = row.text("phrases").split("\\|");
            for (int i = half.equals("tuned") ? 0 : 1; i < phrases.length; i += 2) {
                Hearing heard = parser.hear(List.of(phrases[i]), Position.initial());
                boolean understood = heard instanceof Hearing.Command command
                                && command.command().request() == request
                        || heard instanceof Hearing.Perhaps perhaps
                                && perhaps.commands().stream().anyMatch(c -> c.request() == request);
                all++;
                if (understood) right++;
                else others.add(request + " " + phrases[i] + " → " + heard);
                if (!understood && (heard instanceof Hearing.Command || heard instanceof Hearing.Sure)) wrong++;
            }
        }
        return new Asked(all, right, wrong, others);
    }

    /** @param others those that were not understood, with what was understood instead */
    record Asked(int all, int right, int wrong, List<String> others) {}

    /** The outcomes of so many moves. */
    Tally tally(Tier tier, int times) {
        Tally tally = new Tally();
        while (tally.all < times) {
            Position position = positions.next();
            Move move = positions.any(position.legalMoves());
            Optional<String> text = said(tier, position, move);
            if (text.isPresent()) tally.add(text.get(), position, move, parser.hear(List.of(text.get()), position));
        }
        return tally;
    }

    private Optional<String> said(Tier tier, Position position, Move move) {
        Side side = position.sideToMove();
        List<String> words = words(position, move);
        return switch (tier) {
            case CLEAN -> Optional.of(joined(words));
            case HOMOPHONES -> homophones(words, position, move).map(this::joined);
            case AROUND -> Optional.of(around(joined(words)));
            case CORRECTIONS -> corrected(position, move);
            case SLIP -> slipped(words, position, move).map(this::joined);
            case ACCENT ->
                english
                        ? Optional.of(joined(words))
                        : changes.accented(usual(position, move), side).map(this::joined);
            case AROUND_AND_SLIP ->
                slipped(words, position, move).map(this::joined).map(this::around);
        };
    }

    private static List<Word> usual(Position position, Move move) {
        return new MoveNames(position).usual(move);
    }

    private List<String> words(Position position, Move move) {
        List<Word> words = usual(position, move);
        return words.stream()
                .map(word -> english ? english(word) : word.sign(position.sideToMove()))
                .collect(Collectors.toList());
    }

    private String english(Word word) {
        Map<String, String> names = Map.ofEntries(
                Map.entry("KING", "king|general"),
                Map.entry("ADVISOR", "advisor|guard"),
                Map.entry("ELEPHANT", "elephant|bishop"),
                Map.entry("HORSE", "horse|knight"),
                Map.entry("ROOK", "rook|chariot"),
                Map.entry("CANNON", "cannon"),
                Map.entry("PAWN", "pawn|soldier"),
                Map.entry("ADVANCE", "forward|advance"),
                Map.entry("RETREAT", "back|retreat"),
                Map.entry("LEVEL", "to|across"),
                Map.entry("FRONT", "front"),
                Map.entry("MIDDLE", "middle"),
                Map.entry("REAR", "rear"));
        String[] digits = {"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"};
        if (word.role() == Word.Role.DIGIT) return digits[word.number()];
        return positions.any(List.of(names.get(word.value()).split("\\|")));
    }

    private String joined(List<String> words) {
        return String.join(english ? " " : "", words);
    }

    private String around(String move) {
        String space = english ? " " : "";
        String before = random.nextInt(4) == 0 ? "" : any("before") + space;
        String after = before.isEmpty() || random.nextInt(3) == 0 ? space + any("after") : "";
        return before + move + after;
    }

    private String any(String kind) {
        return positions.any(talk.get(kind));
    }

    private Optional<List<String>> homophones(List<String> words, Position position, Move move) {
        return english
                ? replaced(words, "same")
                : Optional.of(changes.homophones(usual(position, move), position.sideToMove()));
    }

    /** In Chinese a single sound changed, in English a word of the table. */
    private Optional<List<String>> slipped(List<String> words, Position position, Move move) {
        return english ? replaced(words, "near") : changes.slipped(usual(position, move), position.sideToMove());
    }

    private Optional<List<String>> replaced(List<String> words, String kind) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) if (alike.containsKey(kind + " " + words.get(i))) places.add(i);
        if (places.isEmpty()) return Optional.empty();
        int at = positions.any(places);
        List<String> printed = new ArrayList<>(words);
        printed.set(at, positions.any(alike.get(kind + " " + words.get(at))));
        return Optional.of(printed);
    }

    private Optional<String> corrected(Position position, Move move) {
        String pattern = any("correct");
        List<Move> others = new ArrayList<>(position.legalMoves());
        others.remove(move);
        if (pattern.contains("{tail}"))
            others.removeIf(other -> !usual(position, other)
                    .subList(0, 2)
                    .equals(usual(position, move).subList(0, 2)));
        if (others.isEmpty()) return Optional.empty();
        List<String> wrong = words(position, positions.any(others));
        List<String> right = words(position, move);
        return Optional.of(pattern.replace("{a}", joined(wrong))
                .replace("{a2}", joined(wrong.subList(0, 2)))
                .replace("{a3}", joined(wrong.subList(0, 3)))
                .replace("{b}", joined(right))
                .replace("{tail}", joined(right.subList(2, 4))));
    }

    /** How the moves came out. */
    static final class Tally {
        int all;
        int sure;
        int confirmed;
        int offered;
        int wrong;
        final List<String> examples = new ArrayList<>();

        void add(String text, Position position, Move move, Hearing hearing) {
            all++;
            if (hearing instanceof Hearing.Sure found && found.move().equals(move)) sure++;
            else if (hearing instanceof Hearing.Sure) wrong++;
            else if (hearing instanceof Hearing.Confirm likely && likely.move().equals(move)) confirmed++;
            else if (hearing instanceof Hearing.Choices several
                    && several.moves().contains(move)) offered++;
            if (!(hearing instanceof Hearing.Sure found && found.move().equals(move)) && examples.size() < shown())
                examples.add(text + " → " + new HearingWords(Words.in(Language.TRADITIONAL), position).answer(hearing)
                        + " (" + position.fen() + ")");
        }

        private static int shown() {
            return Integer.getInteger("shown", 0);
        }

        /** Understood at once, or after a yes. */
        double understood() {
            return (double) (sure + confirmed) / all;
        }

        double atOnce() {
            return (double) sure / all;
        }

        double wrongAtOnce() {
            return (double) wrong / all;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%.1f %% | %.1f %% | %.1f %% | %.2f %% | %.1f %%",
                    100.0 * sure / all,
                    100.0 * confirmed / all,
                    100.0 * offered / all,
                    100.0 * wrong / all,
                    100.0 * (all - sure - confirmed - offered - wrong) / all);
        }
    }
}
