package android

import mill.*, javalib.*
import modules.{ApiChecked, Coverage, catalog}

/** Tests with Android's own classes, by Robolectric. */
trait OnRobolectric extends JavaModule, AndroidDeps, TestModule.Junit5 {
  def app: AndroidApp
  override def jupiterVersion = Task { catalog.versions()("junit") }
  /** One JVM: each JVM pays for its own Robolectric sandbox, and the machines have two cores. */
  override def testParallelism = false

  def robolectricDir: T[PathRef] = Task {
    os.symlink(Task.dest / tools.robolectricJar().path.last, tools.robolectricJar().path)
    PathRef(Task.dest)
  }
  /** Tells Robolectric which app it runs. */
  def testConfig(manifest: Task[PathRef], resources: Task[os.Path]) = Task.Anon {
    os.write(Task.dest / "com/android/tools/test_config.properties",
      s"""android_custom_package=${app.applicationId}
         |android_merged_manifest=${manifest().path}
         |android_resource_apk=${resources()}
         |""".stripMargin, createFolders = true)
    PathRef(Task.dest)
  }
  override def forkArgs = Task {
    Seq("-Drobolectric.offline=true", s"-Drobolectric.dependency.dir=${robolectricDir().path}",
      "-Djava.awt.headless=true", "-Xmx2g",
      // Robolectric reaches into the JDK (needed for API 36 on JDK 21 and newer).
      "--add-exports=java.base/jdk.internal.access=ALL-UNNAMED", "--add-opens=java.base/jdk.internal.access=ALL-UNNAMED",
      "--add-opens=java.base/java.lang=ALL-UNNAMED", "--add-opens=java.base/java.io=ALL-UNNAMED")
  }
}

/** Unit tests of the app's classes. Those in sharedTest run on a phone too. */
trait RobolectricTests extends KotlinJavaModule, ApiChecked, OnRobolectric, Coverage {
  def covered = Seq(app)
  override def sources = Task.Sources(
    Seq("test/java", "test/kotlin", "sharedTest/java", "sharedTest/kotlin").map(app.moduleDir / "src" / os.SubPath(_))*)
  override def kotlincPlugins = app.kotlincPlugins()
  override def kotlincOptions = Task { app.kotlincOptions() ++ Seq(s"-Xfriend-paths=${app.compile().classes.path}") }
  override def annotationProcessorsJavacOptions = Task { Seq("-proc:none") }

  /** The app's manifest, and of the test libraries only the one that declares an empty activity for Compose. */
  def testManifest: T[PathRef] = Task {
    app.mergeManifest(Task.Anon { app.aars() ++ aars().filter(_.path.last.contains("ui-test-manifest")) })()
  }
  def testLinked: T[PathRef] = Task { app.linkResources(testManifest, debug = true)() }
  def testResources = Task.Source(app.moduleDir / "src/test/resources")
  override def resources = Task {
    val config = testConfig(testManifest, Task.Anon { testLinked().path / "res.apk" })()
    // As in an APK, libraries find their assets through the class loader.
    for (aar <- aars() if os.exists(aar.path / "assets")) os.copy(aar.path / "assets", Task.dest / "assets", mergeFolders = true)
    Seq(testResources(), config)
  }
}
