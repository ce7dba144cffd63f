package org.baoqi.app.kit.nav;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/** The way that a user came, home first. Called on the main thread. */
public final class Navigator {
    private static final List<Screen> START = List.of(new Screen.Home());

    private final MutableStateFlow<List<Screen>> stack = StateFlowKt.MutableStateFlow(START);

    public StateFlow<List<Screen>> stack() {
        return stack;
    }

    public boolean atHome() {
        return stack.getValue().size() == 1;
    }

    /** Goes to a screen; where the way led through it, back to it. */
    public void open(Screen screen) {
        List<Screen> way = new ArrayList<>(stack.getValue());
        int seen = way.indexOf(screen);
        if (seen >= 0) way.subList(seen, way.size()).clear();
        way.add(screen);
        stack.setValue(List.copyOf(way));
    }

    /** Goes to a screen from which Back leads home: a new game is not left into the form that began it. */
    public void openFromHome(Screen screen) {
        stack.setValue(START);
        open(screen);
    }

    /** Goes one screen back; at home it stays. */
    public void back() {
        List<Screen> way = stack.getValue();
        if (way.size() > 1) stack.setValue(List.copyOf(way.subList(0, way.size() - 1)));
    }

    public List<String> save() {
        return stack.getValue().stream().map(Screen::text).collect(Collectors.toList());
    }

    /** Takes up a saved way, without the screens that are there no more. */
    public void restore(List<String> saved) {
        stack.setValue(START);
        saved.stream()
                .map(Screen::read)
                .filter(Optional::isPresent)
                .map(Optional::get)
                .forEach(this::open);
    }
}
