package org.baoqi.app.kit;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Application;
import android.content.Intent;
import android.media.AudioManager;
import android.net.Uri;
import android.os.Bundle;
import android.os.Looper;
import android.os.Vibrator;
import android.provider.Settings.Secure;
import android.speech.RecognizerIntent;
import android.speech.SpeechRecognizer;
import android.speech.tts.TextToSpeech;
import android.speech.tts.Voice;
import android.view.accessibility.AccessibilityManager;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.baoqi.app.listen.AndroidRecogniser;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.listen.Listening.Outcome;
import org.baoqi.app.settings.Choices;
import org.baoqi.app.settings.Settings;
import org.baoqi.app.speak.Haptics;
import org.baoqi.app.speak.LiveRegions;
import org.baoqi.app.speak.VoiceCatalog;
import org.baoqi.app.speak.VoiceOptions;
import org.baoqi.app.speak.VoiceProblem;
import org.baoqi.speech.announce.Announcement;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Priority;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.SpokenLanguage;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowAudioTrack;
import org.robolectric.shadows.ShadowSpeechRecognizer;
import org.robolectric.shadows.ShadowTextToSpeech;

/** The voice on Android: engines, recognisers, the screen reader, sounds and what a finger feels. */
@RunWith(RobolectricTestRunner.class)
@Config(application = Application.class)
public class VoiceServicesTest {
    private final Application app = ApplicationProvider.getApplicationContext();
    private static final Settings CHOSEN = Settings.STANDARD;
    private VoiceServices box;

    private void open(SpokenLanguage language) {
        box = new VoiceServices(app, options(CHOSEN.with(Choices.SPOKEN, Optional.of(language))));
    }

    private static VoiceOptions options(Settings chosen) {
        return VoiceOptions.of(chosen, Language.TRADITIONAL);
    }

