package org.baoqi.app.shell;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.ComponentName;
import android.content.Context;
import android.content.pm.PackageManager;
import android.content.pm.ServiceInfo;
import androidx.test.core.app.ApplicationProvider;
import java.util.Set;
import org.baoqi.app.clock.ClockService;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** What the merged manifest asks of a phone. */
@RunWith(RobolectricTestRunner.class)
public class ManifestTest {
    private static final String OWN = "org.baoqi.app.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION";

    private final Context context = ApplicationProvider.getApplicationContext();

    @Test
    public void asksForMicrophoneVibrationTheForegroundServiceAndSocketsAlone() throws Exception {
        String[] asked = context.getPackageManager()
                .getPackageInfo(context.getPackageName(), PackageManager.GET_PERMISSIONS)
                .requestedPermissions;
        Set<String> allowed = Set.of(
                "android.permission.RECORD_AUDIO",
                "android.permission.VIBRATE",
                // Phones of one local network follow a refereed match.
                "android.permission.INTERNET",
                "android.permission.FOREGROUND_SERVICE",
                "android.permission.FOREGROUND_SERVICE_SPECIAL_USE",
                // AndroidX protects the app's own broadcasts with it; no user is asked.
                OWN);
        for (String permission : asked) assertTrue(permission, allowed.contains(permission));
    }

    @Test
    public void theClockRunsAsASpecialUse() throws Exception {
        ServiceInfo service = context.getPackageManager()
                .getServiceInfo(new ComponentName(context, ClockService.class), PackageManager.GET_META_DATA);
        assertEquals(ServiceInfo.FOREGROUND_SERVICE_TYPE_SPECIAL_USE, service.getForegroundServiceType());
        assertEquals(false, service.exported);
    }
}
