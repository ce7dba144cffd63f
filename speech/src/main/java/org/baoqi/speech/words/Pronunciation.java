package org.baoqi.speech.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes a text the way a voice must be given it: a Mandarin voice reads 車 chē unless it is written 居.
 *
 * <p>This is the one place through which all goes that is spoken: whatever sentence an English move stands in, it is spelled.
 *
 * <p>The table {@code pronunciation.<voice>.tsv} beside this class has a written and a spoken form a line; where several
 * fit, the longest written form wins.
 */
public final class Pronunciation {
    private static final Map<SpokenLanguage, Pronunciation> ALL = new EnumMap<>(SpokenLanguage.class);

    private final Map<String, String> spoken;
    private final Pattern written;
    private final boolean spells;

    static {
        for (SpokenLanguage voice : SpokenLanguage.values())
            ALL.put(
                    voice,
                    new Pronunciation(
                            load("pronunciation." + voice.dialect() + ".tsv"), voice == SpokenLanguage.ENGLISH));
    }

    private Pronunciation(Map<String, String> spoken, boolean spells) {
        this.spells = spells;
        this.spoken = spoken;
        this.written = Pattern.compile(spoken.keySet().stream()
                .sorted((a, b) -> b.length() - a.length())
                .map(Pattern::quote)
                .collect(Collectors.joining("|")));
    }

    public static Pronunciation of(SpokenLanguage voice) {
        return ALL.get(voice);
    }

    /** For a voice that its listener has corrected: written forms and how they are to be spoken. */
    public Pronunciation with(Map<String, String> corrections) {
        Map<String, String> corrected = new LinkedHashMap<>(spoken);
        corrected.putAll(corrections);
        return new Pronunciation(corrected, spells);
    }

    public String of(String text) {
        Matcher places = written.matcher(spells ? SpelledMove.in(text) : text);
        StringBuffer out = new StringBuffer();
        while (places.find()) places.appendReplacement(out, Matcher.quoteReplacement(spoken.get(places.group())));
        return places.appendTail(out).toString();
    }

    private static Map<String, String> load(String file) {
        Map<String, String> table = new LinkedHashMap<>();
        try (InputStream in = Pronunciation.class.getResourceAsStream(file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] forms = line.split("\t");
                if (!line.startsWith("#")) table.put(forms[0], forms[1]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }
}
