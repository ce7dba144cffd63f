package org.baoqi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Mill and the Gradle build describe one project. Versions stand in the catalog alone, which both read. */
class BuildFilesTest {
    private static final String MODULE = "^object `?([\\w-]+)`? extends";
    private static final Pattern ALIASES = Pattern.compile("catalog\\.deps\\(([^)]*)\\)", Pattern.DOTALL);

    private final Path root = root();
    private final String mill = read("build.mill");
    private final String gradle = read("app/build.gradle");

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("settings.gradle"))) folder = folder.getParent();
        return folder;
    }

    private String read(String file) {
        try {
            return new String(Files.readAllBytes(root.resolve(file)), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Set<String> all(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text);
        while (matcher.find()) found.add(matcher.group(1));
        return found;
    }

    /** The catalog's names that a part of build.mill asks for. */
    private static Set<String> millAliases(String part) {
        Set<String> found = new TreeSet<>();
        Matcher calls = ALIASES.matcher(part);
        while (calls.find()) found.addAll(all("\"([\\w-]+)\"", calls.group(1)));
        return found;
    }

    /** The catalog's names behind the given Gradle configurations. */
    private Set<String> gradleAliases(String configurations) {
        Set<String> found = new TreeSet<>();
        for (String accessor :
                all("^    (?:" + configurations + ")[ (](?:platform\\()?libs\\.(?!plugins)([\\w.]+)", gradle))
            found.add(accessor.replace('.', '-'));
        return found;
    }

    private String millApp() {
        return mill.substring(mill.indexOf("object app "), mill.indexOf("object test extends AndroidUnitTests"));
    }

    private String millAppTests() {
        return mill.substring(mill.indexOf("object test extends AndroidUnitTests"));
    }

    @Test
    void bothNameTheSameModules() {
        assertEquals(all(MODULE, mill), all("^include ':([\\w-]+)'", read("settings.gradle")));
    }

    @Test
    void theAppHasTheSameLibraries() {
        assertEquals(millAliases(millApp()), gradleAliases("implementation|annotationProcessor"));
    }

    @Test
    void speechHasTheSameLibraries() {
        String speech = mill.substring(mill.indexOf("object speech "), mill.indexOf("object app "));
        Set<String> byGradle = new TreeSet<>();
        for (String accessor :
                all("^    (?:implementation|deskRuntimeOnly) libs\\.([\\w.]+)", read("speech/build.gradle")))
            byGradle.add(accessor.replace('.', '-'));
        assertEquals(millAliases(speech), byGradle);
    }

    @Test
    void theAppsTestsHaveTheSameLibraries() {
        Set<String> byGradle = gradleAliases("testImplementation|testRuntimeOnly|debugImplementation");
        // Mill has a launcher of its own, and its tests take the BOM from the app.
        byGradle.removeAll(Set.of("junit-platform-launcher", "compose-bom"));
        assertEquals(millAliases(millAppTests()), byGradle);
    }

    @Test
    void modulesDependOnTheSameModules() {
        assertEquals(Set.of("rules-core", "speech"), all("project\\(':([\\w-]+)'\\)", gradle));
        assertEquals(
                "Seq(`rules-core`, speech)",
                all("def moduleDeps = (.*)$", millApp()).iterator().next());
        assertEquals(Set.of("rules-core"), all("project\\(':([\\w-]+)'\\)", read("speech/build.gradle")));
    }

    @ParameterizedTest
    @CsvSource({"applicationId", "minSdk", "targetSdk", "versionCode", "versionName"})
    void theAppIsTheSame(String setting) {
        assertEquals(
                all("def " + setting + " = \"?([\\w.]+)\"?$", mill),
                all("^ +" + setting + " = '?([\\w.]+)'?$", gradle));
    }

    @Test
    void everyLibraryThatGradleNamesIsInTheCatalog() {
        Set<String> known = all("^([\\w-]+) = \\{ module", read("gradle/libs.versions.toml"));
        Set<String> unknown = gradleAliases("\\w+");
        unknown.removeAll(known);
        assertEquals(Set.of(), unknown);
    }

    @Test
    void noVersionStandsOutsideTheCatalog() {
        for (String module : new String[] {"app/", "speech/", "rules-core/", ""})
            assertEquals(Set.of(), all("['\"][\\w.-]+:[\\w.-]+:(\\d[\\w.]*)['\"]", read(module + "build.gradle")));
    }
}
