package org.baoqi.speech.match;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** A {@link MatchLog} in a file. Events are on the disk, not only on their way to it, when {@link #append} returns. */
public final class FileStore implements MatchStore, Closeable {
    private final FileChannel file;
    private MatchLog.Chain chain;
    /** How much of the file counts. */
    private long sound;
    /** Whether something may stand behind that which was refused. */
    private boolean spoilt;

    private FileStore(FileChannel file, MatchLog.Chain chain, long sound) {
        this.file = file;
        this.chain = chain;
        this.sound = sound;
    }

    /** A new log; an exception, and no file, if there is one already or no room. */
    public static FileStore create(Path path) throws IOException {
        FileStore store = open(path, StandardOpenOption.CREATE_NEW, MatchLog.Chain.START, 0);
        try {
            store.write(MatchLog.HEADER + "\n");
            keepName(path);
            return store;
        } catch (IOException full) {
            store.close();
            Files.deleteIfExists(path);
            throw full;
        }
    }

    /** A new log that begins with the events of another. */
    public static FileStore create(Path path, List<? extends MatchEvent> events) throws IOException {
        FileStore store = create(path);
        try {
            store.write(MatchLog.write(events, store.chain));
            return store;
        } catch (IOException full) {
            store.close();
            Files.deleteIfExists(path);
            throw full;
        }
    }

    /** Goes on with a log that is not damaged; a line at its end that was never finished is cut off. */
    public static FileStore append(Path path, MatchLog.Reading.Read log) throws IOException {
        if (log.damage().isPresent()) throw new IllegalArgumentException("a damaged log is left as it is");
        FileStore store = open(path, StandardOpenOption.WRITE, log.end(), log.length());
        store.spoilt = true;
        return store;
    }

    private static FileStore open(Path path, StandardOpenOption how, MatchLog.Chain chain, long sound)
            throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE, how);
        try {
            if (isFree(file)) return new FileStore(file, chain, sound);
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
        file.close();
        throw new InUseException(path);
    }

    private static boolean isFree(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException ours) {
            return false;
        }
    }

    /** The name of a new file has to be on the disk, too; where folders cannot be synced, it is there soon. */
    private static void keepName(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(true);
        } catch (IOException notHere) {
            // Not every system can.
        }
    }

    /** Another match is being played into the same file. */
    public static final class InUseException extends IOException {
        private static final long serialVersionUID = 1;

        InUseException(Path path) {
            super(path.toString());
        }
    }

    @Override
    public void append(List<? extends MatchEvent> events, MatchState after) {
        try {
            write(MatchLog.write(events, chain));
        } catch (IOException full) {
            cutOff();
            throw new RefusedException(full);
        }
    }

    /** Writes lines behind those that count. What is written in part goes before anything else is written. */
    private void write(String lines) throws IOException {
        if (lines.isEmpty()) return;
        if (spoilt) file.truncate(sound);
        spoilt = true;
        ByteBuffer bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.UTF_8));
        long at = sound;
        while (bytes.hasRemaining()) at += file.write(bytes, at);
        file.force(false);
        spoilt = false;
        sound = at;
        chain = after(lines);
    }

    private MatchLog.Chain after(String lines) {
        if (lines.equals(MatchLog.HEADER + "\n")) return chain;
        int begin = lines.lastIndexOf('\n', lines.length() - 2) + 1;
        return chain.after(lines.substring(begin, lines.length() - 1));
    }

    @Override
    public void close() throws IOException {
        if (spoilt) cutOff();
        file.close();
    }

    /** Takes away what was refused; where that is refused, too, it is tried again before anything else is written. */
    private void cutOff() {
        try {
            file.truncate(sound);
            spoilt = false;
        } catch (IOException broken) {
            spoilt = true;
        }
    }
}
