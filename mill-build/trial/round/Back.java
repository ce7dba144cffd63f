package round;

import java.util.List;

public final class Back {
    public static final List<String> ZERO = List.of();

    private Back() {}

    /** A class that nobody names. */
    static final class Alone {
        int here() {
            return 0;
        }
    }
}
