package org.baoqi.app.speak;

import android.media.AudioAttributes;
import android.media.AudioFormat;
import android.media.AudioTrack;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import org.baoqi.speech.announce.Tune;

/** Sounds tunes at once. A phone that has no room for one more sound leaves it out: the words tell the same. */
public final class EarconPlayer {
    private static final int RATE = 22_050;

    private final Map<Tune, AudioTrack> tracks = new HashMap<>();

    public void play(Tune tune) {
        try {
            AudioTrack track = tracks.computeIfAbsent(tune, EarconPlayer::track);
            track.stop();
            track.reloadStaticData();
            track.play();
        } catch (IllegalStateException | UnsupportedOperationException noRoom) {
            tracks.remove(tune);
        }
    }

    private static AudioTrack track(Tune tune) {
        byte[] samples = bytes(tune.samples(RATE));
        AudioTrack track = new AudioTrack.Builder()
                .setAudioAttributes(attributes())
                .setAudioFormat(format())
                .setTransferMode(AudioTrack.MODE_STATIC)
                .setBufferSizeInBytes(samples.length)
                .build();
        track.write(samples, 0, samples.length);
        return track;
    }

    private static byte[] bytes(short[] samples) {
        ByteBuffer bytes = ByteBuffer.allocate(samples.length * Short.BYTES).order(ByteOrder.nativeOrder());
        bytes.asShortBuffer().put(samples);
        return bytes.array();
    }

    /** A phone that is set to silent still sounds media: a player who does not see must know that he is listened to. */
    private static AudioAttributes attributes() {
        return new AudioAttributes.Builder()
                .setUsage(AudioAttributes.USAGE_MEDIA)
                .setContentType(AudioAttributes.CONTENT_TYPE_SONIFICATION)
                .build();
    }

    private static AudioFormat format() {
        return new AudioFormat.Builder()
                .setSampleRate(RATE)
                .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
                .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
                .build();
    }
}
