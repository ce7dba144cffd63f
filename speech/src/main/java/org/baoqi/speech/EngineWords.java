package org.baoqi.speech;

import org.baoqi.rules.engine.Grade;
import org.baoqi.rules.engine.Opening;

/** What the engine and its book have to say, in words. */
public record EngineWords(Words words) {

    /** Who stands better: 紅方稍優。 */
    public String grade(Grade grade) {
        Object side = grade.side().isPresent() ? grade.side().get() : "";
        return words.say("grade." + grade.step(), side, grade.moves());
    }

    /** The opening's name: 中炮對屏風馬. */
    public String opening(Opening opening) {
        return words.say("opening." + opening.id());
    }
}
