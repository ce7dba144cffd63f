package org.baoqi.app.listen;

import android.Manifest;
import android.content.Context;
import android.content.pm.PackageManager;

/** Whether the player lets the app hear him. */
public final class Microphone {
    public static final String PERMISSION = Manifest.permission.RECORD_AUDIO;

    private Microphone() {}

    public static boolean isAllowed(Context context) {
        return context.checkSelfPermission(PERMISSION) == PackageManager.PERMISSION_GRANTED;
    }
}
