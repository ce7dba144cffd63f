package org.baoqi.app.referee;

import android.content.Context;
import android.media.MediaPlayer;
import android.media.MediaRecorder;
import android.os.Build;
import android.os.Handler;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.baoqi.app.listen.AndroidRecogniser;

/** The phone's microphone and loudspeaker, with its own encoder. */
public final class AndroidSound implements EvidenceRecorder.Sound {
    /** Speech is clear at this, and an hour takes less than fifteen megabytes. */
    static final int BITS_PER_SECOND = 32_000;

    private static final int SAMPLES_PER_SECOND = 16_000;

    private final Context context;
    private final Handler main;
    private MediaPlayer player;

    public AndroidSound(Context context, Handler main) {
        this.context = context;
        this.main = main;
    }

    @Override
    public boolean isAllowed() {
        return AndroidRecogniser.isAllowed(context);
    }

    /** AAC in frames that each stand for themselves: a file that was cut off can be played. */
    @Override
    public Runnable record(Path file) throws IOException {
        MediaRecorder recorder = recorder();
        try {
            recorder.setAudioSource(MediaRecorder.AudioSource.MIC);
            recorder.setOutputFormat(MediaRecorder.OutputFormat.AAC_ADTS);
            recorder.setAudioEncoder(MediaRecorder.AudioEncoder.AAC);
            recorder.setAudioChannels(1);
            recorder.setAudioSamplingRate(SAMPLES_PER_SECOND);
            recorder.setAudioEncodingBitRate(BITS_PER_SECOND);
            recorder.setOutputFile(file.toString());
            recorder.prepare();
            recorder.start();
        } catch (RuntimeException busy) {
            recorder.release();
            throw new IOException(busy);
        }
        return () -> stop(recorder);
    }

    /** A recorder that was stopped before it heard anything throws, and has left an empty file. */
    private static void stop(MediaRecorder recorder) {
        try {
            recorder.stop();
        } catch (RuntimeException nothingHeard) {
            recorder.reset();
        }
        recorder.release();
    }

    @SuppressWarnings("deprecation")
    private MediaRecorder recorder() {
        return Build.VERSION.SDK_INT >= Build.VERSION_CODES.S ? new MediaRecorder(context) : new MediaRecorder();
    }

    @Override
    public void play(List<EvidenceRecorder.Playable> parts) {
        hush();
        if (parts.isEmpty()) return;
        EvidenceRecorder.Playable first = parts.get(0);
        MediaPlayer next = new MediaPlayer();
        player = next;
        try {
            next.setDataSource(first.file().toString());
            next.prepare();
        } catch (IOException unreadable) {
            play(parts.subList(1, parts.size()));
            return;
        }
        next.seekTo((int) first.from().toMillis());
        next.start();
        Duration length = first.to().minus(first.from());
        main.postDelayed(() -> goOn(next, parts.subList(1, parts.size())), length.toMillis());
    }

    private void goOn(MediaPlayer ended, List<EvidenceRecorder.Playable> rest) {
        if (player == ended) play(rest);
    }

    @Override
    public void hush() {
        if (player != null) player.release();
        player = null;
    }
}
