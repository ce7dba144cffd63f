package org.baoqi.speech.desk;

import java.io.File;
import java.net.URL;
import java.util.LinkedHashSet;
import java.util.Set;

/** Where classes and their resources were loaded from, for a process of their own. */
public final class ClassPath {
    /** A resource of each module, and of the desk. */
    private static final String[] RESOURCES = {
        "/org/baoqi/speech/words/areas.txt",
        "/org/baoqi/speech/words/more-areas.txt",
        "/org/baoqi/rules/clock/presets.csv"
    };

    private ClassPath() {}

    public static String of(Class<?>... classes) {
        Set<String> roots = new LinkedHashSet<>();
        for (Class<?> type : classes)
            roots.add(new File(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .getPath())
                    .getPath());
        for (String resource : RESOURCES) {
            URL found = ClassPath.class.getResource(resource);
            boolean inFolder = found.getProtocol().equals("file");
            if (inFolder) roots.add(found.getPath().substring(0, found.getPath().length() - resource.length()));
        }
        return String.join(File.pathSeparator, roots);
    }
}
