import com.googlecode.d2j.dex.Dex2jar;
import com.googlecode.d2j.dex.DexExceptionHandler;
import com.googlecode.d2j.node.DexFileNode;
import com.googlecode.d2j.node.DexMethodNode;
import com.googlecode.d2j.reader.BaseDexFileReader;
import com.googlecode.d2j.reader.MultiDexFileReader;
import com.googlecode.d2j.visitors.DexFileVisitor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Translates the byte code of an APK back into class files that a JVM takes, verifier and all: {@code APK ANDROID_JAR OUT}.
 * What R8 has done to them stays: what it removed is missing, what it renamed has its new name.
 */
public final class Translate {
    /** Stubs for compiling alone. */
    private static final String ANDROIDS_OWN = "android/";

    private final Map<String, ClassNode> classes = new TreeMap<>();
    private final Map<String, Shape> shapes = new HashMap<>();
    private final FileSystem android;

    /** Of a class what matters to who uses it. */
    private record Shape(String above, boolean isInterface) {
        static final Shape UNKNOWN = new Shape("java/lang/Object", false);
    }

    private Translate(FileSystem android) {
        this.android = android;
    }

    public static void main(String[] args) throws IOException {
        Path translated = Path.of(args[2] + ".raw");
        Files.createDirectories(translated);
        Dex2jar.from(new Marked(MultiDexFileReader.open(Files.readAllBytes(Path.of(args[0])))))
                .withExceptionHandler(new Strict())
                .topoLogicalSort()
                .dontSanitizeNames(true)
                .computeFrames(false)
                .to(translated);
        try (FileSystem android = FileSystems.newFileSystem(Path.of(args[1]))) {
            Translate all = new Translate(android);
            all.read(translated);
            all.makeLegal();
            all.write(Path.of(args[2]));
        }
    }

    /** A dex file whose calls of constructors are marked. */
    private record Marked(BaseDexFileReader file) implements BaseDexFileReader {
        @Override
        public int getDexVersion() {
            return file.getDexVersion();
        }

        @Override
        public List<String> getClassNames() {
            return file.getClassNames();
        }

        @Override
        public void accept(DexFileVisitor visitor) {
            accept(visitor, 0);
        }

        @Override
        public void accept(DexFileVisitor visitor, int config) {
            DexFileNode content = new DexFileNode();
            file.accept(content, config);
            Constructors.mark(content);
            content.accept(visitor);
        }

        @Override
        public void accept(DexFileVisitor visitor, int index, int config) {
            throw new UnsupportedOperationException("one class alone");
        }
    }

    /** Nothing is left out because it could not be translated. */
    private static final class Strict implements DexExceptionHandler {
        @Override
        public void handleFileException(Exception e) {
            throw new IllegalStateException(e);
        }

        @Override
        public void handleMethodTranslateException(
                com.googlecode.d2j.Method method, DexMethodNode node, MethodVisitor visitor, Exception e) {
            throw new IllegalStateException(method.toString(), e);
        }
    }

    private void read(Path folder) throws IOException {
        for (Path file : files(folder)) {
            ClassNode read = new ClassNode();
            new ClassReader(Files.readAllBytes(file)).accept(read, ClassReader.SKIP_FRAMES);
            if (!read.name.startsWith(ANDROIDS_OWN)) classes.put(read.name, read);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).collect(Collectors.toList());
        }
    }

    private void makeLegal() {
        Constructors constructors = new Constructors(classes);
        for (ClassNode each : classes.values()) {
            // The first with code in interfaces; nothing of the later ones comes out of dex files for Android 8.
            each.version = Opcodes.V1_8;
            each.access = notFinalIfAbstract(each.access);
            for (InnerClassNode inner : each.innerClasses) inner.access = notFinalIfAbstract(inner.access);
            for (MethodNode method : each.methods) {
                constructors.callMarked(method);
                nameInterfaces(each, method);
            }
        }
        constructors.add();
    }

    private static int notFinalIfAbstract(int access) {
        return (access & Opcodes.ACC_ABSTRACT) == 0 ? access : access & ~Opcodes.ACC_FINAL;
    }

    /** Dex does not tell calls of an interface's own code from others; a JVM wants it said, and the interface to be a direct one. */
    private void nameInterfaces(ClassNode caller, MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (!(instruction instanceof MethodInsnNode call) || call.getOpcode() == Opcodes.INVOKEVIRTUAL) continue;
            call.itf = shape(call.owner).isInterface;
            boolean above = call.itf && call.getOpcode() == Opcodes.INVOKESPECIAL && !call.owner.equals(caller.name);
            if (above && !caller.interfaces.contains(call.owner)) caller.interfaces.add(call.owner);
        }
    }

    private Shape shape(String name) {
        ClassNode own = classes.get(name);
        if (own != null) return new Shape(own.superName, (own.access & Opcodes.ACC_INTERFACE) != 0);
        return shapes.computeIfAbsent(name, this::androids);
    }

    /** From Android, or, as Robolectric does it, from the JDK. */
    private Shape androids(String name) {
        Path file = android.getPath(name + ".class");
        try (InputStream in = Files.exists(file) ? Files.newInputStream(file) : jdks(name)) {
            if (in == null) return Shape.UNKNOWN;
            ClassReader read = new ClassReader(in);
            return new Shape(read.getSuperName(), (read.getAccess() & Opcodes.ACC_INTERFACE) != 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream jdks(String name) {
        return ClassLoader.getPlatformClassLoader().getResourceAsStream(name + ".class");
    }

    private void write(Path folder) throws IOException {
        for (ClassNode each : classes.values()) {
            ClassWriter bytes = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
                @Override
                protected String getCommonSuperClass(String one, String other) {
                    return common(one, other);
                }
            };
            each.accept(bytes);
            Path file = folder.resolve(each.name + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, bytes.toByteArray());
        }
    }

    private String common(String one, String other) {
        Set<String> above = new HashSet<>();
        for (String name = one; name != null && !shape(name).isInterface; name = shape(name).above) above.add(name);
        String name = other;
        while (name != null && !shape(name).isInterface && !above.contains(name)) name = shape(name).above;
        return name == null || !above.contains(name) ? "java/lang/Object" : name;
    }
}
