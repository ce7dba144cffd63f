package org.baoqi.app.kit;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;
import org.baoqi.app.listen.AndroidRecogniser;
import org.baoqi.app.listen.LearnedVoice;
import org.baoqi.app.listen.Listening;
import org.baoqi.app.listen.PushToTalk;
import org.baoqi.app.listen.TalkButtons;
import org.baoqi.app.speak.AndroidSpeechEngine;
import org.baoqi.app.speak.AndroidSpeechEngine.AudioFocus;
import org.baoqi.app.speak.AppVoice;
import org.baoqi.app.speak.AppVoice.SpeechEngine;
import org.baoqi.app.speak.EarconPlayer;
import org.baoqi.app.speak.Haptics;
import org.baoqi.app.speak.LiveRegions;
import org.baoqi.app.speak.MainThreadTimer;
import org.baoqi.app.speak.PhoneSpeech;
import org.baoqi.app.speak.ScreenReader;
import org.baoqi.app.speak.SpeechEngineWatch;
import org.baoqi.app.speak.VoiceCatalog;
import org.baoqi.app.speak.VoiceOptions;
import org.baoqi.app.speak.VoiceProblem;
import org.baoqi.app.speak.VoiceSelector;
import org.baoqi.speech.announce.Announcer;
import org.baoqi.speech.announce.Earcon;
import org.baoqi.speech.announce.Tune;
import org.baoqi.speech.words.Words;

/**
 * Everything by which the app speaks, sounds, vibrates and listens, for as long as the process lives. Made and called on the
 * main thread.
 */
public final class VoiceServices {
    private final Context context;
    private final MainThreadTimer timer = MainThreadTimer.onMainThread();
    private final Executor main = new Handler(Looper.getMainLooper())::post;
    private final AudioFocus focus;
    private final MutableStateFlow<Optional<VoiceProblem>> trouble = StateFlowKt.MutableStateFlow(Optional.empty());
    private final LiveRegions regions;
    private final AppVoice own;
    private final VoiceSelector voice;
    private final EarconPlayer earcons = new EarconPlayer();
    private final Haptics haptics;
    private final Listening listening;
    private final LearnedVoice learned;
    private final TalkButtons talkButtons;
    private final ChangeObservers observers = new ChangeObservers();
    private final List<PhoneSpeech.Pause> paused = new ArrayList<>();
    private VoiceOptions options;
    private AndroidSpeechEngine engine;

    public VoiceServices(Context context, VoiceOptions options) {
        this.context = context;
        this.options = options;
        focus = new AudioFocus(context, timer);
        regions = new LiveRegions(ScreenReader.of(context), timer);
        own = new AppVoice(this::engine, timer, this::healthIs);
        voice = new VoiceSelector(own, regions, () -> this.options.ownVoice(), this::sound);
        haptics = new Haptics(context, () -> this.options.haptics());
        listening = new PushToTalk(new AndroidRecogniser.Supply(context), silence(), this::microphone, timer);
        learned = new LearnedVoice(context.getNoBackupFilesDir(), Executors.newSingleThreadExecutor());
        talkButtons = new TalkButtons(context, () -> this.options.talkKeys());
        own.start();
        SpeechEngineWatch.start(context, this::defaultChanged, this::packageChanged);
    }

    /** All that is silent, and leaves the microphone alone, while somebody is listened to. */
    private PhoneSpeech.Pause silence() {
        return new PhoneSpeech.Pause() {
            @Override
            public void hold() {
                paused.forEach(PhoneSpeech.Pause::hold);
                voice.hold();
            }

            @Override
            public void release() {
                voice.release();
                paused.forEach(PhoneSpeech.Pause::release);
            }
        };
    }

    /** Has something else pause, too, while somebody is listened to. */
    public void whileListening(PhoneSpeech.Pause other) {
        paused.add(other);
    }

    public PhoneSpeech speaking() {
        return voice;
    }

    public Listening listening() {
        return listening;
    }

    /** What was learned of how the player sounds. */
    public LearnedVoice learned() {
        return learned;
    }

    /** That the microphone is open or closed is heard and felt. */
    private void microphone(Tune tune) {
        earcons.play(tune);
        haptics.feel(tune.equals(Tune.listening()) ? Haptics.Touch.OPENED : Haptics.Touch.CLOSED);
    }

    /** Push to talk by keys, for the screen that is there. */
    public TalkButtons talkButtons() {
        return talkButtons;
    }

    public Haptics haptics() {
        return haptics;
    }

    /** The texts for screen readers, which each screen draws once. */
    public LiveRegions regions() {
        return regions;
    }

    /** Why the app's own voice is not heard as it should be, while that is so. */
    public StateFlow<Optional<VoiceProblem>> trouble() {
        return trouble;
    }

    /** Leads to where the trouble can be mended. */
    public void openRemedy() {
        trouble.getValue().ifPresent(now -> now.openRemedy(context, engineInUse()));
    }

    /** Starts the voice once more if it is in trouble. */
    public void tryAgain() {
        if (trouble.getValue().isPresent()) own.start();
    }

    /** Tells whenever an engine has started or failed, until the answer is run. */
    public Runnable observe(Runnable observer) {
        return observers.add(observer);
    }

    /** The voices and engines that the player can choose from. */
    public VoiceCatalog catalog() {
        return engine;
    }

    public VoiceOptions options() {
        return options;
    }

    /** Does as the player has now chosen; in another voice, what was being said is said again. */
    public void choose(VoiceOptions chosen) {
        boolean soundsTheSame = chosen.soundsLike(options);
        options = chosen;
        if (!soundsTheSame) own.start();
    }

    /** Ends the engine: nothing can be said any more. */
    public void shutdown() {
        own.shutdown();
    }

    private void sound(Earcon earcon) {
        if (options.earcons()) earcons.play(Tune.of(earcon));
    }

    private SpeechEngine engine(SpeechEngine.Events events) {
        engine = new AndroidSpeechEngine(context, options, events, focus, main, this::report);
        return engine;
    }

    /** An engine has started, perhaps without the right language: then it says so itself, as well as it can. */
    private void report(Optional<VoiceProblem> found) {
        boolean isNews = !found.equals(trouble.getValue());
        become(found);
        if (isNews) found.ifPresent(this::say);
    }

    private void become(Optional<VoiceProblem> now) {
        trouble.setValue(now);
        observers.tell();
    }

    /** In written words, which any Chinese voice can read: the one that was chosen may be what is missing. */
    private void say(VoiceProblem found) {
        Announcer announcer = options.announcer();
        voice.say(
                List.of(announcer.chat(found.message(Words.in(announcer.voice().texts())))));
    }

    private void healthIs(boolean good) {
        if (!good) become(Optional.of(VoiceProblem.NO_ENGINE));
        else if (trouble.getValue().equals(Optional.of(VoiceProblem.NO_ENGINE))) become(Optional.empty());
    }

    private void defaultChanged() {
        if (!options.engine().isPresent()) own.start();
    }

    private void packageChanged(String name) {
        if (engineInUse().filter(name::equals).isPresent() || !own.canSpeak()) own.start();
    }

    private Optional<String> engineInUse() {
        return options.engine().isPresent() ? options.engine() : SpeechEngineWatch.defaultEngine(context);
    }
}
