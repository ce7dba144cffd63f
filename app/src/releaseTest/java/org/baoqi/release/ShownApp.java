package org.baoqi.release;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.os.Bundle;
import android.os.Looper;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction;
import android.view.accessibility.AccessibilityNodeProvider;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.robolectric.util.ReflectionHelpers;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/** A window of the app, known by its accessibility tree alone: what stands behind a node has whatever name R8 gave it. */
final class ShownApp {
    private static final Duration FRAME = Duration.ofMillis(16);
    private static final long PATIENCE = 15_000;
    private static final int EDGE = 16;
    private static final int STEPS = 6;

    private final Activity window;

    ShownApp(Activity window) {
        this.window = window;
    }

    /** Something that a screen reader can go to. */
    record Node(int id, String label, AccessibilityNodeInfo info) {
        boolean isPressed() {
            return info.isClickable();
        }
    }

    /** Everything that is drawn now, in the order of the tree. */
    List<Node> nodes() {
        draw();
        List<Node> all = new ArrayList<>();
        AccessibilityNodeProvider provider = provider();
        if (provider != null) collect(provider, AccessibilityNodeProvider.HOST_VIEW_ID, all);
        return all;
    }

    private void draw() {
        shadowOf(Looper.getMainLooper()).idleFor(FRAME);
        Bitmap paper = Bitmap.createBitmap(EDGE, EDGE, Bitmap.Config.ARGB_8888);
        window.getWindow().getDecorView().draw(new Canvas(paper));
        shadowOf(Looper.getMainLooper()).idleFor(FRAME);
    }

    private AccessibilityNodeProvider provider() {
        return provider(window.getWindow().getDecorView());
    }

    private static AccessibilityNodeProvider provider(View view) {
        AccessibilityNodeProvider own = view.getAccessibilityNodeProvider();
        if (own != null || !(view instanceof ViewGroup group)) return own;
        for (int i = 0; i < group.getChildCount() && own == null; i++) own = provider(group.getChildAt(i));
        return own;
    }

    /** A thing that is pressed is called by what stands in it, as readers call it. */
    private static String collect(AccessibilityNodeProvider provider, int id, List<Node> all) {
        AccessibilityNodeInfo info = provider.createAccessibilityNodeInfo(id);
        if (info == null) return "";
        int place = all.size();
        List<String> inside = new ArrayList<>();
        for (int i = 0; i < info.getChildCount(); i++) inside.add(collect(provider, child(info, i), all));
        String own = label(info);
        inside.removeIf(String::isEmpty);
        String label = own.isEmpty() ? String.join(", ", inside) : own;
        boolean isOne = info.isScreenReaderFocusable() || info.isClickable();
        all.add(place, new Node(id, isOne ? label : own, info));
        return isOne ? "" : label;
    }

    private static int child(AccessibilityNodeInfo info, int index) {
        long child = ReflectionHelpers.callInstanceMethod(info, "getChildId", ClassParameter.from(int.class, index));
        return (int) (child >> Integer.SIZE);
    }

    private static String label(AccessibilityNodeInfo info) {
        CharSequence label = info.getContentDescription() == null ? info.getText() : info.getContentDescription();
        return label == null ? "" : label.toString();
    }

    List<String> labels() {
        return nodes().stream()
                .map(Node::label)
                .filter(label -> !label.isEmpty())
                .collect(Collectors.toList());
    }

    /** Waits until it holds: the app has threads of its own. */
    void await(String what, BooleanSupplier holds) {
        long end = System.currentTimeMillis() + PATIENCE;
        while (!holds.getAsBoolean()) {
            if (System.currentTimeMillis() > end) throw new AssertionError("never: " + what + "; shown: " + labels());
            sleep();
        }
    }

    private static void sleep() {
        try {
            Thread.sleep(FRAME.toMillis());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits for something and scrolls to it, as a reader does that swipes on. */
    Node await(Predicate<Node> wanted, String what) {
        List<Node> found = new ArrayList<>();
        await(what, () -> {
            List<Node> shown = nodes();
            shown.stream().filter(wanted).limit(1).forEach(found::add);
            if (found.isEmpty()) scroll(shown);
            return !found.isEmpty();
        });
        return found.get(0);
    }

    /** Down to the end, then from the start again. */
    private void scroll(List<Node> shown) {
        boolean moved = shown.stream().anyMatch(node -> did(node, AccessibilityAction.ACTION_SCROLL_FORWARD));
        while (!moved && nodes().stream().anyMatch(node -> did(node, AccessibilityAction.ACTION_SCROLL_BACKWARD)))
            draw();
    }

    private boolean did(Node node, AccessibilityAction action) {
        return node.info().getActionList().contains(action)
                && provider().performAction(node.id(), action.getId(), null);
    }

    void awaitLabel(String words) {
        await(node -> node.label().contains(words), words);
    }

    /** A double tap on what is called so. */
    void press(String label) {
        Node node = await(each -> each.label().equals(label) && each.isPressed(), "to press " + label);
        press(node);
    }

    void press(Node node) {
        act(node, AccessibilityNodeInfo.ACTION_CLICK, null);
    }

    /** An action of the menu that a screen reader opens on a node. */
    void choose(String label, String action) {
        Node node = await(
                each -> each.label().startsWith(label) && action(each, action).isPresent(), label + ": " + action);
        act(node, action(node, action).get().getId(), null);
    }

    private static Optional<AccessibilityAction> action(Node node, String name) {
        return node.info().getActionList().stream()
                .filter(action -> action.getLabel() != null
                        && action.getLabel().toString().equals(name))
                .findFirst();
    }

    void type(String label, String text) {
        Node node = await(each -> each.info().isEditable() && each.label().contains(label), "to type in " + label);
        Bundle typed = new Bundle();
        typed.putCharSequence(AccessibilityNodeInfo.ACTION_ARGUMENT_SET_TEXT_CHARSEQUENCE, text);
        act(node, AccessibilityNodeInfo.ACTION_SET_TEXT, typed);
    }

    /** A finger that flicks to the right. */
    void flick() {
        View decor = window.getWindow().getDecorView();
        long at = SystemClock.uptimeMillis();
        float y = decor.getHeight() / 2f;
        touch(decor, at, MotionEvent.ACTION_DOWN, decor.getWidth() / 4f, y);
        for (int step = 1; step <= STEPS; step++)
            touch(decor, at, MotionEvent.ACTION_MOVE, decor.getWidth() * (1 + 2f * step / STEPS) / 4, y);
        touch(decor, at, MotionEvent.ACTION_UP, decor.getWidth() * 3 / 4f, y);
    }

    private void touch(View decor, long down, int action, float x, float y) {
        MotionEvent event = MotionEvent.obtain(down, SystemClock.uptimeMillis(), action, x, y, 0);
        event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
        decor.dispatchTouchEvent(event);
        event.recycle();
        draw();
    }

    private void act(Node node, int action, Bundle with) {
        assertTrue(node.label(), provider().performAction(node.id(), action, with));
        draw();
    }
}
