package org.baoqi.app.settings;

import android.content.SharedPreferences;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/**
 * The settings in a file of preferences. All calls come on the main thread; the file is read and written on
 * {@code disk}, a thread that takes its work in order.
 */
public final class SettingsStore {
    private final Supplier<SharedPreferences> file;
    private final Executor disk;
    private final MutableStateFlow<Optional<Settings>> settings = StateFlowKt.MutableStateFlow(Optional.empty());
    private final List<Consumer<Settings>> observers = new ArrayList<>();
    private UnaryOperator<Settings> waiting = UnaryOperator.identity();

    public SettingsStore(Supplier<SharedPreferences> file, Executor disk, Executor main) {
        this.file = file;
        this.disk = disk;
        disk.execute(() -> {
            Settings found = read(file.get());
            main.execute(() -> loaded(found));
        });
    }

    /** Empty until the file has been read. */
    public StateFlow<Optional<Settings>> settings() {
        return settings;
    }

    /** As chosen so far, or the standard while the file is being read. */
    public Settings now() {
        return settings.getValue().orElse(Settings.STANDARD);
    }

    /** Tells an observer the settings, as soon as they are read and whenever they change, until the answer is run. */
    public Runnable observe(Consumer<Settings> observer) {
        observers.add(observer);
        settings.getValue().ifPresent(observer);
        return () -> observers.remove(observer);
    }

    public <T> void choose(Choice<T> choice, T value) {
        change(all -> all.with(choice, value));
    }

    /** Changes what is chosen and keeps it; where the file has not been read yet, as soon as it is. */
    public void change(UnaryOperator<Settings> change) {
        Optional<Settings> before = settings.getValue();
        if (before.isPresent()) keep(change.apply(before.get()));
        else waiting = waiting.andThen(change)::apply;
    }

    private void loaded(Settings found) {
        Settings changed = waiting.apply(found);
        if (changed.equals(found)) set(found);
        else keep(changed);
    }

    private void keep(Settings changed) {
        set(changed);
        disk.execute(() -> write(changed));
    }

    private void set(Settings now) {
        settings.setValue(Optional.of(now));
        List.copyOf(observers).forEach(observer -> observer.accept(now));
    }

    private static Settings read(SharedPreferences file) {
        Map<String, String> chosen = new HashMap<>();
        file.getAll().forEach((key, value) -> chosen.put(key, String.valueOf(value)));
        return new Settings(chosen);
    }

    private void write(Settings changed) {
        SharedPreferences.Editor editor = file.get().edit();
        changed.chosen().forEach(editor::putString);
        editor.commit();
    }
}
