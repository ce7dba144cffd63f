package org.baoqi.app.settings;

import java.util.List;
import java.util.Optional;
import org.baoqi.speech.announce.Verbosity;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;

/** All that can be chosen for the whole app. */
public final class Choices {
    /** Whether the first start has asked its questions. */
    public static final Choice<Boolean> STARTED = Choice.flag("started", false);

    /** The language of texts; the phone's where none is chosen. */
    public static final Choice<Optional<Language>> LANGUAGE = Choice.optional("language", Language.class);

    /** The language of the voice and of the recogniser; see {@link #spoken}. */
    public static final Choice<Optional<SpokenLanguage>> SPOKEN = Choice.optional("spoken", SpokenLanguage.class);

    public static final Choice<Theme> THEME = Choice.of("theme", Theme.class, Theme.SYSTEM);
    public static final Choice<NamedColor> PAPER = Choice.of("paper", NamedColor.class, NamedColor.NAVY);
    public static final Choice<NamedColor> INK = Choice.of("ink", NamedColor.class, NamedColor.WHITE);
    public static final Choice<PieceStyle> PIECES = Choice.of("pieces", PieceStyle.class, PieceStyle.TRADITIONAL);

    /** Whether the part of the board under the finger is drawn large. */
    public static final Choice<Boolean> MAGNIFIER = Choice.flag("magnifier", true);

    public static final Choice<ScreenOn> SCREEN_ON = Choice.of("screen_on", ScreenOn.class, ScreenOn.MY_TURN);

    public static final Choice<VerbosityLevel> VERBOSITY =
            Choice.of("fullness", VerbosityLevel.class, VerbosityLevel.SHORT);
    public static final Choice<Boolean> EARCONS = Choice.flag("earcons", true);
    public static final Choice<Boolean> HAPTICS = Choice.flag("haptics", true);

    /** The package of a speech engine, and one of its voices by name; empty for the phone's choice. */
    public static final Choice<String> ENGINE = Choice.text("engine", "");

    public static final Choice<String> VOICE = Choice.text("voice", "");

    /** In hundredths of the voice's own. */
    public static final Choice<Integer> RATE = Choice.number("rate", 100, 50, 400);

    public static final Choice<Integer> PITCH = Choice.number("pitch", 100, 50, 200);

    /** Whether the app speaks with its own voice also where a screen reader is on. */
    public static final Choice<Boolean> OWN_VOICE = Choice.flag("own_voice", false);

    /** Whether the app reads its screens to a finger, where no screen reader does. */
    public static final Choice<Boolean> READ_SCREENS = Choice.flag("read_screens", false);

    /** Whether what is heard is read back before it counts. */
    public static final Choice<Boolean> READ_BACK = Choice.flag("read_back", true);

    /** Whether holding a volume key listens. */
    public static final Choice<Boolean> VOLUME_KEYS = Choice.flag("volume_keys", true);

    /** Whether the microphone opens by itself for the answer to a question that what was heard has raised. */
    public static final Choice<Boolean> LISTEN_AGAIN = Choice.flag("listen_again", true);

    /** Whether each word of a call binds also where a move is given in one go. */
    public static final Choice<Boolean> STRICT = Choice.flag("strict", false);

    /** The times by need of a referee's event (XQEF 附表七 七2); empty where each player's time is entered by itself. */
    public static final Choice<String> TIME_BY_NEED = Choice.text("time_by_need", "");

    /** How many days a recording of a refereed match is kept. */
    public static final Choice<Integer> EVIDENCE_DAYS = Choice.number("evidence_days", 30, 1, 365);

    private Choices() {}

    /** The chosen ink, or the first that can be read on the chosen paper. */
    public static NamedColor readableInk(Settings settings) {
        List<NamedColor> inks = settings.get(PAPER).inks();
        return inks.contains(settings.get(INK)) ? settings.get(INK) : inks.get(0);
    }

    /** The spoken language that was chosen, or else the one that readers of the texts most likely speak. */
    public static SpokenLanguage spoken(Settings settings, Language texts) {
        return settings.get(SPOKEN).orElseGet(() -> SpokenLanguage.of(texts));
    }

    /** When a game keeps the screen from going off. */
    public enum ScreenOn {
        NEVER,
        /** While something can be moved on this phone. */
        MY_TURN,
        /** As long as the game is shown. */
        GAME
    }

    /** 配色. */
    public enum Theme {
        /** Light or dark, as the phone is. */
        SYSTEM,
        LIGHT,
        DARK,
        BLACK_ON_YELLOW,
        YELLOW_ON_BLACK,
        /** {@link Choices#INK} on {@link Choices#PAPER}. */
        CUSTOM
    }

    /** The signs on the pieces. */
    public enum PieceStyle {
        /** 繁體字, each side with its own: 帥 and 將. */
        TRADITIONAL,
        /** 简体字. */
        SIMPLIFIED,
        /** Signs of a few thick strokes: 日 for the horse, which goes along it. */
        STROKES,
        /** The letters of English notation: K A E H R C P. */
        LATIN
    }

    /** How much is said of a move. */
    public enum VerbosityLevel {
        BARE(Verbosity.BARE),
        SHORT(Verbosity.SHORT),
        FULL(Verbosity.FULL);

        private final Verbosity verbosity;

        VerbosityLevel(Verbosity verbosity) {
            this.verbosity = verbosity;
        }

        public Verbosity verbosity() {
            return verbosity;
        }
    }
}
