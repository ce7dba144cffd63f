package org.baoqi.app.listen;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.baoqi.speech.hear.LearnedSounds;
import org.baoqi.speech.hear.VoiceParser;
import org.baoqi.speech.words.SpokenLanguage;

/**
 * What was learned of how the player sounds, in a file for each language. It stays on this phone: the folder is one that no
 * backup takes along. A file that cannot be read or written costs nothing but what was learned.
 */
public final class LearnedVoice {
    private final Path folder;
    private final Executor disk;
    private final Map<SpokenLanguage, LearnedSounds> learned = new EnumMap<>(SpokenLanguage.class);

    /** @param disk writes, in order */
    public LearnedVoice(File folder, Executor disk) {
        this.folder = folder.toPath();
        this.disk = disk;
    }

    /** The parser of a language for this player; reads its file when it is first asked for. */
    public VoiceParser parser(SpokenLanguage language) {
        return VoiceParser.in(language).learning(sounds(language));
    }

    /** Nothing that was learned counts any more, in any language. */
    public void forget() {
        disk.execute(() -> List.of(SpokenLanguage.values())
                .forEach(language -> sounds(language).forget()));
    }

    private synchronized LearnedSounds sounds(SpokenLanguage language) {
        return learned.computeIfAbsent(
                language,
                one -> new LearnedSounds(read(file(one)), lines -> disk.execute(() -> write(file(one), lines))));
    }

    private Path file(SpokenLanguage language) {
        return folder.resolve("learned-" + language.tag() + ".tsv");
    }

    private static List<String> read(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private static void write(Path file, List<String> lines) {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.write(fresh, lines, StandardCharsets.UTF_8);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            // Learned again another time.
        }
    }
}
