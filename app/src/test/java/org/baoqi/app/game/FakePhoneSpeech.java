package org.baoqi.app.game;

import java.util.ArrayList;
import java.util.List;
import org.baoqi.app.speak.PhoneSpeech;
import org.baoqi.speech.announce.Announcement;

/** Writes down what it is given to say. */
final class FakePhoneSpeech implements PhoneSpeech {
    private final List<String> said = new ArrayList<>();
    private Runnable whenSilent = () -> {};

    @Override
    public synchronized void say(List<Announcement> announcements) {
        for (Announcement announcement : announcements) said.add(announcement.shown());
    }

    @Override
    public synchronized void stop() {
        said.add("(silence)");
    }

    @Override
    public synchronized void whenSilent(Runnable then) {
        whenSilent = then;
    }

    /** All has been said. */
    void fallSilent() {
        Runnable then = whenSilent;
        whenSilent = () -> {};
        then.run();
    }

    @Override
    public synchronized void repeat() {
        said.add("(again)");
    }

    synchronized List<String> soFar() {
        return List.copyOf(said);
    }

    /** What was said since the last time this was asked. */
    synchronized List<String> heard() {
        List<String> since = List.copyOf(said);
        said.clear();
        return since;
    }
}
