package android

import mill.*, javalib.*
import modules.{ApiChecked, Coverage, catalog}

/** Unit tests with Android's own classes, by Robolectric. Those in sharedTest run on a phone too. */
trait RobolectricTests extends KotlinJavaModule, AndroidDeps, ApiChecked, TestModule.Junit5, Coverage {
  def app: AndroidApp
  def covered = Seq(app)
  override def sources = Task.Sources(
    Seq("test/java", "test/kotlin", "sharedTest/java", "sharedTest/kotlin").map(app.moduleDir / "src" / os.SubPath(_))*)
  override def kotlincPlugins = app.kotlincPlugins()
  override def kotlincOptions = Task { app.kotlincOptions() ++ Seq(s"-Xfriend-paths=${app.compile().classes.path}") }
  override def annotationProcessorsJavacOptions = Task { Seq("-proc:none") }
  override def jupiterVersion = Task { catalog.versions()("junit") }
  /** One JVM: each JVM pays for its own Robolectric sandbox, and the machines have two cores. */
  override def testParallelism = false

  def robolectricDir: T[PathRef] = Task {
    os.symlink(Task.dest / tools.robolectricJar().path.last, tools.robolectricJar().path)
    PathRef(Task.dest)
  }
  /** The app's manifest, and of the test libraries only the one that declares an empty activity for Compose. */
  def testManifest: T[PathRef] = Task {
    app.mergeManifest(Task.Anon { app.aars() ++ aars().filter(_.path.last.contains("ui-test-manifest")) })()
  }
  def testLinked: T[PathRef] = Task { app.linkResources(testManifest, debug = true)() }
  def testResources = Task.Source(app.moduleDir / "src/test/resources")
  override def resources = Task {
    os.write(Task.dest / "com/android/tools/test_config.properties",
      s"""android_custom_package=${app.applicationId}
         |android_merged_manifest=${testManifest().path}
         |android_resource_apk=${testLinked().path / "res.apk"}
         |""".stripMargin, createFolders = true)
    // As in an APK, libraries find their assets through the class loader.
    for (aar <- aars() if os.exists(aar.path / "assets")) os.copy(aar.path / "assets", Task.dest / "assets", mergeFolders = true)
    Seq(testResources(), PathRef(Task.dest))
  }
  override def forkArgs = Task {
    Seq("-Drobolectric.offline=true", s"-Drobolectric.dependency.dir=${robolectricDir().path}",
      "-Djava.awt.headless=true", "-Xmx2g",
      // Robolectric reaches into the JDK (needed for API 36 on JDK 21 and newer).
      "--add-exports=java.base/jdk.internal.access=ALL-UNNAMED", "--add-opens=java.base/jdk.internal.access=ALL-UNNAMED",
      "--add-opens=java.base/java.lang=ALL-UNNAMED", "--add-opens=java.base/java.io=ALL-UNNAMED")
  }
}
