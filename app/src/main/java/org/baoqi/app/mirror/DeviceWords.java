package org.baoqi.app.mirror;

import org.baoqi.speech.mirror.Host;
import org.baoqi.speech.words.Words;

/** What a referee is told of a phone. */
record DeviceWords(Words words) {

    String sentence(Host.DeviceNews news) {
        String role = news.role().map(each -> words.say("mirror.role." + each)).orElse("");
        String key = news.what() == Host.DeviceNews.What.WAITS ? "mirror.waits" : "mirror.device." + news.what();
        return words.say(key, name(news), role);
    }

    String name(Host.DeviceNews news) {
        return news.name().isEmpty() ? news.device() : news.name();
    }
}
