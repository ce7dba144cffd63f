package org.baoqi.app;

import android.app.UiModeManager;
import android.content.Context;
import android.content.SharedPreferences;
import android.os.Build;

/** Settings in the app's preferences. Until the user chooses, the phone's own settings hold. */
final class StoredSettings implements Settings {
    private static final String HIGH_CONTRAST = "high_contrast";
    private static final float RAISED_CONTRAST = 0.5f;

    private final Context context;
    private final SharedPreferences preferences;

    StoredSettings(Context context) {
        this.context = context;
        preferences = context.getSharedPreferences("settings", Context.MODE_PRIVATE);
    }

    @Override
    public boolean highContrast() {
        return preferences.getBoolean(HIGH_CONTRAST, systemContrastRaised());
    }

    @Override
    public void setHighContrast(boolean on) {
        preferences.edit().putBoolean(HIGH_CONTRAST, on).apply();
    }

    private boolean systemContrastRaised() {
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE
                && context.getSystemService(UiModeManager.class).getContrast() >= RAISED_CONTRAST;
    }
}
