package org.baoqi.app.library;

import android.content.ClipData;
import android.content.ClipboardManager;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import java.util.Optional;
import java.util.function.Consumer;
import kotlinx.coroutines.flow.MutableStateFlow;
import kotlinx.coroutines.flow.StateFlow;
import kotlinx.coroutines.flow.StateFlowKt;

/**
 * Asks other apps to do something: to let a document be chosen, to share a text. The screen sends the intents. Called on the
 * main thread.
 */
public final class IntentRequests {
    private final MutableStateFlow<Optional<Request>> next = StateFlowKt.MutableStateFlow(Optional.empty());

    private Optional<Request> running = Optional.empty();

    /** @param answer is given the document that was chosen, if one was */
    public record Request(Intent intent, Consumer<Uri> answer) {}

    /** The request to be sent. */
    public StateFlow<Optional<Request>> next() {
        return next;
    }

    /** The request is on its way. */
    public void sent() {
        running = next.getValue();
        next.setValue(Optional.empty());
    }

    /** The document that the user has chosen. */
    public void answer(Uri document) {
        running.ifPresent(request -> request.answer().accept(document));
        running = Optional.empty();
    }

    /** Any file: those of other programs have no type that Android knows. */
    void open(Consumer<Uri> answer) {
        send(
                new Intent(Intent.ACTION_OPEN_DOCUMENT)
                        .addCategory(Intent.CATEGORY_OPENABLE)
                        .setType("*/*"),
                answer);
    }

    void create(String name, String type, Consumer<Uri> answer) {
        send(
                new Intent(Intent.ACTION_CREATE_DOCUMENT)
                        .addCategory(Intent.CATEGORY_OPENABLE)
                        .setType(type)
                        .putExtra(Intent.EXTRA_TITLE, name),
                answer);
    }

    public void share(String text) {
        Intent send = new Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
        send(Intent.createChooser(send, null), uri -> {});
    }

    private void send(Intent intent, Consumer<Uri> answer) {
        next.setValue(Optional.of(new Request(intent, answer)));
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
