package org.baoqi.app.start;

import java.util.List;

/**
 * A question of the first start.
 *
 * @param names the options, each in its own language
 * @param current which of them is spoken now
 * @param said the current one as it is spoken
 */
public record FirstStartUi(String title, List<String> names, int current, String said) {
    public FirstStartUi {
        names = List.copyOf(names);
    }
}
