package org.baoqi.app.game;

import java.util.List;
import java.util.function.Consumer;
import org.baoqi.app.voice.Listening;
import org.baoqi.speech.words.SpokenLanguage;

/** A recogniser that hears what the test says. */
final class FakeListening implements Listening {
    private Consumer<Outcome> answer = outcome -> {};
    private List<String> expected = List.of();

    @Override
    public void listen(SpokenLanguage language, List<String> mayCome, Consumer<Outcome> listener) {
        expected = mayCome;
        answer = listener;
    }

    @Override
    public void cancel() {
        Consumer<Outcome> last = answer;
        answer = outcome -> {};
        last.accept(new Outcome.CalledOff());
    }

    @Override
    public void finish() {
        hear();
    }

    List<String> expected() {
        return expected;
    }

    void hear(String... texts) {
        answer.accept(new Outcome.Heard(List.of(texts)));
    }

    void fail(Reason reason) {
        answer.accept(new Outcome.Failed(reason));
    }
}
