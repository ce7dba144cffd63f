package org.baoqi.app.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.Kind;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.hear.HearingWords;
import org.baoqi.speech.hear.Request;
import org.baoqi.speech.hear.VoiceCommand;
import org.baoqi.speech.words.Words;

/** The questions of play by name, for who does not want to say them. */
enum ReviewQuestions {
    POSITION {
        @Override
        List<VoiceCommand> commands() {
            List<VoiceCommand> all = new ArrayList<>();
            all.add(VoiceCommand.of(Request.READ_BOARD));
            for (VoiceCommand.Owner owner : List.of(VoiceCommand.Owner.RED, VoiceCommand.Owner.BLACK))
                all.add(of(Request.PIECES, Optional.of(owner), Optional.empty(), Optional.empty()));
            for (Request request : List.of(
                    Request.WHOSE_TURN,
                    Request.IN_CHECK,
                    Request.MATERIAL,
                    Request.CAPTURED,
                    Request.OPENING,
                    Request.MISSED)) all.add(VoiceCommand.of(request));
            for (int file = 1; file <= Point.FILES; file++)
                all.add(of(Request.ON_FILE, Optional.empty(), Optional.empty(), Optional.of(file)));
            return all;
        }
    },
    PIECES {
        @Override
        List<VoiceCommand> commands() {
            List<VoiceCommand> all = new ArrayList<>();
            for (VoiceCommand.Owner owner : List.of(VoiceCommand.Owner.RED, VoiceCommand.Owner.BLACK))
                for (Request request :
                        List.of(Request.WHERE_IS, Request.LEGAL_MOVES, Request.ATTACKS, Request.ATTACKED_BY))
                    for (Kind kind : Kind.values())
                        all.add(of(request, Optional.of(owner), Optional.of(kind), Optional.empty()));
            return all;
        }
    };

    abstract List<VoiceCommand> commands();

    static VoiceCommand of(
            Request request, Optional<VoiceCommand.Owner> owner, Optional<Kind> kind, Optional<Integer> file) {
        return new VoiceCommand(request, owner, kind, file, Optional.empty());
    }

    /** A row whose page has the questions. */
    Row row(String label, Position position, Words words) {
        List<Row.Action> actions = new ArrayList<>();
        for (VoiceCommand command : commands())
            actions.add(new Row.Action(
                    String.valueOf(actions.size()), name(new HearingWords(words, position).command(command))));
        return new Row.Menu(name(), label, actions);
    }

    private static String name(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    VoiceCommand command(String option) {
        return commands().get(Integer.parseInt(option));
    }
}
