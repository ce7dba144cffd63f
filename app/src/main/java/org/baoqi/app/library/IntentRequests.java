package org.baoqi.app.library;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import androidx.activity.result.contract.ActivityResultContracts.RequestMultiplePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/**
 * Asks other apps to do something: to let a document be chosen, to share a text. The screen sends the intents. While the
 * user chooses, the system may end this app; so what is to be done with the document is found again by a name, and waits
 * until the screen that does it has come up again. Called on the main thread.
 */
public final class IntentRequests {
    private final MutableStateFlow<Optional<Request>> next = StateFlowKt.MutableStateFlow(Optional.empty());
    private final Map<String, Consumer<Uri>> uses = new HashMap<>();
    private final Map<String, Uri> unused = new HashMap<>();

    /**
     * @param intents the first that an app takes is sent
     * @param use what is done with the document that is chosen, by its name; empty where none is
     */
    public record Request(List<Intent> intents, String use) {}

    /** The request to be sent. */
    public StateFlow<Optional<Request>> next() {
        return next;
    }

    /** The request is on its way, or nobody takes it. */
    public void sent() {
        next.setValue(Optional.empty());
    }

    /** The document that the user has chosen for a use. */
    public void answer(String use, Uri document) {
        Optional<Consumer<Uri>> user = Optional.ofNullable(uses.get(use));
        user.ifPresent(now -> now.accept(document));
        if (!user.isPresent()) unused.put(use, document);
    }

    /** Says what is done with a document, until the answer is run. One that has come before is used at once. */
    Runnable use(String name, Consumer<Uri> user) {
        uses.put(name, user);
        Optional.ofNullable(unused.remove(name)).ifPresent(user);
        return () -> uses.remove(name, user);
    }

    /** Any file: those of other programs have no type that Android knows. */
    void open(String use) {
        send(
                new Intent(Intent.ACTION_OPEN_DOCUMENT)
                        .addCategory(Intent.CATEGORY_OPENABLE)
                        .setType("*/*"),
                use);
    }

    void create(String name, String type, String use) {
        send(
                new Intent(Intent.ACTION_CREATE_DOCUMENT)
                        .addCategory(Intent.CATEGORY_OPENABLE)
                        .setType(type)
                        .putExtra(Intent.EXTRA_TITLE, name),
                use);
    }

    public void share(String text) {
        Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
        send(Intent.createChooser(send, null), "");
    }

    /** Lets the user allow something; the system asks him. */
    public void ask(String permission) {
        send(
                new Intent(RequestMultiplePermissions.ACTION_REQUEST_PERMISSIONS)
                        .putExtra(RequestMultiplePermissions.EXTRA_PERMISSIONS, new String[] {permission}),
                "");
    }

    /** Opens the first of these places that the phone has. */
    public void go(List<Intent> places) {
        next.setValue(Optional.of(new Request(places, "")));
    }

    private void send(Intent intent, String use) {
        next.setValue(Optional.of(new Request(List.of(intent), use)));
    }

    /** The text of the clipboard, if it has one. */
    static Optional<String> pasted(Context context) {
        ClipData clip = context.getSystemService(ClipboardManager.class).getPrimaryClip();
        if (clip == null || clip.getItemCount() == 0) return Optional.empty();
        return Optional.ofNullable(clip.getItemAt(0).coerceToText(context))
                .map(CharSequence::toString)
                .filter(text -> !text.trim().isEmpty());
    }
}
