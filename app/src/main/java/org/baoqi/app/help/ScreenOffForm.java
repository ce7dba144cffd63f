package org.baoqi.app.help;

import android.Manifest;
import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.net.Uri;
import android.os.Build;
import android.os.PowerManager;
import android.provider.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.baoqi.app.R;
import org.baoqi.app.kit.ScreenServices;
import org.baoqi.app.kit.form.Form;
import org.baoqi.app.kit.form.Row;

/** What a phone must be told so that a clock goes on while the screen is off, and the way to where it is told. */
public final class ScreenOffForm extends Form {
    private final Consumer<List<Intent>> go;
    private final Consumer<String> ask;

    /**
     * @param go opens the first of these places that the phone has
     * @param ask asks the user for a permission
     */
    public ScreenOffForm(ScreenServices services, Consumer<List<Intent>> go, Consumer<String> ask) {
        super(services);
        this.go = go;
        this.ask = ask;
    }

    /** The user may have been in the phone's settings. */
    @Override
    public void shown() {
        refresh();
    }

    @Override
    protected String title() {
        return text(R.string.screen_off_title);
    }

    @Override
    protected List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        rows.add(button(R.string.screen_off_read, () -> services.say(sentences())));
        rows.add(new Row.Note(text(R.string.screen_off_how)));
        rows.add(new Row.Note(saving()));
        rows.add(button(
                R.string.screen_off_battery,
                () -> go.accept(List.of(
                        new Intent(Settings.ACTION_IGNORE_BATTERY_OPTIMIZATION_SETTINGS), app(), anySettings()))));
        Maker maker = Maker.of(Build.MANUFACTURER);
        if (maker != Maker.OTHER) {
            rows.add(new Row.Note(text(maker.steps)));
            rows.add(button(R.string.screen_off_maker, () -> go.accept(maker.places(app(), anySettings()))));
        }
        if (isSilenced()) {
            rows.add(new Row.Note(text(R.string.screen_off_notify)));
            rows.add(button(R.string.screen_off_allow, () -> ask.accept(Manifest.permission.POST_NOTIFICATIONS)));
        }
        return rows;
    }

    private List<String> sentences() {
        return rows().stream()
                .filter(row -> row instanceof Row.Note)
                .map(row -> ((Row.Note) row).label())
                .collect(Collectors.toList());
    }

    private String saving() {
        Context context = services.context();
        boolean free =
                context.getSystemService(PowerManager.class).isIgnoringBatteryOptimizations(context.getPackageName());
        return text(free ? R.string.screen_off_free : R.string.screen_off_saving);
    }

    /** From Android 13 on the user is asked whether times may be shown where the app is not seen. */
    private boolean isSilenced() {
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU
                && services.context().checkSelfPermission(Manifest.permission.POST_NOTIFICATIONS)
                        != PackageManager.PERMISSION_GRANTED;
    }

    private Intent app() {
        return new Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS)
                .setData(Uri.fromParts("package", services.context().getPackageName(), null));
    }

    private static Intent anySettings() {
        return new Intent(Settings.ACTION_SETTINGS);
    }

    /** Makers whose phones end apps by rules of their own, and their pages, newest first. */
    private enum Maker {
        HUAWEI(
                List.of("huawei", "honor"),
                R.string.screen_off_huawei,
                "com.huawei.systemmanager/.startupmgr.ui.StartupNormalAppListActivity",
                "com.huawei.systemmanager/.optimize.process.ProtectActivity"),
        XIAOMI(
                List.of("xiaomi", "redmi", "poco"),
                R.string.screen_off_xiaomi,
                "com.miui.securitycenter/com.miui.permcenter.autostart.AutoStartManagementActivity",
                "com.miui.securitycenter/com.miui.powercenter.PowerSettings"),
        SAMSUNG(
                List.of("samsung"),
                R.string.screen_off_samsung,
                "com.samsung.android.lool/com.samsung.android.sm.battery.ui.BatteryActivity",
                "com.samsung.android.lool/com.samsung.android.sm.ui.battery.BatteryActivity"),
        OTHER(List.of(), 0);

        private final List<String> names;
        private final int steps;
        private final List<String> pages;

        Maker(List<String> names, int steps, String... pages) {
            this.names = names;
            this.steps = steps;
            this.pages = List.of(pages);
        }

        static Maker of(String manufacturer) {
            String name = manufacturer.toLowerCase(Locale.ROOT);
            return Arrays.stream(values())
                    .filter(maker -> maker.names.contains(name))
                    .findFirst()
                    .orElse(OTHER);
        }

        List<Intent> places(Intent... otherwise) {
            List<Intent> places = new ArrayList<>();
            for (String page : pages) places.add(new Intent().setComponent(ComponentName.unflattenFromString(page)));
            places.addAll(Arrays.asList(otherwise));
            return places;
        }
    }
}
