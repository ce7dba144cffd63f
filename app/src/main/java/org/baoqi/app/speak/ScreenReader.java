package org.baoqi.app.speak;

import android.content.Context;
import android.view.accessibility.AccessibilityManager;

/** TalkBack, or whatever else reads the screen to who touches it. */
public interface ScreenReader {
    boolean isOn();

    void onChange(Runnable listener);

    /** Breaks off what it is reading. */
    void interrupt();

    /**
     * A reader is known by its exploring by touch: other services call their feedback spoken as well but read no live
     * region, and what is left to them would never be heard.
     */
    static ScreenReader of(Context context) {
        AccessibilityManager manager = context.getSystemService(AccessibilityManager.class);
        return new ScreenReader() {
            @Override
            public boolean isOn() {
                return manager.isEnabled() && manager.isTouchExplorationEnabled();
            }

            @Override
            public void onChange(Runnable listener) {
                manager.addTouchExplorationStateChangeListener(on -> listener.run());
                manager.addAccessibilityStateChangeListener(on -> listener.run());
            }

            @Override
            public void interrupt() {
                if (manager.isEnabled()) manager.interrupt();
            }
        };
    }
}
