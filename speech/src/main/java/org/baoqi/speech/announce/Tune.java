package org.baoqi.speech.announce;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.CsvTable;

/** A short sound as notes, made without a file: {@code tunes.csv}. */
public record Tune(List<Note> notes) {
    private static final Map<String, Tune> ALL = new HashMap<>();
    private static final double LOUDNESS = 0.5;
    /** A note that begins or ends at full strength clicks. */
    private static final int FADE_MILLIS = 6;

    static {
        for (CsvTable.Row row : CsvTable.read(Tune.class, "tunes.csv"))
            ALL.put(row.text("name"), parse(row.text("notes")));
    }

    public Tune {
        notes = List.copyOf(notes);
    }

    /** @param hertz 0 for a rest */
    public record Note(int hertz, int millis) {}

    public static Tune of(Earcon earcon) {
        return ALL.get(earcon.name());
    }

    /** Somebody is being listened to from now on. */
    public static Tune listening() {
        return ALL.get("LISTENING");
    }

    /** He is listened to no longer. */
    public static Tune listened() {
        return ALL.get("LISTENED");
    }

    public int millis() {
        return notes.stream().mapToInt(Note::millis).sum();
    }

    /** 16-bit samples of one channel. */
    public short[] samples(int perSecond) {
        short[] all = new short[length(millis(), perSecond)];
        int from = 0;
        for (Note note : notes) from = write(note, all, from, perSecond);
        return all;
    }

    private static int write(Note note, short[] all, int from, int perSecond) {
        int length = Math.min(length(note.millis(), perSecond), all.length - from);
        int fade = length(FADE_MILLIS, perSecond);
        for (int i = 0; i < length; i++) {
            double strength = Math.min(1, Math.min(i, length - 1 - i) / (double) fade);
            double wave = Math.sin(2 * Math.PI * note.hertz() * i / perSecond);
            all[from + i] = (short) Math.round(Short.MAX_VALUE * LOUDNESS * strength * wave);
        }
        return from + length;
    }

    private static int length(int millis, int perSecond) {
        return millis * perSecond / 1000;
    }

    private static Tune parse(String notes) {
        List<Note> all = new ArrayList<>();
        for (String note : notes.split(" ")) {
            String[] parts = note.split(":");
            all.add(new Note(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
        }
        return new Tune(all);
    }
}
