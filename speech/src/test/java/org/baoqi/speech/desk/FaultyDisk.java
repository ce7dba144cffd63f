package org.baoqi.speech.desk;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Map;
import java.util.Set;

/**
 * A disk on which one operation fails, and then works again: the first, the second, and so on, as SQLite tests itself. What
 * counts are opening, writing, syncing, cutting, reading, renaming and deleting; a write may also fail in the middle.
 */
final class FaultyDisk extends FileSystemProvider {
    private final FileSystem real;
    private final Disk disk = new Disk();
    private int operations;
    private int failing = -1;
    private boolean half;

    FaultyDisk(FileSystem real) {
        this.real = real;
    }

    /** The same place on this disk. */
    Path path(Path path) {
        return new OnDisk(path);
    }

    /** The operation of this number fails, counted from now on; a write after half of it, if so wished. */
    void fail(int number, boolean inTheMiddle) {
        operations = 0;
        failing = number;
        half = inTheMiddle;
    }

    int operations() {
        return operations;
    }

    /** Operations that are none of the match's. */
    void forget(int before) {
        operations = before;
    }

    private boolean isDue() {
        return operations++ == failing;
    }

    private void count() throws IOException {
        if (isDue()) throw new IOException("no space left, for a test");
    }

    private static Path bare(Path path) {
        return path instanceof OnDisk on ? on.bare : path;
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        count();
        return new Channel(FileChannel.open(bare(path), options, attributes));
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
        count();
        real.provider().move(bare(from), bare(to), options);
    }

    @Override
    public void delete(Path path) throws IOException {
        real.provider().delete(bare(path));
    }

