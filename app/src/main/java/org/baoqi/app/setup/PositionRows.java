package org.baoqi.app.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Row;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;
import org.baoqi.speech.hear.SpokenPosition;
import org.baoqi.speech.hear.SpokenPosition.Reading;
import org.baoqi.speech.words.PositionWords;

/** 擺局: the rows by which a position is said or typed, piece by piece. What was understood is read back and becomes the FEN. */
final class PositionRows {
    private final ScreenServices services;
    private final Runnable refresh;
    private Optional<String> fault = Optional.empty();
    private Optional<String> readBack = Optional.empty();

    /** @param refresh called whenever the rows have changed */
    PositionRows(ScreenServices services, Runnable refresh) {
        this.services = services;
        this.refresh = refresh;
    }

    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Entry(text(R.string.game_described), described(), fault, this::type));
        rows.add(new Row.Talk(text(R.string.game_describe), () -> services.listen(this::hear)));
        rows.add(new Row.Button(text(R.string.game_set_up), () -> setUp(described())));
        readBack.ifPresent(said -> rows.add(new Row.Note(said)));
        return rows;
    }

    private String text(int id) {
        return services.text(id);
    }

    /** Kept beyond this screen: who leaves it by mistake need not say everything again. */
    private String described() {
        return services.settings().get(SetupChoices.DESCRIBED);
    }

    private void type(String text) {
        fault = Optional.empty();
        keep(text);
        refresh.run();
    }

    private void keep(String text) {
        services.settingsStore().choose(SetupChoices.DESCRIBED, text);
    }

    private void setUp(String text) {
        services.inBackground(() -> understand(text), this::answer);
    }

    /** Adds the words to those that were there: nobody says a position in one breath. */
    private void hear(List<String> texts) {
        String before = described().isEmpty() ? "" : described() + " ";
        services.inBackground(() -> understand(before, texts), this::answer);
    }

    /** The first of a recogniser's texts that makes sense, else the first. */
    private Understood understand(String before, List<String> texts) {
        for (String text : texts) {
            Understood understood = understand(before + text);
            if (understood.reading() instanceof Reading.Read) return understood;
        }
        return understand(before + texts.get(0));
    }

    private record Understood(String text, Reading reading) {}

    private Understood understand(String text) {
        return new Understood(text, SpokenPosition.read(services.spoken(), text));
    }

    private void answer(Understood understood) {
        keep(understood.text());
        readBack = Optional.empty();
        fault = SpokenPosition.fault(understood.reading(), services.words());
        if (understood.reading() instanceof Reading.Read read) judge(Fen.read(read.fen()));
        refresh.run();
        fault.ifPresent(services::say);
        readBack.ifPresent(services::say);
    }

    private void judge(Fen.Reading reading) {
        if (reading instanceof Fen.Reading.Refused refused)
            fault = Optional.of(services.words().fenError(refused.error()));
        if (reading instanceof Fen.Reading.Read read) {
            readBack = Optional.of(inWords(read.position()));
            services.settingsStore().choose(SetupChoices.FEN, read.position().fen());
        }
    }

    private String inWords(Position position) {
        return String.join("", new PositionWords(services.words(), Side.RED).position(position));
    }
}
