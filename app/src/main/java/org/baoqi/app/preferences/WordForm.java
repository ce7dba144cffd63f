package org.baoqi.app.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.settings.Choice;
import org.baoqi.app.speak.VoiceOptions;
import org.baoqi.speech.words.VoiceCorrections;

/** One word: hear it, choose or type what sounds right, hear it again. */
public final class WordForm extends Form {
    private final VoiceServices voice;
    private final Optional<VoiceCorrections.TrickyWord> word;
    private String typed = "";

    /** @param name of a word; in another voice there may be none */
    public WordForm(ScreenServices services, String name) {
        super(services);
        this.voice = services.voice();
        this.word = VoiceCorrections.TrickyWord.named(voice.options().language(), name);
        whenLeft(services.settingsStore().observe(settings -> refresh()));
    }

    @Override
    protected String title() {
        return word.map(shown -> text(R.string.word_title, shown.name())).orElseGet(() -> text(R.string.words_title));
    }

    @Override
    protected List<Row> rows() {
        return word.map(this::rows).orElseGet(() -> List.of(new Row.Note(text(R.string.words_why))));
    }

    private List<Row> rows(VoiceCorrections.TrickyWord shown) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row.Note(text(R.string.word_sound, shown.sound(), said(shown))));
        rows.add(new Row.Button(text(R.string.word_hear, shown.example()), () -> hear(shown)));
        for (String other : shown.alternatives()) rows.add(alternative(shown, other));
        rows.add(new Row.Entry(text(R.string.word_typed), typed, error(), typing(text -> typed = text)));
        rows.add(button(R.string.word_use_typed, () -> useTyped(shown)));
        rows.add(button(R.string.word_usual, () -> change(shown, all -> all.without(shown))));
        return rows;
    }

    private Row alternative(VoiceCorrections.TrickyWord shown, String other) {
        int label = other.equals(said(shown)) ? R.string.word_chosen : R.string.word_choose;
        return new Row.Button(text(label, other), () -> change(shown, all -> all.with(shown, other)));
    }

    private String said(VoiceCorrections.TrickyWord shown) {
        return voice.options().announcer().pronunciation().of(shown.name());
    }

    private Optional<String> error() {
        boolean isWrong = !typed.isEmpty() && !VoiceCorrections.canBe(typed);
        return isWrong ? Optional.of(text(R.string.word_typed_wrong)) : Optional.empty();
    }

    private void useTyped(VoiceCorrections.TrickyWord shown) {
        if (VoiceCorrections.canBe(typed)) change(shown, all -> all.with(shown, typed));
        else hear(shown);
    }

    private void change(VoiceCorrections.TrickyWord shown, UnaryOperator<VoiceCorrections> change) {
        Choice<String> kept =
                VoiceOptions.corrections(services.settings(), voice.options().language());
        VoiceCorrections changed =
                change.apply(VoiceCorrections.read(services.settings().get(kept)));
        services.settingsStore().choose(kept, changed.text());
        hear(shown);
    }

    private void hear(VoiceCorrections.TrickyWord shown) {
        voice.speaking().stop();
        voice.speaking().say(List.of(voice.options().announcer().chat(shown.example())));
    }
}
