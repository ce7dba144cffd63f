package org.baoqi.speech.mirror;

import java.util.function.BooleanSupplier;

/** For what happens on other threads. */
final class Waiting {
    private static final long LONGEST = 60_000;

    private Waiting() {}

    static void until(String what, BooleanSupplier condition) throws InterruptedException {
        for (long waited = 0; !condition.getAsBoolean(); waited += 10) {
            if (waited > LONGEST) throw new AssertionError("in vain waited for " + what);
            Thread.sleep(10);
        }
    }
}
