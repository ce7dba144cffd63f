package org.baoqi.speech.mirror;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.match.Conversation;
import org.baoqi.speech.match.Match;
import org.baoqi.speech.match.Procedure.Act;
import org.baoqi.speech.match.QueryText;

/**
 * What a player does on a phone that follows a match elsewhere. As text it needs no language, but for what he typed
 * himself.
 */
public sealed interface PlayerInput {
    /** As the referee's phone is told. */
    String text();

    /** What follows from it at the referee's table. */
    List<Announcement> at(Match match, Side side, Conversation talk);

    /** A move that he points out. */
    record Play(Move move) implements PlayerInput {
        @Override
        public String text() {
            return "play " + move.iccs();
        }

        @Override
        public List<Announcement> at(Match match, Side side, Conversation talk) {
            return talk.play(move);
        }
    }

    /** The next word of his announcement. */
    record Key(MoveWord word) implements PlayerInput {
        @Override
        public String text() {
            return "key " + word.name();
        }

        @Override
        public List<Announcement> at(Match match, Side side, Conversation talk) {
            return talk.key(List.of(word));
        }
    }

    /** A step that needs no words. */
    record Take(Act act) implements PlayerInput {
        @Override
        public String text() {
            return "take " + act.name();
        }

        @Override
        public List<Announcement> at(Match match, Side side, Conversation talk) {
            return talk.take(act);
        }
    }

    /** A request. Whoever resigns has been asked on his own phone whether he means it. */
    record Ask(VoiceCommand command) implements PlayerInput {
        @Override
        public String text() {
            return "ask " + String.join(" ", QueryText.write(command));
        }

        @Override
        public List<Announcement> at(Match match, Side side, Conversation talk) {
            return command.request() == Request.RESIGN
                    ? match.grant(match.table(side).resign())
                    : talk.hear(command);
        }
    }

    /** A line that he typed. */
    record Say(String line) implements PlayerInput {
        @Override
        public String text() {
            return "say " + line;
        }

        @Override
        public List<Announcement> at(Match match, Side side, Conversation talk) {
            return talk.read(line);
        }
    }

    /** From a text; empty where another version wrote it. */
    static Optional<PlayerInput> read(String text) {
        List<String> parts = Arrays.stream(text.split(" ", 2)).collect(Collectors.toList());
        if (parts.size() < 2) return Optional.empty();
        try {
            return Optional.ofNullable(read(parts.get(0), parts.get(1)));
        } catch (IllegalArgumentException | IndexOutOfBoundsException unknown) {
            return Optional.empty();
        }
    }

    private static PlayerInput read(String kind, String what) {
        return switch (kind) {
            case "play" -> new Play(Move.iccs(what));
            case "key" -> new Key(MoveWord.valueOf(what));
            case "take" -> new Take(Act.valueOf(what));
            case "ask" -> new Ask(QueryText.read(Arrays.asList(what.split(" "))));
            case "say" -> new Say(what);
            default -> null;
        };
    }
}
