package org.baoqi.rules.law;

import java.util.Objects;
import org.baoqi.rules.Article;

/** 終局: the result of a game, why, and by which article. */
public record GameEnd(Result result, EndingReason reason, Article article) {
    public GameEnd {
        Objects.requireNonNull(result);
        Objects.requireNonNull(reason);
        Objects.requireNonNull(article);
    }
}
