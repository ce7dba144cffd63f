package org.baoqi.app.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.VoiceBox;
import org.baoqi.app.kit.form.ChoiceRow;
import org.baoqi.app.kit.form.FormUi;
import org.baoqi.app.kit.form.LiveForm;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.SwitchRow;
import org.baoqi.app.kit.form.TroubleRows;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.kit.nav.ScreenModels;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Fullness;
import org.baoqi.app.speak.VoiceCatalog;
import org.baoqi.speech.announce.Announcer;

/** How the app speaks: whatever is chosen says at once how it sounds. */
public final class VoiceForm extends LiveForm implements ScreenModels.Leaving {
    private static final List<Integer> RATES = List.of(50, 75, 100, 125, 150, 200, 250, 300, 400);
    private static final List<Integer> PITCHES = List.of(50, 75, 100, 125, 150, 200);
    private static final String HEAR = "hear";
    private static final String WORDS = "words";

    private final ScreenServices services;
    private final VoiceBox voice;
    private final TroubleRows trouble;
    private final List<Runnable> unobserve;

    public VoiceForm(ScreenServices services) {
        this.services = services;
        this.voice = services.voice();
        this.trouble = new TroubleRows(voice, services.words());
        this.unobserve = List.of(
                services.settingsStore().observe(settings -> refresh()),
                // Its voices are known only then.
                voice.observe(this::refresh));
    }

    @Override
    public void left() {
        unobserve.forEach(Runnable::run);
    }

    @Override
    protected FormUi build() {
        List<Row> rows = new ArrayList<>(trouble.rows());
        rows.add(new Row.Action(HEAR, text(R.string.voice_hear)));
        for (ChoiceRow<?> row : picks()) rows.add(row.in(services.settings()));
        for (SwitchRow row : switches()) rows.add(row.in(services.settings()));
        rows.add(new Row.Action(WORDS, text(R.string.words_title)));
        return new FormUi(text(R.string.voice_title), rows);
    }

    @Override
    public void press(String row) {
        trouble.press(row);
        if (row.equals(HEAR)) sayExample();
        if (row.equals(WORDS)) services.navigator().open(new Screen.TrickyWords());
        switches().stream().filter(each -> each.choice().key().equals(row)).forEach(this::flip);
    }

    private void flip(SwitchRow row) {
        services.settingsStore().change(row::flip);
        sayExample();
    }

    @Override
    public void pick(String row, String option) {
        picks().stream()
                .filter(each -> each.choice().key().equals(row))
                .forEach(each -> services.settingsStore().change(all -> each.pick(all, option)));
        sayExample();
    }

    private void sayExample() {
        voice.speaking().stop();
        voice.speaking().say(List.of(voice.options().announcer().example()));
    }

    private List<ChoiceRow<?>> picks() {
        return List.of(
                new ChoiceRow<>(
                        Choices.FULLNESS, text(R.string.settings_fullness), List.of(Fullness.values()), this::example),
                new ChoiceRow<>(Choices.RATE, text(R.string.voice_rate), RATES, this::percent),
                new ChoiceRow<>(Choices.PITCH, text(R.string.voice_pitch), PITCHES, this::percent),
                new ChoiceRow<>(Choices.VOICE, text(R.string.voice_voice), voices(), this::voiceName),
                new ChoiceRow<>(Choices.ENGINE, text(R.string.voice_engine), engines(), this::engineName));
    }

    private List<SwitchRow> switches() {
        return List.of(
                new SwitchRow(Choices.OWN_VOICE, text(R.string.voice_own)),
                new SwitchRow(Choices.EARCONS, text(R.string.settings_earcons)));
    }

    /** A move as it is said so, which tells more than a name. */
    private String example(Fullness fullness) {
        Announcer announcer = voice.options().announcer().with(fullness.verbosity());
        return announcer.example().shown();
    }

    private String percent(int hundredths) {
        return text(R.string.voice_percent, hundredths);
    }

    private List<String> voices() {
        List<String> names = voice.catalog().voices().stream()
                .map(VoiceCatalog.VoiceName::id)
                .collect(Collectors.toList());
        return withPhones(names);
    }

    private List<String> engines() {
        List<String> names = voice.catalog().engines().stream()
                .map(VoiceCatalog.EngineName::id)
                .collect(Collectors.toList());
        return withPhones(names);
    }

    private static List<String> withPhones(List<String> names) {
        List<String> all = new ArrayList<>(names);
        all.add(0, "");
        return all;
    }

    /** Voices have names for machines: they are numbered, with their country. */
    private String voiceName(String id) {
        List<VoiceCatalog.VoiceName> all = voice.catalog().voices();
        for (int i = 0; i < all.size(); i++) if (all.get(i).id().equals(id)) return voiceName(i + 1, all.get(i));
        return id.isEmpty() ? text(R.string.settings_as_phone) : id;
    }

    private String voiceName(int number, VoiceCatalog.VoiceName name) {
        Locale texts = Locale.forLanguageTag(services.words().language().tag());
        int key = name.overNetwork() ? R.string.voice_network_number : R.string.voice_number;
        return text(key, number, name.locale().getDisplayName(texts));
    }

    private String engineName(String id) {
        return voice.catalog().engines().stream()
                .filter(engine -> engine.id().equals(id))
                .map(VoiceCatalog.EngineName::label)
                .findFirst()
                .orElseGet(() -> id.isEmpty() ? text(R.string.settings_as_phone) : id);
    }

    private String text(int id, Object... values) {
        return services.texts().get(id, values);
    }
}
