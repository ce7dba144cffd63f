package org.baoqi.app.review;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.Optional;
import org.baoqi.speech.review.ReviewRequest;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
public class ReviewRowsTest {

    private static void assertEveryButtonCanBeSaid() {
        Context context = ApplicationProvider.getApplicationContext();
        ReviewRows.LABELS.forEach((action, label) -> {
            String said = context.getString(label);
            assertEquals(said, Optional.of(action), ReviewRequest.read(said).map(ReviewRequest::action));
        });
    }

    @Test
    @Config(qualifiers = "zh-rTW")
    public void everyButtonCanBeSaidInTraditionalChinese() {
        assertEveryButtonCanBeSaid();
    }

    @Test
    @Config(qualifiers = "zh-rCN")
    public void everyButtonCanBeSaidInSimplifiedChinese() {
        assertEveryButtonCanBeSaid();
    }

    @Test
    @Config(qualifiers = "en")
    public void everyButtonCanBeSaidInEnglish() {
        assertEveryButtonCanBeSaid();
    }
}
