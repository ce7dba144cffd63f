package org.baoqi.app.referee;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.baoqi.app.kit.ChangeObservers;
import org.baoqi.app.speak.PhoneSpeech;
import org.baoqi.speech.match.Evidence;

/**
 * Records what is announced while {@link Evidence} wants it, a piece for each turn. The microphone belongs to one at a time:
 * while somebody is listened to, and while the app is not on the screen, nothing is recorded. Called on the main thread.
 */
public final class EvidenceRecorder implements PhoneSpeech.Pause {
    /** What makes and plays recordings. */
    public interface Sound {
        /** Whether the user lets the app hear. */
        boolean isAllowed();

        /** Records into a file until the answer is run; an exception where the microphone cannot be had. */
        Runnable record(Path file) throws IOException;

        /** Plays one part after the other. */
        void play(List<Playable> parts);

        void hush();
    }

    /** A part of a file. */
    public record Playable(Path file, Duration from, Duration to) {}

    /** What is recorded of one turn of a match; the file is the worker's alone. */
    private static final class Piece {
        private final String match;
        private final int turn;
        private Path file;
        private Runnable stop = () -> {};

        Piece(RefereedMatch.View view) {
            this.match = view.id();
            this.turn = turnOf(view);
        }

        boolean isOf(RefereedMatch.View view) {
            return match.equals(view.id()) && turn == turnOf(view);
        }

        private static int turnOf(RefereedMatch.View view) {
            return view.state().history().plies().size();
        }
    }

    private final RefereedMatch referee;
    private final EvidenceFiles files;
    private final Sound sound;
    private final Executor worker;
    private final Executor main;
    private final ChangeObservers observers = new ChangeObservers();
    private Optional<Piece> running = Optional.empty();
    private Optional<Piece> failed = Optional.empty();
    private boolean held;
    private boolean shown;

    /** @param worker waits for microphone and disk, one thing after the other */
    public EvidenceRecorder(RefereedMatch referee, EvidenceFiles files, Sound sound, Executor worker, Executor main) {
        this.referee = referee;
        this.files = files;
        this.sound = sound;
        this.worker = worker;
        this.main = main;
        referee.observe(this::look);
    }

    /** Whether the microphone is recorded now. */
    public boolean isRunning() {
        return running.isPresent();
    }

    /** Whether it ought to be recorded, and cannot be. */
    public boolean hasFailed() {
        return failed.isPresent();
    }

    public boolean isAllowed() {
        return sound.isAllowed();
    }

    /** Tells an observer of every change until the answer is run. */
    public Runnable observe(Runnable observer) {
        return observers.add(observer);
    }

    /** Somebody is listened to: the microphone is his. */
    @Override
    public void hold() {
        held = true;
        sound.hush();
        look();
    }

    @Override
    public void release() {
        held = false;
        look();
    }

    /** The app has come to the screen, or left it. */
    public void shown(boolean now) {
        shown = now;
        look();
    }

    private void look() {
        Optional<RefereedMatch.View> wanted =
                referee.view().filter(view -> shown && !held && Evidence.isWanted(view.state()));
        if (!wanted.isPresent()) failed = Optional.empty();
        boolean goesOn = wanted.isPresent() ? isOf(wanted.get(), running) : !running.isPresent();
        if (goesOn || wanted.isPresent() && isOf(wanted.get(), failed)) return;
        running.ifPresent(this::stop);
        running = wanted.map(this::start);
        observers.tell();
    }

    private static boolean isOf(RefereedMatch.View view, Optional<Piece> piece) {
        return piece.filter(one -> one.isOf(view)).isPresent();
    }

    private Piece start(RefereedMatch.View view) {
        Piece piece = new Piece(view);
        Duration from = referee.now();
        worker.execute(() -> {
            try {
                piece.file = files.begin(piece.match, from);
                piece.stop = sound.record(piece.file);
            } catch (IOException noMicrophone) {
                main.execute(() -> fail(piece));
            }
        });
        return piece;
    }

    private void fail(Piece piece) {
        if (!running.filter(now -> now == piece).isPresent()) return;
        running = Optional.empty();
        failed = Optional.of(piece);
        observers.tell();
    }

    private void stop(Piece piece) {
        Duration until = referee.now();
        worker.execute(() -> {
            piece.stop.run();
            try {
                if (piece.file != null) files.end(piece.file, until.minus(begun(piece.file)));
            } catch (IOException cannotBeNamed) {
                // The piece keeps its first name, under which it is found as one that was cut off.
            }
        });
    }

    private static Duration begun(Path file) {
        return Duration.ofMillis(Long.parseLong(file.getFileName().toString().replace(".aac", "")));
    }

    /**
     * Plays how a move was announced, from all that is whole by now.
     *
     * @param ply its place in the game, from 0
     * @param found hears whether there is anything to play, on the main thread
     */
    public void play(int ply, Consumer<Boolean> found) {
        referee.log((id, events) ->
                worker.execute(() -> {
                    List<EvidenceFiles.Kept> kept = files.of(id);
                    List<Playable> parts = Evidence.of(
                                    ply,
                                    events,
                                    kept.stream().map(EvidenceFiles.Kept::piece).collect(Collectors.toList()))
                            .stream()
                            .map(part -> new Playable(file(part.piece(), kept), part.from(), part.to()))
                            .collect(Collectors.toList());
                    main.execute(() -> {
                        found.accept(!parts.isEmpty());
                        sound.play(parts);
                    });
                }));
    }

    private static Path file(Evidence.Piece piece, List<EvidenceFiles.Kept> kept) {
        return kept.stream()
                .filter(each -> each.piece().equals(piece))
                .findFirst()
                .orElseThrow(IllegalStateException::new)
                .file();
    }

    public void hush() {
        sound.hush();
    }
}
