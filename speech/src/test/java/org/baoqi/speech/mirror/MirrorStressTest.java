package org.baoqi.speech.mirror;

import org.junit.jupiter.api.Test;

/** A short run of what {@link MirrorStress} does at length. */
class MirrorStressTest {
    @Test
    void threeProcessesHaveOneLogHoweverBadTheNetworkIs() throws Exception {
        MirrorStress.host(300);
    }
}
