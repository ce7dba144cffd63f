package org.baoqi.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The Mill and the Gradle build describe one project. Versions stand in the catalog alone, which both read. */
class BuildFilesTest {
    private static final Pattern ALIASES = Pattern.compile("catalog\\.deps\\(([^)]*)\\)", Pattern.DOTALL);
    private static final String TRAITS = "mill-build/src/";

    private final File root = root();
    private final String app = read("app/build.gradle");

    private static File root() {
        File folder = new File("").getAbsoluteFile();
        while (!new File(folder, "settings.gradle").exists()) folder = folder.getParentFile();
        return folder;
    }

    private String read(String file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    private byte[] bytes(String file) {
        try {
            return Files.readAllBytes(new File(root, file).toPath());
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

    /** What stands between the braces, or the round brackets, after these words; nothing where there are none. */
    private static String after(String words, String text) {
        int start = text.indexOf(words);
        if (start < 0) return "";
        int end = start + words.length();
        while ("{(".indexOf(text.charAt(end)) < 0)
            if (text.charAt(end++) == '\n' && words.endsWith("extends")) return "";
        int open = end;
        for (int depth = 0; depth > 0 || end == open; end++)
            depth += "{(".indexOf(text.charAt(end)) >= 0 ? 1 : ")}".indexOf(text.charAt(end)) >= 0 ? -1 : 0;
        return text.substring(open + 1, end - 1);
    }

    /**
     * A module of the Mill build without the modules inside it: {@code speech}, {@code speech.desk}; or a trait that
     * modules share.
     */
    private String mill(String name) {
        String file = Character.isUpperCase(name.charAt(0)) ? TRAITS + "modules/PlainModule.scala" : "build.mill";
        String block = read(file);
        for (String part : name.split("\\."))
            block = after((file.endsWith("mill") ? "object " : "trait ") + part + " extends", block.replace("`", ""));
        for (String inner : all("(object \\w+ extends)", block)) block = block.replace(after(inner, block), "");
        return block;
    }

    /** The catalog's names that a definition of these modules asks for. */
    private Set<String> millLibraries(String modules, String definition) {
        Set<String> found = new TreeSet<>();
        for (String module : modules.split(" ")) {
            Matcher calls = ALIASES.matcher(after("def " + definition + " = Task ", mill(module)));
            while (calls.find()) found.addAll(all("\"([\\w-]+)\"", calls.group(1)));
        }
        return found;
    }

    /** The catalog's names behind the given Gradle configurations. */
    private Set<String> gradleLibraries(String module, String configurations) {
        Set<String> found = new TreeSet<>();
        String dependencies = after("\ndependencies ", read(module + "/build.gradle"));
        for (String accessor : all("^    (?:" + configurations + ")[ (]libs\\.([\\w.]+)", dependencies))
            found.add(accessor.replace('.', '-'));
        // Mill has a launcher of its own.
        found.remove("junit-platform-launcher");
        return found;
    }

    @Test
    void bothNameTheSameModules() {
        assertEquals(
                all("^object `?([\\w-]+)`? extends", read("build.mill")),
                all("^include ':([\\w-]+)'", read("settings.gradle")));
    }

    @ParameterizedTest(name = "{2}: {3}")
    @CsvSource({
        "rules-core, mvnDeps, rules-core, api|implementation",
        "rules-core, runMvnDeps, rules-core, runtimeOnly",
        "PlainTests rules-core.test, mvnDeps, rules-core, testImplementation",
        "rules-core.test, runMvnDeps, rules-core, testRuntimeOnly",
        "Bench, mvnDeps, rules-core, benchImplementation",
        "Bench, annotationProcessorsMvnDeps, rules-core, benchAnnotationProcessor",
        "speech, mvnDeps, speech, api|implementation",
        "speech, runMvnDeps, speech, runtimeOnly",
        "speech.desk, mvnDeps, speech, deskImplementation",
        "speech.desk, runMvnDeps, speech, deskRuntimeOnly",
        "PlainTests speech.test, mvnDeps, speech, testImplementation",
        "speech.test, runMvnDeps, speech, testRuntimeOnly",
        "Bench, mvnDeps, speech, benchImplementation",
        "Bench, annotationProcessorsMvnDeps, speech, benchAnnotationProcessor",
        "app, bomMvnDeps, app, implementation platform\\(",
        "app, mvnDeps, app, implementation",
        "app, runMvnDeps, app, runtimeOnly",
        "app, annotationProcessorsMvnDeps, app, annotationProcessor",
        "app.test, mvnDeps, app, testImplementation",
        // An activity for Compose's tests must be in the manifest of the app that they test.
        "app.test, runMvnDeps, app, testRuntimeOnly|debugImplementation"
    })
    void librariesHaveTheSameScope(String inMill, String definition, String module, String configurations) {
        assertEquals(
                millLibraries(inMill, definition),
                configurations.endsWith("(")
                        ? gradlePlatforms(module, configurations)
                        : gradleLibraries(module, configurations));
    }

    private Set<String> gradlePlatforms(String module, String call) {
        Set<String> found = new TreeSet<>();
        for (String accessor : all("^    " + call + "libs\\.([\\w.]+)", read(module + "/build.gradle")))
            found.add(accessor.replace('.', '-'));
        return found;
    }

    /** No library stands where the table above does not look. */
    @ParameterizedTest
    @ValueSource(strings = {"rules-core", "speech", "app"})
    void noOtherScopeIsUsed(String module) {
        Set<String> used =
                all("^    (\\w+)[ (](?:platform\\()?libs\\.", after("\ndependencies ", read(module + "/build.gradle")));
        used.removeAll(Set.of("implementation", "api", "runtimeOnly", "annotationProcessor", "testImplementation"));
        used.removeAll(Set.of("testRuntimeOnly", "debugImplementation", "androidTestImplementation"));
        used.removeAll(
                Set.of("deskImplementation", "deskRuntimeOnly", "benchImplementation", "benchAnnotationProcessor"));
        // Robolectric's Android, which Mill has among its tools.
        used.remove("robolectricAndroid");
        assertEquals(Set.of(), used);
        assertEquals(
                Set.of("annotationProcessorsMvnDeps", "bomMvnDeps", "mvnDeps", "runMvnDeps"),
                all("def (\\w*[mM]vnDeps) =", read("build.mill")));
    }

    /** What runs on a phone is a part of what runs here. */
    @Test
    void testsOnAPhoneNeedNothingMore() {
        assertTrue(gradleLibraries("app", "testImplementation")
                .containsAll(gradleLibraries("app", "androidTestImplementation")));
    }

    @Test
    void modulesDependOnTheSameModules() {
        assertEquals("rules-core, speech", modulesOf("app"));
        assertEquals(Set.of("rules-core", "speech"), all("implementation project\\(':([\\w-]+)'\\)", app));
        assertEquals("rules-core", modulesOf("speech"));
        assertEquals(Set.of("rules-core"), all("api project\\(':([\\w-]+)'\\)", read("speech/build.gradle")));
        assertEquals(
                "super.moduleDeps ++ Seq(desk, rules-core.testFixtures)",
                all("def moduleDeps = (.*)$", mill("speech.test")).iterator().next());
        assertTrue(read("speech/build.gradle").contains("compileClasspath += sourceSets.desk.output"));
        assertTrue(read("speech/build.gradle").contains("testImplementation testFixtures(project(':rules-core'))"));
    }

    private String modulesOf(String name) {
        return after("def moduleDeps = Seq", mill(name));
    }

    /** The folders of src are the source sets of both builds. */
    @ParameterizedTest
    @ValueSource(strings = {"rules-core", "speech", "app"})
    void theSameFoldersAreCompiled(String module) {
        Set<String> folders = new TreeSet<>();
        for (File folder : new File(root, module + "/src").listFiles())
            if (new File(folder, "java").exists() || new File(folder, "kotlin").exists()) folders.add(folder.getName());
        String build = read(module + "/build.gradle");
        Set<String> byGradle = all("^ {4,8}(\\w+) \\{$", after("sourceSets ", build));
        byGradle.addAll(all("srcDirs \\+= 'src/(\\w+)/", build));
        byGradle.addAll(Set.of("main", "test"));
        if (build.contains("id 'java-test-fixtures'")) byGradle.add("testFixtures");
        // A phone's tests are those that it shares with Robolectric.
        byGradle.remove("androidTest");
        // The shrunk APK is run by Mill alone, from what its own R8 wrote.
        if (module.equals("app")) byGradle.add("releaseTest");
        String inMill =
                after("object " + module + " extends", read("build.mill").replace("`", ""));
        Set<String> byMill = all("object (\\w+) extends", inMill);
        if (module.equals("app"))
            byMill.addAll(all("\"(\\w+)/(?:java|kotlin)\"", read(TRAITS + "android/RobolectricTests.scala")));
        byMill.add("main");
        assertEquals(folders, byGradle);
        assertEquals(folders, byMill);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules-core", "speech"})
    void plainJavaIsCompiledAlike(String module) {
        String options = after("override def javacOptions = Seq", read(TRAITS + "modules/PlainModule.scala"));
        assertEquals(all("\"(-[XW][^\"]+)\"", options), lint(module));
        assertTrue(options.contains("\"--release\", \"17\""));
        assertTrue(read(module + "/build.gradle").contains("options.release = 17"));
    }

    @Test
    void theAppIsCompiledAlike() {
        String options = after("override def javacOptions =", read(TRAITS + "android/AndroidApp.scala"));
        assertEquals(all("\"(-[XW][^\"]+)\"", options), lint("app"));
        assertEquals(all("(-Aroom.schemaLocation)", options), all("(-Aroom.schemaLocation)", app));
        String kotlin = read(TRAITS + "android/KotlinJavaModule.scala");
        assertTrue(kotlin.contains("def kotlincOptions: T[Seq[String]] = Task { Seq(\"-Werror\") }"));
        assertTrue(app.contains("allWarningsAsErrors = true"));
        assertEquals(all("\"-jvm-target\", \"(\\d+)\"", kotlin), all("JvmTarget.JVM_(\\d+)", app));
    }

    private Set<String> lint(String module) {
        return all(
                "'(-[XW][^']+)'", after("tasks.withType(JavaCompile).configureEach ", read(module + "/build.gradle")));
    }

    @ParameterizedTest
    @CsvSource({"applicationId", "minSdk", "targetSdk", "versionCode", "versionName"})
    void theAppIsTheSame(String setting) {
        assertEquals(
                all("def " + setting + " = \"?([\\w.]+)\"?$", read("build.mill")),
                all("^ +" + setting + " = '?([\\w.]+)'?$", app));
    }

    @Test
    void theAppIsCompiledForWhatItTargets() {
        assertEquals(all("targetSdk = (\\d+)", app), all("compileSdk = (\\d+)", app));
    }

    /** Mill's R8 reads this file and those of the libraries, as Gradle's does. */
    @Test
    void theSameRulesShrinkIt() {
        assertEquals(
                all("def keepRules = Task.Source\\(\"(.*)\"\\)", read(TRAITS + "android/Dex.scala")),
                all("proguardFiles '([^']*)'$", app));
    }

    @Test
    void theSameKeysSignIt() {
        String mill = read(TRAITS + "android/Signing.scala");
        assertEquals(all("\"(BAOQI_KEY\\w+)\"", mill), all("'(BAOQI_KEY\\w+)'", app));
        String debug = after("debug ", after("signingConfigs ", app));
        assertEquals(
                all("def debugKeystore = Task.Source\\(\"(.*)\"\\)", mill), all("storeFile = file\\('(.*)'\\)", debug));
        assertEquals(all("SigningKey\\(debugKeystore\\(\\), \"(\\w+)\"", mill), all("keyAlias = '(.*)'", debug));
    }

    @Test
    void testsRunWithTheSameOptions() {
        String mill = after("def forkArgs = Task ", read(TRAITS + "android/RobolectricTests.scala"));
        String tests = after("testOptions ", app);
        assertEquals(all("\"(--add-[^\"]+)\"", mill), all("'(--add-[^']+)'", tests));
        assertEquals(all("-Xmx(\\w+)", mill), all("maxHeapSize = '(\\w+)'", tests));
        Set<String> properties = all("systemProperty '([^']+)'", tests);
        // Where the screens are drawn: Mill's tests run in a folder of their own.
        properties.remove("baoqi.renders");
        assertEquals(all("-D([\\w.]+)=", mill), properties);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules-core", "speech", "app"})
    void everyLibraryThatGradleNamesIsInTheCatalog(String module) {
        Set<String> unknown = gradleLibraries(module, "\\w+");
        unknown.removeAll(all("^([\\w-]+) = \\{ module", read("gradle/libs.versions.toml")));
        assertEquals(Set.of(), unknown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"app/", "speech/", "rules-core/", ""})
    void noVersionStandsOutsideTheCatalog(String module) {
        assertEquals(Set.of(), all("['\"][\\w.-]+:[\\w.-]+:(\\d[\\w.]*)['\"]", read(module + "build.gradle")));
    }

    /** Gradle's own sum for the wrapper of its 8.14 releases: whoever runs ./gradlew runs Gradle's code. */
    @Test
    void theWrapperIsGradles() throws Exception {
        byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes("gradle/wrapper/gradle-wrapper.jar"));
        StringBuilder digits = new StringBuilder();
        for (byte part : sum) digits.append(String.format("%02x", part));
        assertEquals("7d3a4ac4de1c32b59bc6a4eb8ecb8e612ccd0cf1ae1e99f66902da64df296172", digits.toString());
    }
}
