package org.baoqi.app.speak;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.speech.announce.SpeechQueue;

/** Writes down what it says, and says it until it is told to end. */
public final class FakeVoice implements Voice {
    final List<String> said = new ArrayList<>();
    private Reports reports;
    private boolean able;
    private long speaking;

    @Override
    public boolean canSpeak() {
        return able;
    }

    @Override
    public void reportTo(Reports to) {
        reports = to;
    }

    @Override
    public void say(SpeechQueue.Utterance utterance) {
        said.add(utterance.announcement().spoken());
        speaking = utterance.id();
    }

    @Override
    public void beSilent() {
        speaking = 0;
    }

    public boolean isSpeaking() {
        return speaking != 0;
    }

    public void turn(boolean on) {
        able = on;
        reports.changed();
    }

    public void end() {
        long id = speaking;
        speaking = 0;
        reports.finished(id);
    }

    public void fail() {
        reports.failed(speaking);
    }
}
