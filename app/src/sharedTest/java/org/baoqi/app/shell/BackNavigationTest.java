package org.baoqi.app.shell;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBackUnconditionally;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static org.junit.Assert.assertFalse;

import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public class BackNavigationTest {
    @Test
    public void nothingAtHomeHoldsBackUp() {
        try (ActivityScenario<MainActivity> scenario = ActivityScenario.launch(MainActivity.class)) {
            onView(withId(android.R.id.content)).check(matches(isDisplayed()));
            pressBackUnconditionally();
            scenario.onActivity(activity ->
                    assertFalse(activity.getOnBackPressedDispatcher().hasEnabledCallbacks()));
        }
    }
}
