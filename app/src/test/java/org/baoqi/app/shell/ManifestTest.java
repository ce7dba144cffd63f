package org.baoqi.app.shell;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.content.pm.ServiceInfo;
import android.content.res.XmlResourceParser;
import android.net.Uri;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.baoqi.app.R;
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
    public void asksForNothingButWhatAGameNeeds() throws Exception {
        String[] asked = context.getPackageManager()
                .getPackageInfo(context.getPackageName(), PackageManager.GET_PERMISSIONS)
                .requestedPermissions;
        Set<String> allowed = Set.of(
                "android.permission.RECORD_AUDIO",
                "android.permission.VIBRATE",
                // Phones of one local network follow a refereed match.
                "android.permission.INTERNET",
                "android.permission.FOREGROUND_SERVICE",
                "android.permission.POST_NOTIFICATIONS",
                // While a timed game runs, and no longer.
                "android.permission.WAKE_LOCK",
                "android.permission.FOREGROUND_SERVICE_SPECIAL_USE",
                // AndroidX protects the app's own broadcasts with it; no user is asked.
                OWN);
        for (String permission : asked) assertTrue(permission, allowed.contains(permission));
    }

    private boolean isOffered(String uri, String type) {
        Intent view = new Intent(Intent.ACTION_VIEW).setDataAndType(Uri.parse(uri), type);
        return !context.getPackageManager().queryIntentActivities(view, 0).isEmpty();
    }

    /** By name where there is one, else by the type that Android gives such files. */
    @Test
    public void filesOfGamesAreOfferedAndOtherFilesAreNot() {
        for (String name : List.of(
                "a.pgn", "A.PGN", "b.xqf", "c.cbr", "d.cbl", "e.cbf", "2026.11.18.xqf", "baoqi.zip", "baoqi (2).zip"))
            for (String type : List.of("text/plain", "application/octet-stream", "application/x-anything"))
                assertTrue(name + " " + type, isOffered("content://files/Download/" + Uri.encode(name), type));
        assertTrue(isOffered("content://downloads/document/17", "application/vnd.chess-pgn"));
        assertTrue(isOffered("content://downloads/document/18", "application/vnd.comicbook-rar"));
        assertTrue(isOffered("content://downloads/document/19", "application/octet-stream"));
        for (String name : List.of("notes.txt", "photos.zip", "page.html", "pgn", "my.pgn.txt"))
            for (String type : List.of("text/plain", "application/zip"))
                assertFalse(name + " " + type, isOffered("content://files/Download/" + name, type));
        assertFalse(isOffered("content://downloads/document/20", "text/plain"));
    }

    private Set<String> kept(int rules) throws Exception {
        Set<String> kept = new TreeSet<>();
        XmlResourceParser xml = context.getResources().getXml(rules);
        for (int event = xml.getEventType(); event != XmlResourceParser.END_DOCUMENT; event = xml.next())
            if (event == XmlResourceParser.START_TAG && xml.getName().equals("include"))
                kept.add(xml.getAttributeValue(null, "domain") + " " + xml.getAttributeValue(null, "path"));
        return kept;
    }

    /** The database has the refereed matches, too. */
    @Test
    public void gamesAndChoicesAloneGoAlongToAnotherPhone() throws Exception {
        Set<String> games = Set.of("database .", "sharedpref settings.xml");
        assertEquals(games, kept(R.xml.backup_rules));
        assertEquals(games, kept(R.xml.data_extraction_rules));
    }

    @Test
    public void theClockRunsAsASpecialUse() throws Exception {
        ServiceInfo service = context.getPackageManager()
                .getServiceInfo(new ComponentName(context, ClockService.class), PackageManager.GET_META_DATA);
        assertEquals(ServiceInfo.FOREGROUND_SERVICE_TYPE_SPECIAL_USE, service.getForegroundServiceType());
        assertEquals(false, service.exported);
    }
}