    @Override
    public void createDirectory(Path path, FileAttribute<?>... attributes) throws IOException {
        count();
        real.provider().createDirectory(bare(path), attributes);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path path, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        count();
        return real.provider().newDirectoryStream(bare(path), filter);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        return real.provider().readAttributes(bare(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options) throws IOException {
        return real.provider().readAttributes(bare(path), names, options);
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        real.provider().checkAccess(bare(path), modes);
    }

    @Override
    public void copy(Path from, Path to, CopyOption... options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isSameFile(Path one, Path other) throws IOException {
        return real.provider().isSameFile(bare(one), bare(other));
    }

    @Override
    public boolean isHidden(Path path) {
        return false;
    }

    @Override
    public FileStore getFileStore(Path path) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
        return real.provider().getFileAttributeView(bare(path), type, options);
    }

    @Override
    public void setAttribute(Path path, String name, Object value, LinkOption... options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
        return disk;
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return disk;
    }

    @Override
    public Path getPath(URI uri) {
        throw new UnsupportedOperationException();
    }

    /** A file of which one operation may fail. */
    private final class Channel extends FileChannel {
        private final FileChannel file;

        Channel(FileChannel file) {
            this.file = file;
        }

        private ByteBuffer due(ByteBuffer bytes) {
            if (!half) return null;
            ByteBuffer some = bytes.duplicate();
            some.limit(some.position() + some.remaining() / 2);
            return some;
        }

        @Override
        public int write(ByteBuffer bytes) throws IOException {
            if (!isDue()) return file.write(bytes);
            ByteBuffer some = due(bytes);
            if (some != null) file.write(some);
            throw new IOException("no space left, for a test");
        }

        @Override
        public int write(ByteBuffer bytes, long at) throws IOException {
            if (!isDue()) return file.write(bytes, at);
            ByteBuffer some = due(bytes);
            if (some != null) file.write(some, at);
            throw new IOException("no space left, for a test");
        }

        @Override
        public void force(boolean all) throws IOException {
            count();
            file.force(all);
        }

        @Override
        public FileChannel truncate(long size) throws IOException {
            count();
            file.truncate(size);
            return this;
        }

        @Override
        public int read(ByteBuffer bytes) throws IOException {
            count();
            return file.read(bytes);
        }

        @Override
        public int read(ByteBuffer bytes, long at) throws IOException {
            count();
            return file.read(bytes, at);
        }

        @Override
        public long read(ByteBuffer[] bytes, int from, int length) throws IOException {
            count();
            return file.read(bytes, from, length);
        }

        @Override
        public long write(ByteBuffer[] bytes, int from, int length) throws IOException {
            count();
            return file.write(bytes, from, length);
        }

        @Override
        public long position() throws IOException {
            return file.position();
        }

        @Override
        public FileChannel position(long at) throws IOException {
            file.position(at);
            return this;
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public long transferTo(long at, long length, WritableByteChannel target) throws IOException {
            return file.transferTo(at, length, target);
        }

        @Override
        public long transferFrom(ReadableByteChannel source, long at, long length) throws IOException {
            return file.transferFrom(source, at, length);
        }

        @Override
        public MappedByteBuffer map(MapMode mode, long at, long size) throws IOException {
            return file.map(mode, at, size);
        }

        @Override
        public FileLock lock(long at, long size, boolean shared) throws IOException {
            return file.lock(at, size, shared);
        }

        @Override
        public FileLock tryLock(long at, long size, boolean shared) throws IOException {
            count();
            return file.tryLock(at, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }

    /** A path of the real disk, by which this one is reached. */
    private final class OnDisk implements Path {
        private final Path bare;

        OnDisk(Path bare) {
            this.bare = bare;
        }

        private Path on(Path path) {
            return path == null ? null : new OnDisk(path);
        }

        @Override
        public FileSystem getFileSystem() {
            return disk;
        }

        @Override
        public boolean isAbsolute() {
            return bare.isAbsolute();
        }

        @Override
        public Path getRoot() {
            return on(bare.getRoot());
        }

        @Override
        public Path getFileName() {
            return on(bare.getFileName());
        }

        @Override
        public Path getParent() {
            return on(bare.getParent());
        }

        @Override
        public int getNameCount() {
            return bare.getNameCount();
        }

        @Override
        public Path getName(int index) {
            return on(bare.getName(index));
        }

        @Override
        public Path subpath(int from, int to) {
            return on(bare.subpath(from, to));
        }

        @Override
        public boolean startsWith(Path other) {
            return bare.startsWith(FaultyDisk.bare(other));
        }

        @Override
        public boolean endsWith(Path other) {
            return bare.endsWith(FaultyDisk.bare(other));
        }

        @Override
        public Path normalize() {
            return on(bare.normalize());
        }

        @Override
        public Path resolve(Path other) {
            return on(bare.resolve(FaultyDisk.bare(other)));
        }

        @Override
        public Path relativize(Path other) {
            return on(bare.relativize(FaultyDisk.bare(other)));
        }

        @Override
        public URI toUri() {
            return bare.toUri();
        }

        @Override
        public Path toAbsolutePath() {
            return on(bare.toAbsolutePath());
        }

        @Override
        public Path toRealPath(LinkOption... options) throws IOException {
            return on(bare.toRealPath(options));
        }

        @Override
        public File toFile() {
            return bare.toFile();
        }

        @Override
        public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int compareTo(Path other) {
            return bare.compareTo(FaultyDisk.bare(other));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof OnDisk on && on.bare.equals(bare);
        }

        @Override
        public int hashCode() {
            return bare.hashCode();
        }

        @Override
        public String toString() {
            return bare.toString();
        }
    }

    /** The file system of this disk, which is the real one in all but its operations. */
    private final class Disk extends FileSystem {
        @Override
        public FileSystemProvider provider() {
            return FaultyDisk.this;
        }

        @Override
        public void close() {
            // It is not ours to close.
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean isReadOnly() {
            return false;
        }

        @Override
        public String getSeparator() {
            return real.getSeparator();
        }

        @Override
        public Iterable<Path> getRootDirectories() {
            return real.getRootDirectories();
        }

        @Override
        public Iterable<FileStore> getFileStores() {
            return real.getFileStores();
        }

        @Override
        public Set<String> supportedFileAttributeViews() {
            return real.supportedFileAttributeViews();
        }

        @Override
        public Path getPath(String first, String... more) {
            return new OnDisk(real.getPath(first, more));
        }

        @Override
        public PathMatcher getPathMatcher(String pattern) {
            return real.getPathMatcher(pattern);
        }

        @Override
        public UserPrincipalLookupService getUserPrincipalLookupService() {
            return real.getUserPrincipalLookupService();
        }

        @Override
        public WatchService newWatchService() {
            throw new UnsupportedOperationException();
        }
    }
}
