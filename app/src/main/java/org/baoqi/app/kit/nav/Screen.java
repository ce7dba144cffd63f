package org.baoqi.app.kit.nav;

import java.util.Optional;

/** Where a user is in the app. Each is written as a line of text, so that the way back survives the process. */
public sealed interface Screen {
    record Home() implements Screen {}

    record Settings() implements Screen {}

    record Help() implements Screen {}

    /**
     * Where a game is agreed upon before it begins.
     *
     * @param twoPlayers whether two people share the phone
     */
    record NewGame(boolean twoPlayers) implements Screen {
        @Override
        public String argument() {
            return String.valueOf(twoPlayers);
        }
    }

    /** The game that is being played. */
    record Game() implements Screen {}

    /** How the clock goes on with the screen off. */
    record ScreenOff() implements Screen {}

    /** The spoken lesson. */
    record Tutorial() implements Screen {}

    /** How the app speaks. */
    record Voice() implements Screen {}

    /** The words that voices read wrongly. */
    record TrickyWords() implements Screen {}

    /** One of them, by its name. */
    record Tricky(String name) implements Screen {
        @Override
        public String argument() {
            return name;
        }
    }

    /** The list of games. */
    record Library() implements Screen {}

    /** Where games of the list are searched by choosing. */
    record Filter() implements Screen {}

    record Statistics() implements Screen {}

    /** Games in and out. */
    record Transfer() implements Screen {}

    /** One game of the library. */
    record KeptGame(String id) implements Screen {
        @Override
        public String argument() {
            return id;
        }
    }

    /** The same game, move by move. */
    record Review(String id) implements Screen {
        @Override
        public String argument() {
            return id;
        }
    }

    /** Where a referee begins. */
    record Referee() implements Screen {}

    /**
     * Where a refereed game is agreed upon before it begins.
     *
     * @param red the name of who plays Red; empty where it is to be typed, as the others
     */
    record RefereeSetup(String red, String black, String round) implements Screen {
        @Override
        public String argument() {
            return String.join("\t", red, black, round);
        }

        private static Optional<Screen> read(String argument) {
            String[] parts = argument.split("\t", -1);
            return parts.length == 3 ? Optional.of(new RefereeSetup(parts[0], parts[1], parts[2])) : Optional.empty();
        }
    }

    /** 監局. */
    record Watching() implements Screen {}

    /** The fouls of the game that is watched. */
    record Ledger() implements Screen {}

    /** What was entered in the game that is watched. */
    record Entries() implements Screen {}

    /** The last announcement over the whole screen. */
    record LargeText() implements Screen {}

    /** Recordings of what was announced. */
    record Recordings() implements Screen {}

    /** What the table must have before a game. */
    record Checks() implements Screen {}

    /** Cards that speak for a player. */
    record Cards() implements Screen {}

    /** Where the referee decides by himself. */
    record Decisions() implements Screen {}

    /** The result of the game that is watched. */
    record RefereedResult() implements Screen {}

    /** A round-robin. */
    record Rounds() implements Screen {}

    /** Where the referee lets players' phones in. */
    record Hosting() implements Screen {}

    /** Where a player's phone comes to the referee's. */
    record Join() implements Screen {}

    /** The game of another phone that this one follows. */
    record Mirrored() implements Screen {}

    /** Its record sheet. */
    record Sheet(String id) implements Screen {
        @Override
        public String argument() {
            return id;
        }
    }

    /**
     * The page that a row of a form opens.
     *
     * @param key the page's name among those of the form
     */
    record Page(Screen form, String key) implements Screen {
        @Override
        public String argument() {
            return key + BETWEEN + form.text();
        }

        private static Optional<Screen> read(String argument) {
            int end = argument.indexOf(BETWEEN);
            return Screen.read(argument.substring(end + 1)).map(form -> new Page(form, argument.substring(0, end)));
        }
    }

    char BETWEEN = ' ';

    /** All that {@link #read} needs to know besides the kind of screen. */
    default String argument() {
        return "";
    }

    default String text() {
        return getClass().getSimpleName() + BETWEEN + argument();
    }

    /** The screen of a text; none where an older or newer app wrote it. */
    static Optional<Screen> read(String text) {
        int end = text.indexOf(BETWEEN);
        if (end < 0) return Optional.empty();
        String argument = text.substring(end + 1);
        return switch (text.substring(0, end)) {
            case "Home" -> Optional.of(new Home());
            case "Settings" -> Optional.of(new Settings());
            case "NewGame" -> Optional.of(new NewGame(Boolean.parseBoolean(argument)));
            case "Game" -> Optional.of(new Game());
            case "Help" -> Optional.of(new Help());
            case "ScreenOff" -> Optional.of(new ScreenOff());
            case "Tutorial" -> Optional.of(new Tutorial());
            case "Voice" -> Optional.of(new Voice());
            case "TrickyWords" -> Optional.of(new TrickyWords());
            case "Tricky" -> Optional.of(new Tricky(argument));
            case "Library" -> Optional.of(new Library());
            case "Filter" -> Optional.of(new Filter());
            case "Statistics" -> Optional.of(new Statistics());
            case "Transfer" -> Optional.of(new Transfer());
            case "KeptGame" -> Optional.of(new KeptGame(argument));
            case "Review" -> Optional.of(new Review(argument));
            case "Referee" -> Optional.of(new Referee());
            case "RefereeSetup" -> RefereeSetup.read(argument);
            case "Watching" -> Optional.of(new Watching());
            case "Decisions" -> Optional.of(new Decisions());
            case "Entries" -> Optional.of(new Entries());
            case "LargeText" -> Optional.of(new LargeText());
            case "Recordings" -> Optional.of(new Recordings());
            case "Checks" -> Optional.of(new Checks());
            case "Cards" -> Optional.of(new Cards());
            case "Ledger" -> Optional.of(new Ledger());
            case "RefereedResult" -> Optional.of(new RefereedResult());
            case "Hosting" -> Optional.of(new Hosting());
            case "Join" -> Optional.of(new Join());
            case "Mirrored" -> Optional.of(new Mirrored());
            case "Rounds" -> Optional.of(new Rounds());
            case "Sheet" -> Optional.of(new Sheet(argument));
            case "Page" -> Page.read(argument);
            default -> Optional.empty();
        };
    }
}
