package org.baoqi.speech.match;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** A {@link MatchLog} in a file. Events are on the disk, not only on their way to it, when {@link #append} returns. */
public final class FileStore implements MatchStore, Closeable {
    private final FileChannel file;

    private FileStore(FileChannel file) {
        this.file = file;
    }

    /** A new log; an exception if the file is there already. */
    public static FileStore create(Path path) throws IOException {
        FileStore store = open(path, StandardOpenOption.CREATE_NEW);
        store.write(MatchLog.HEADER + "\n");
        return store;
    }

    /** Goes on with a log after its sound part; what is torn is cut off. */
    public static FileStore append(Path path, int soundLength) throws IOException {
        FileStore store = open(path, StandardOpenOption.CREATE);
        store.file.truncate(soundLength).position(soundLength);
        return store;
    }

    private static FileStore open(Path path, StandardOpenOption how) throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE, how);
        if (isFree(file)) return new FileStore(file);
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

    /** Another match is being played into the same file. */
    public static final class InUseException extends IOException {
        private static final long serialVersionUID = 1;

        InUseException(Path path) {
            super(path.toString());
        }
    }

    @Override
    public void append(List<? extends MatchEvent> events, MatchState after) {
        long sound = length();
        try {
            write(MatchLog.write(events));
        } catch (IOException full) {
            forget(sound, full);
            throw new RefusedException(full);
        }
    }

    private long length() {
        try {
            return file.position();
        } catch (IOException closed) {
            throw new RefusedException(closed);
        }
    }

    /** Cuts off what was written in part, so that a later event does not follow half a line. */
    private void forget(long sound, IOException why) {
        try {
            file.truncate(sound).position(sound);
        } catch (IOException broken) {
            why.addSuppressed(broken);
        }
    }

    private void write(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) file.write(bytes);
        file.force(false);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