    private void openAndStart() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN);
        open(SpokenLanguage.TAIWAN_MANDARIN);
        start();
    }

    private static TextToSpeech speech() {
        return ShadowTextToSpeech.getLastTextToSpeechInstance();
    }

    private static ShadowTextToSpeech engine() {
        return shadowOf(speech());
    }

    private static void start() {
        engine().getOnInitListener().onInit(TextToSpeech.SUCCESS);
        idle();
    }

    private static void idle() {
        shadowOf(Looper.getMainLooper()).idle();
    }

    private static void pass(int seconds) {
        shadowOf(Looper.getMainLooper()).idleFor(seconds, TimeUnit.SECONDS);
    }

    private void say(String text) {
        box.speaking().say(List.of(new Announcement(text, text, Priority.MOVE, Optional.of(Earcon.MOVE))));
    }

    private void screenReader(boolean on) {
        var manager = shadowOf(app.getSystemService(AccessibilityManager.class));
        manager.setEnabled(on);
        manager.setTouchExplorationEnabled(on);
    }

    private List<String> regions() {
        LiveRegions.Texts texts = box.regions().texts().getValue();
        List<String> shown = new ArrayList<>();
        texts.first().ifPresent(shown::add);
        texts.second().ifPresent(shown::add);
        return shown;
    }

    @Test
    public void cantoneseIsFoundUnderTheNameThatTheEngineKnows() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.forLanguageTag("zh-HK"));
        open(SpokenLanguage.CANTONESE);
        start();
        assertEquals("zh-HK", engine().getCurrentLanguage().toLanguageTag());
        assertEquals(Optional.empty(), box.trouble().getValue());
    }

    @Test
    public void aMissingLanguageIsToldAsWellAsTheEngineCan() {
        open(SpokenLanguage.CANTONESE);
        start();
        assertEquals(Optional.of(VoiceProblem.NO_LANGUAGE), box.trouble().getValue());
        assertTrue(engine().getLastSpokenText(), engine().getLastSpokenText().startsWith("語音引擎不會說這個語言"));
        box.openRemedy();
        assertEquals(
                "com.android.settings.TTS_SETTINGS",
                shadowOf(app).getNextStartedActivity().getAction());
    }

    private static Voice voice(String name, Locale locale, boolean network, String... features) {
        return new Voice(name, locale, Voice.QUALITY_HIGH, Voice.LATENCY_LOW, network, Set.of(features));
    }

    @Test
    public void aVoiceCanBeChosenAmongThoseThatSpeakTheLanguage() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN);
        ShadowTextToSpeech.addVoice(voice("far", Locale.TAIWAN, true));
        ShadowTextToSpeech.addVoice(voice("near", Locale.TAIWAN, false));
        ShadowTextToSpeech.addVoice(voice("english", Locale.US, false));
        ShadowTextToSpeech.addVoice(
                voice("absent", Locale.TAIWAN, false, TextToSpeech.Engine.KEY_FEATURE_NOT_INSTALLED));
        box = new VoiceServices(app, options(CHOSEN.with(Choices.VOICE, "far")));
        start();
        assertEquals("far", engine().getCurrentVoice().getName());
        assertEquals(
                List.of("near", "far"),
                box.catalog().voices().stream().map(VoiceCatalog.VoiceName::id).collect(Collectors.toList()));
    }

    @Test
    public void missingDataAreFetchedWhereTheEngineKeepsThemOrElseWherePhonesKeepVoices() {
        VoiceProblem.NO_DATA.openRemedy(app, Optional.of("org.example.voice"));
        Intent first = shadowOf(app).getNextStartedActivity();
        assertEquals(TextToSpeech.Engine.ACTION_INSTALL_TTS_DATA, first.getAction());
        assertEquals("org.example.voice", first.getPackage());
        shadowOf(app).checkActivities(true);
        VoiceProblem.NO_DATA.openRemedy(app, Optional.of("org.example.voice"));
        assertEquals(null, shadowOf(app).getNextStartedActivity());
    }

    @Test
    public void anEngineThatNeverStartsIsToldAndNothingIsForgotten() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.TAIWAN);
        open(SpokenLanguage.TAIWAN_MANDARIN);
        say("炮二平五");
        for (int i = 0; i < 3; i++) {
            engine().getOnInitListener().onInit(TextToSpeech.ERROR);
            pass(3);
        }
        assertEquals(Optional.of(VoiceProblem.NO_ENGINE), box.trouble().getValue());
        box.tryAgain();
        start();
        assertEquals(List.of("炮二平五"), engine().getSpokenTextList());
        assertFalse(
                box.trouble().getValue().filter(VoiceProblem.NO_ENGINE::equals).isPresent());
    }

    @Test
    public void otherSoundsAreLoweredOnlyWhileItSpeaks() {
        openAndStart();
        var audio = shadowOf(app.getSystemService(AudioManager.class));
        say("炮二平五");
        assertEquals(AudioManager.AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK, audio.getLastAudioFocusRequest().durationHint);
        idle();
        pass(1);
        assertNotNull(audio.getLastAbandonedAudioFocusRequest());
    }

    @Test
    public void anEngineThatFailsIsStartedAgainAndSaysAgainWhatWasLost() {
        openAndStart();
        TextToSpeech first = speech();
        say("炮二平五");
        engine().getUtteranceProgressListener().onError("1", TextToSpeech.ERROR_SERVICE);
        idle();
        assertNotSame(first, speech());
        assertTrue(shadowOf(first).isShutdown());
        start();
        assertEquals(List.of("炮二平五"), engine().getSpokenTextList());
    }

    @Test
    public void anotherEngineChosenInThePhonesSettingsIsTaken() {
        openAndStart();
        TextToSpeech first = speech();
        Secure.putString(app.getContentResolver(), Secure.TTS_DEFAULT_SYNTH, "org.example.voice");
        app.getContentResolver().notifyChange(Secure.getUriFor(Secure.TTS_DEFAULT_SYNTH), null);
        idle();
        assertNotSame(first, speech());
    }

    @Test
    public void aRemovedEngineIsNoticedAndAnyOtherAppIsNot() {
        Secure.putString(app.getContentResolver(), Secure.TTS_DEFAULT_SYNTH, "org.example.voice");
        openAndStart();
        TextToSpeech first = speech();
        broadcast(new Intent(Intent.ACTION_PACKAGE_REMOVED, Uri.parse("package:org.example.game")));
        idle();
        assertEquals(first, speech());
        broadcast(new Intent(Intent.ACTION_PACKAGE_REMOVED, Uri.parse("package:org.example.voice")));
        idle();
        assertNotSame(first, speech());
    }

    @Test
    public void eachAnnouncementOfAGameIsSpokenOnceThoughTheScreenReaderComesAndGoes() {
        openAndStart();
        box.regions().shown();
        List<String> read = new ArrayList<>();
        for (int ply = 1; ply <= 12; ply++) {
            boolean reader = ply % 3 == 0;
            screenReader(reader);
            say("第" + ply + "著");
            if (reader) read.addAll(regions());
            pass(5);
            assertEquals(List.of(), regions());
        }
        assertEquals(List.of("第3著", "第6著", "第9著", "第12著"), read);
        assertEquals(List.of("第1著", "第2著", "第4著", "第5著", "第7著", "第8著", "第10著", "第11著"), engine().getSpokenTextList());
    }

    @Test
    public void aScreenReaderThatGoesInMidWordLosesNothing() {
        openAndStart();
        box.regions().shown();
        screenReader(true);
        say("炮二平五");
        assertEquals(List.of(), engine().getSpokenTextList());
        screenReader(false);
        assertEquals(List.of("炮二平五"), engine().getSpokenTextList());
    }

    @Test
    public void withTheScreenOffTheAppSpeaksForTheScreenReader() {
        openAndStart();
        screenReader(true);
        box.regions().shown();
        box.regions().hidden();
        say("還有一分鐘");
        assertEquals(List.of("還有一分鐘"), engine().getSpokenTextList());
    }

    @Test
    public void twoRegionsTakeTurns() {
        openAndStart();
        screenReader(true);
        box.regions().shown();
        say("炮二平五");
        assertEquals(Optional.of("炮二平五"), box.regions().texts().getValue().first());
        pass(5);
        say("炮二平五");
        assertEquals(Optional.of("炮二平五"), box.regions().texts().getValue().second());
    }

    @Test
    public void whatAFingerFeelsTellsPointsApart() {
        openAndStart();
        Set<String> patterns = new HashSet<>();
        for (Haptics.Touch touch : Haptics.Touch.values()) {
            box.haptics().feel(touch);
            patterns.add(Arrays.toString(
                    shadowOf(app.getSystemService(Vibrator.class)).getPattern()));
        }
        assertEquals(Haptics.Touch.values().length, patterns.size());
    }

    @Test
    public void anEarconSoundsUnlessItIsTurnedOff() {
        List<Integer> bytes = new ArrayList<>();
        ShadowAudioTrack.addAudioDataListener((track, data, format) -> bytes.add(data.length));
        openAndStart();
        say("一");
        assertEquals(1, bytes.size());
        box.choose(options(CHOSEN.with(Choices.EARCONS, false)));
        say("二");
        assertEquals(1, bytes.size());
    }

    /** As the system sends it; Robolectric's own way writes each one to the console. */
    private void broadcast(Intent intent) {
        shadowOf(app).getRegisteredReceivers().stream()
                .filter(registered -> registered.intentFilter.hasAction(intent.getAction()))
                .forEach(registered -> registered.broadcastReceiver.onReceive(app, intent));
    }

    private ShadowSpeechRecognizer listen(List<Outcome> answers) {
        box.listening().listen(SpokenLanguage.TAIWAN_MANDARIN, List.of("炮二平五", "馬八進七"), answers::add);
        pass(1);
        return shadowOf(ShadowSpeechRecognizer.getLatestSpeechRecognizer());
    }

    private void allowMicrophone() {
        shadowOf(app).grantPermissions(Manifest.permission.RECORD_AUDIO);
        ShadowSpeechRecognizer.setIsOnDeviceRecognitionAvailable(true);
    }

    @Test
    public void allAlternativesOfTheRecogniserAreAnsweredAndItIsToldWhatToExpect() {
        allowMicrophone();
        openAndStart();
        List<Outcome> answers = new ArrayList<>();
        ShadowSpeechRecognizer recogniser = listen(answers);
        Intent asked = recogniser.getLastRecognizerIntent();
        assertEquals("zh-TW", asked.getStringExtra(RecognizerIntent.EXTRA_LANGUAGE));
        assertEquals(List.of("炮二平五", "馬八進七"), asked.getStringArrayListExtra(RecognizerIntent.EXTRA_BIASING_STRINGS));
        Bundle results = new Bundle();
        results.putStringArrayList(SpeechRecognizer.RESULTS_RECOGNITION, new ArrayList<>(List.of("砲二平五", "炮兒平五")));
        recogniser.triggerOnResults(results);
        assertEquals(List.of(new Outcome.Heard(List.of("砲二平五", "炮兒平五"))), answers);
        assertTrue(recogniser.isDestroyed());
    }

    @Test
    public void theVoiceIsSilentWhileItListensAndGoesOnAfterwards() {
        allowMicrophone();
        openAndStart();
        List<Outcome> answers = new ArrayList<>();
        ShadowSpeechRecognizer recogniser = listen(answers);
        say("馬8進7");
        assertEquals(List.of(), engine().getSpokenTextList());
        recogniser.triggerOnError(SpeechRecognizer.ERROR_NO_MATCH);
        assertEquals(List.of(new Outcome.Failed(Listening.Reason.NOT_UNDERSTOOD)), answers);
        assertEquals(List.of("馬8進7"), engine().getSpokenTextList());
    }

    @Test
    public void withoutTheMicrophoneListeningSaysSoAndTheGameGoesOn() {
        openAndStart();
        List<Outcome> answers = new ArrayList<>();
        box.listening().listen(SpokenLanguage.TAIWAN_MANDARIN, List.of(), answers::add);
        assertEquals(List.of(new Outcome.Failed(Listening.Reason.NO_PERMISSION)), answers);
        say("炮二平五");
        assertEquals(List.of("炮二平五"), engine().getSpokenTextList());
    }

    @Test
    public void everyErrorOfARecogniserHasAReason() {
        List<Listening.Reason> reasons = new ArrayList<>();
        for (int error = 1; error <= 15; error++) reasons.add(AndroidRecogniser.reason(error));
        assertArrayEquals(
                new String[] {
                    "NO_NETWORK",
                    "NO_NETWORK",
                    "BUSY",
                    "BROKEN",
                    "BROKEN",
                    "NOTHING_SAID",
                    "NOT_UNDERSTOOD",
                    "BUSY",
                    "NO_PERMISSION",
                    "BUSY",
                    "BROKEN",
                    "NO_LANGUAGE",
                    "NO_LANGUAGE",
                    "BROKEN",
                    "BROKEN"
                },
                reasons.stream().map(Enum::name).toArray());
    }
}
