package android

import mill.*, javalib.*
import mill.util.Jvm

/** The manifest and the resources: merged with those of the AARs, compiled and linked by aapt2, and named by R classes. */
trait Resources extends AndroidDeps {
  def applicationId: String
  def minSdk: Int
  def targetSdk: Int
  def versionCode: Int
  def versionName: String

  def manifestFile = Task.Source("src/main/AndroidManifest.xml")
  /** The classes of ours that Android starts. */
  def components: T[Seq[String]] = Task {
    s"android:name=\"(${applicationId.replace(".", "\\.")}[\\w.]*)\"".r.findAllMatchIn(os.read(manifestFile().path)).map(_.group(1)).toSeq
  }
  /** Gradle takes the package from the build and wants none in the file; the merger needs it there. */
  def androidManifest: T[PathRef] = Task {
    val out = Task.dest / "AndroidManifest.xml"
    os.write(out, os.read(manifestFile().path).replaceFirst("<manifest ", s"<manifest package=\"$applicationId\" "))
    PathRef(out)
  }
  def res = Task.Source("src/main/res")

  def mergeManifest(libs: Task[Seq[PathRef]]) = Task.Anon {
    val out = Task.dest / "AndroidManifest.xml"
    Jvm.callProcess(
      mainClass = "com.android.manifmerger.Merger",
      classPath = tools.manifestMerger().map(_.path),
      mainArgs = Seq("--main", androidManifest().path.toString, "--out", out.toString, "--remove-tools-declarations",
        "--libs", libs().map(_.path / "AndroidManifest.xml").filter(os.exists).mkString(":"),
        "--property", s"package=$applicationId",
        "--property", s"min_sdk_version=$minSdk", "--property", s"target_sdk_version=$targetSdk",
        "--property", s"version_code=$versionCode", "--property", s"version_name=$versionName")
    )
    PathRef(out)
  }
  def mergedManifest: T[PathRef] = Task { mergeManifest(aars)() }

  def compiledLibraryRes: T[Seq[PathRef]] = Task {
    for (aar <- aars() if os.exists(aar.path / "res")) yield {
      val out = Task.dest / s"${aar.path.last}.zip"
      os.call((tools.aapt2().path, "compile", "--dir", aar.path / "res", "-o", out))
      PathRef(out)
    }
  }
  def compiledRes: T[PathRef] = Task {
    os.call((tools.aapt2().path, "compile", "--dir", res().path, "-o", Task.dest / "res.zip"))
    PathRef(Task.dest / "res.zip")
  }
  def libraryPackages: T[Seq[String]] = Task {
    for (aar <- aars() if os.exists(aar.path / "R.txt") && os.size(aar.path / "R.txt") > 0)
      yield "package=\"([^\"]+)\"".r.findFirstMatchIn(os.read(aar.path / "AndroidManifest.xml")).get.group(1)
  }
  def linkResources(manifest: Task[PathRef], debug: Boolean) = Task.Anon {
    val java = Task.dest / "java"
    os.makeDir(java)
    os.call(
      Seq(tools.aapt2().path.toString, "link", "-I", tools.framework().path.toString, "--manifest", manifest().path.toString,
        "--java", java.toString, "--non-final-ids", "--extra-packages", libraryPackages().distinct.mkString(":"),
        "--proguard", (Task.dest / "rules.pro").toString, "--min-sdk-version", minSdk.toString, "--target-sdk-version", targetSdk.toString,
        "--version-code", versionCode.toString, "--version-name", versionName, "--auto-add-overlay",
        "-o", (Task.dest / "res.apk").toString) ++
        (if (debug) Seq("--debug-mode") else Nil) ++
        aars().map(_.path / "assets").filter(os.exists).flatMap(a => Seq("-A", a.toString)) ++
        compiledLibraryRes().flatMap(z => Seq("-R", z.path.toString)) ++ Seq("-R", compiledRes().path.toString)
    )
    PathRef(Task.dest)
  }
  def linked: T[PathRef] = Task { linkResources(mergedManifest, debug = true)() }
  def releaseLinked: T[PathRef] = Task { linkResources(mergedManifest, debug = false)() }
  def rClasses: T[PathRef] = Task {
    os.call(Seq((os.Path(sys.props("java.home")) / "bin/javac").toString, "--release", "17", "-nowarn", "-d", Task.dest.toString) ++
      os.walk(linked().path / "java").filter(_.ext == "java").map(_.toString))
    PathRef(Task.dest)
  }
  override def unmanagedClasspath = Task { super.unmanagedClasspath() :+ rClasses() }
}
