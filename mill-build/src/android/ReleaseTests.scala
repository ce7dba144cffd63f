package android

import mill.*, javalib.*
import mill.api.BuildCtx
import mill.util.Jvm
import modules.{Locked, catalog}

/**
 * The shrunk APK without a phone: what R8 made of the app, translated back to class files, runs on Robolectric with the APK's
 * own manifest, resources and services. The app's libraries are not on the class path, so that nothing can be missing unseen.
 */
trait ReleaseTests extends OnRobolectric {
  /** With what the other tests tell Robolectric. */
  override def sources = Task.Sources(
    (Seq("RunnableAndroids", "PlainBluetoothDevice").map(name => s"test/java/org/baoqi/app/shell/$name.java") :+ "releaseTest/java")
      .map(app.moduleDir / "src" / os.SubPath(_))*)
  override def javacOptions = Seq("--release", "17", "-Xlint:all,-classfile,-processing", "-Werror")

  object translator extends JavaModule, Locked {
    override def sources = Task.Sources(BuildCtx.workspaceRoot / "mill-build/translate")
    override def javacOptions = Seq("--release", "17", "-Xlint:all", "-Werror")
    override def mvnDeps = Task { catalog.deps("dex-translator")() }
  }

  def translated: T[PathRef] = Task {
    Jvm.callProcess("Translate", classPath = translator.runClasspath().map(_.path), jvmArgs = Seq("-Xmx1g", "-XX:+UseParallelGC"),
      mainArgs = Seq(app.unsignedReleaseApk(), tools.androidJar()).map(_.path.toString) :+ (Task.dest / "classes").toString)
    PathRef(Jvm.createJar(Task.dest / "app.jar", Seq(Task.dest / "classes")))
  }
  /** What the app's classes find beside them in the APK. */
  def packaged: T[PathRef] = Task {
    os.unzip(app.unsignedReleaseApk().path, Task.dest, includePatterns = Seq("(org|META-INF)/.*".r))
    PathRef(Task.dest)
  }
  def testResources = Task.Source(app.moduleDir / "src/test/resources")
  override def resources = Task {
    for (name <- Seq("robolectric.properties", "META-INF"))
      os.copy(testResources().path / name, Task.dest / name, createFolders = true)
    Seq(packaged(), testConfig(app.mergedManifest, Task.Anon { app.unsignedReleaseApk().path })())
  }
  /** What has the same name in Robolectric's libraries comes after the app's own. */
  override def runClasspath = Task { translated() +: super.runClasspath() }
}
