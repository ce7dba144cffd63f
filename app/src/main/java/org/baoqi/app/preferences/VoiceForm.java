package org.baoqi.app.preferences;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.VoiceServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;
import org.baoqi.app.kit.form.SettingRows;
import org.baoqi.app.kit.nav.Screen;
import org.baoqi.app.listen.OfflineHearing;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.speak.VoiceCatalog;
import org.baoqi.speech.announce.Announcer;

/** How the app speaks: whatever is chosen says at once how it sounds. */
public final class VoiceForm extends Form {
    private static final List<Integer> RATES = List.of(50, 75, 100, 125, 150, 200, 250, 300, 400);
    private static final List<Integer> PITCHES = List.of(50, 75, 100, 125, 150, 200);

    private final VoiceServices voice;
    private final OfflineHearing offline;

    public VoiceForm(ScreenServices services) {
        super(services);
        this.voice = services.voice();
        this.offline = new OfflineHearing(services.context(), services.main());
        whenLeft(services.settingsStore().observe(settings -> refresh()));
        // Its voices are known only then.
        whenLeft(voice.observe(this::refresh));
    }

    @Override
    protected String title() {
        return text(R.string.voice_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>(voiceTrouble());
        SettingRows settings = new SettingRows(services.settingsStore(), this::sayExample);
        rows.add(button(R.string.voice_hear, this::sayExample));
        rows.add(settings.pick(
                Choices.VERBOSITY,
                text(R.string.settings_fullness),
                List.of(Choices.VerbosityLevel.values()),
                this::example));
        rows.add(settings.pick(Choices.RATE, text(R.string.voice_rate), RATES, this::percent));
        rows.add(settings.pick(Choices.PITCH, text(R.string.voice_pitch), PITCHES, this::percent));
        rows.add(settings.pick(Choices.VOICE, text(R.string.voice_voice), voices(), this::voiceName));
        rows.add(settings.pick(Choices.ENGINE, text(R.string.voice_engine), engines(), this::engineName));
        rows.add(settings.flag(Choices.OWN_VOICE, text(R.string.voice_own)));
        rows.add(settings.flag(Choices.EARCONS, text(R.string.settings_earcons)));
        rows.add(settings.flag(Choices.LISTEN_AGAIN, text(R.string.voice_listen_again)));
        rows.add(button(R.string.voice_forget, this::forget));
        if (offline.isOffered()) rows.add(button(R.string.voice_offline, this::fetchOffline));
        rows.add(link(R.string.words_title, new Screen.TrickyWords()));
        return rows;
    }

    private void fetchOffline() {
        offline.fetch(
                services.spoken(),
                answer -> services.say(text(
                        switch (answer) {
                            case HERE -> R.string.voice_offline_here;
                            case FETCHED -> R.string.voice_offline_fetched;
                            case NONE -> R.string.voice_offline_none;
                        })));
    }

    private void forget() {
        voice.learned().forget();
        services.say(services.words().say("voice.forgotten"));
    }

    private void sayExample() {
        voice.speaking().stop();
        voice.speaking().say(List.of(voice.options().announcer().example()));
    }

    /** A move as it is said so, which tells more than a name. */
    private String example(Choices.VerbosityLevel level) {
        Announcer announcer = voice.options().announcer().with(level.verbosity());
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
}
