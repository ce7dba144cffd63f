package org.baoqi.app.voice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.baoqi.app.R;
import org.baoqi.app.Scene;
import org.baoqi.app.form.FormUi;
import org.baoqi.app.form.LiveForm;
import org.baoqi.app.form.Row;
import org.baoqi.app.nav.ScreenModels;
import org.baoqi.app.settings.Choice;
import org.baoqi.speech.words.TrickyWord;
import org.baoqi.speech.words.VoiceCorrections;

/** One word: hear it, choose or type what sounds right, hear it again. */
public final class WordForm extends LiveForm implements ScreenModels.Leaving {
    private static final String HEAR = "hear";
    private static final String TYPED = "typed";
    private static final String USE_TYPED = "use";
    private static final String USUAL = "usual";

    private final Scene scene;
    private final VoiceBox voice;
    private final Optional<TrickyWord> word;
    private final Runnable unobserve;
    private String typed = "";

    /** @param name of a word; in another voice there may be none */
    public WordForm(Scene scene, String name) {
        this.scene = scene;
        this.voice = scene.app().voice();
        this.word = TrickyWord.named(voice.options().language(), name);
        this.unobserve = scene.app().settings().observe(settings -> refresh());
    }

    @Override
    public void left() {
        unobserve.run();
    }

    @Override
    protected FormUi build() {
        return word.map(this::build)
                .orElseGet(() -> new FormUi(
                        text(R.string.words_title), List.of(new Row.Note("none", text(R.string.words_why)))));
    }

    private FormUi build(TrickyWord shown) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note("sound", text(R.string.word_sound, shown.sound(), said(shown))));
        rows.add(new Row.Action(HEAR, text(R.string.word_hear, shown.example())));
        for (String other : shown.alternatives()) rows.add(alternative(shown, other));
        rows.add(new Row.Entry(TYPED, text(R.string.word_typed), typed, error()));
        rows.add(new Row.Action(USE_TYPED, text(R.string.word_use_typed)));
        rows.add(new Row.Action(USUAL, text(R.string.word_usual)));
        return new FormUi(text(R.string.word_title, shown.name()), rows);
    }

    private Row alternative(TrickyWord shown, String other) {
        int label = other.equals(said(shown)) ? R.string.word_chosen : R.string.word_choose;
        return new Row.Action(other, text(label, other));
    }

    private String said(TrickyWord shown) {
        return voice.options().announcer().pronunciation().of(shown.name());
    }

    private Optional<String> error() {
        boolean isWrong = !typed.isEmpty() && !VoiceCorrections.canBe(typed);
        return isWrong ? Optional.of(text(R.string.word_typed_wrong)) : Optional.empty();
    }

    @Override
    public void type(String row, String text) {
        typed = text;
        refresh();
    }

    @Override
    public void press(String row) {
        word.ifPresent(shown -> press(shown, row));
    }

    private void press(TrickyWord shown, String row) {
        if (shown.alternatives().contains(row)) change(all -> all.with(shown, row));
        if (row.equals(USE_TYPED) && VoiceCorrections.canBe(typed)) change(all -> all.with(shown, typed));
        if (row.equals(USUAL)) change(all -> all.without(shown));
        hear(shown);
    }

    private void change(UnaryOperator<VoiceCorrections> change) {
        Choice<String> kept =
                VoiceOptions.corrections(scene.settings(), voice.options().language());
        VoiceCorrections changed =
                change.apply(VoiceCorrections.read(scene.settings().get(kept)));
        scene.app().settings().choose(kept, changed.text());
    }

    private void hear(TrickyWord shown) {
        voice.speaking().stop();
        voice.speaking().say(List.of(voice.options().announcer().chat(shown.example())));
    }

    private String text(int id, Object... values) {
        return scene.texts().get(id, values);
    }
}
