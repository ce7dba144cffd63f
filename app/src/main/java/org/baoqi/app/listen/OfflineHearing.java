package org.baoqi.app.listen;

import android.content.Context;
import android.os.Build;
import android.speech.RecognitionSupport;
import android.speech.RecognitionSupportCallback;
import android.speech.SpeechRecognizer;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * Hearing a language without the network, from Android 13 on. The phone fetches what it needs for that only when the player
 * asks for it.
 */
public final class OfflineHearing {
    /** What came of asking. */
    public enum Answer {
        /** The phone has it. */
        HERE,
        /** The phone fetches it, and tells how far it is. */
        FETCHED,
        /** The phone has none for this language, or does not say. */
        NONE
    }

    private final Context context;
    private final Executor main;

    public OfflineHearing(Context context, Executor main) {
        this.context = context;
        this.main = main;
    }

    /** Whether the phone can be asked. */
    public boolean isOffered() {
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU
                && SpeechRecognizer.isOnDeviceRecognitionAvailable(context);
    }

    /** Fetches it where it is missing. */
    public void fetch(SpokenLanguage language, Consumer<Answer> answer) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return;
        SpeechRecognizer recognizer = SpeechRecognizer.createOnDeviceSpeechRecognizer(context);
        List<String> tags = language.recogniserTags();
        recognizer.checkRecognitionSupport(
                AndroidRecogniser.intent(tags.get(0), List.of()), main, new RecognitionSupportCallback() {
                    @Override
                    public void onSupportResult(RecognitionSupport support) {
                        boolean here = !Collections.disjoint(tags, support.getInstalledOnDeviceLanguages());
                        for (String tag : tags)
                            if (!here && support.getSupportedOnDeviceLanguages().contains(tag)) {
                                recognizer.triggerModelDownload(AndroidRecogniser.intent(tag, List.of()));
                                end(Answer.FETCHED);
                                return;
                            }
                        end(here ? Answer.HERE : Answer.NONE);
                    }

                    @Override
                    public void onError(int error) {
                        end(Answer.NONE);
                    }

                    private void end(Answer found) {
                        recognizer.destroy();
                        answer.accept(found);
                    }
                });
    }
}
