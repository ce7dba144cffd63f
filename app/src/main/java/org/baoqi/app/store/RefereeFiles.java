package org.baoqi.app.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.speech.match.MatchLog;

/** Matches that the first version refereed into files of their own: they move into the database, where backups find them. */
public final class RefereeFiles {
    private static final String LOG = ".log";
    /** Beside a log that was put into the library already. */
    private static final String KEPT = ".kept";

    private RefereeFiles() {}

    /** Moves what lies in a folder, the oldest first; a file is set aside once its match is stored, one of a later version waits. */
    public static void moveInto(GameStore store, Path folder) {
        for (Path log : logs(folder)) {
            try {
                boolean known = Files.exists(log.resolveSibling(log.getFileName() + KEPT));
                MatchLog.Reading reading = MatchLog.read(Files.readAllBytes(log));
                if (reading instanceof MatchLog.Reading.Newer) continue;
                if (!known && reading instanceof MatchLog.Reading.Read read)
                    store.begin(read.state().setup()).append(read.events(), read.state());
                Files.move(log, log.resolveSibling(log.getFileName() + ".moved"), StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                throw new GameStore.StorageException(e);
            }
        }
    }

    private static List<Path> logs(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(path -> path.getFileName().toString().endsWith(LOG))
                    .sorted()
                    .collect(Collectors.toList());
        } catch (IOException e) {
            throw new GameStore.StorageException(e);
        }
    }
}
