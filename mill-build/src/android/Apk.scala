package android

import com.android.apksig.ApkVerifier
import mill.*, javalib.*
import scala.jdk.CollectionConverters.*

/** The APKs: what goes into them beside byte code and resources, and a check of the debug one. */
trait Apk extends Dex, Signing, Sbom {
  /** What our modules load from their class path: everything in them that is not a class. */
  def ownResources: T[Seq[PathRef]] = Task { Task.traverse(transitiveRunModuleDeps)(_.resources)().flatten }

  /** The libraries' service files as they come. R8, which renames classes, writes them anew beside its dex files. */
  def libraryServices: T[PathRef] = Task {
    for (jar <- resolvedRunMvnDeps()) os.unzip(jar.path, Task.dest, includePatterns = Seq("META-INF/services/.*".r))
    PathRef(Task.dest)
  }

  /** Adds dex files, native libraries, class path resources and service files to the linked resources. */
  def packageApk(resources: Task[PathRef], dexDirs: Task[Seq[PathRef]], services: Task[PathRef]) = Task.Anon {
    val root = Task.dest / "root"
    os.makeDir(root)
    for ((dex, i) <- dexDirs().flatMap(d => os.list(d.path).filter(_.ext == "dex").sorted).zipWithIndex)
      os.copy(dex, root / (if (i == 0) "classes.dex" else s"classes${i + 1}.dex"))
    for (aar <- aars(); jni = aar.path / "jni" if os.exists(jni)) os.copy(jni, root / "lib", mergeFolders = true)
    for (dir <- ownResources() if os.exists(dir.path)) os.copy(dir.path, root, mergeFolders = true)
    os.copy(services().path / "META-INF/services", root / "META-INF/services", createFolders = true)
    val apk = Task.dest / "unsigned.apk"
    os.copy(resources().path / "res.apk", apk)
    os.zip(apk, Seq(root))
    PathRef(apk)
  }
  def apk: T[PathRef] = Task {
    os.copy(bom().path, Task.dest / "bom.json")
    signApk(packageApk(linked, Task.Anon { Seq(ownDex(), libraryDex()) }, libraryServices), debugKey)()
  }
  /** What is signed for release. Its tests need no key. */
  def unsignedReleaseApk: T[PathRef] = Task { packageApk(releaseLinked, Task.Anon { Seq(minifiedDex()) }, minifiedDex)() }
  def releaseApk: T[PathRef] = Task {
    os.copy(bom().path, Task.dest / "bom.json")
    signApk(unsignedReleaseApk, releaseKey)()
  }

  /** Fails unless the debug APK's signature holds and the resources of all modules are inside. */
  def checkApk: T[Unit] = Task {
    val result = ApkVerifier.Builder(apk().path.toIO).setMinCheckedPlatformVersion(minSdk).build().verify()
    if (!result.isVerified) Task.fail(s"APK signature: ${result.getAllErrors}")
    val inside = entries(apk().path).toSet
    val missing = for {
      dir <- ownResources() if os.exists(dir.path)
      file <- os.walk(dir.path) if os.isFile(file) && !inside(file.subRelativeTo(dir.path).toString)
    } yield file.last
    if (missing.nonEmpty) Task.fail(s"not in the APK: ${missing.mkString(", ")}")
  }

  def gradleFile = Task.Source("build.gradle")
  /** Fails unless Gradle's APK leaves out what these do: the libraries' files beside classes, but for their services. */
  def checkExcludes: T[Unit] = Task {
    val listed = os.read(gradleFile().path).split("excludes \\+= \\[", 2)(1).takeWhile(_ != ']')
    val patterns = "'([^']+)'".r.findAllMatchIn(listed).map(_.group(1)).toSeq
    def fits(pattern: String, file: String) =
      java.nio.file.FileSystems.getDefault.getPathMatcher(s"glob:$pattern").matches(java.nio.file.Path.of(file))
    // Gradle leaves out manifests and signatures by itself.
    val ofLibraries = resolvedRunMvnDeps().flatMap(jar => entries(jar.path)).filterNot(file =>
      file.endsWith("/") || file.startsWith("META-INF/services/") || !file.startsWith("META-INF/") && file.endsWith(".class") ||
        file.matches("META-INF/[^/]+\\.(MF|SF|RSA|DSA|EC)"))
    val ours = for (dir <- ownResources() if os.exists(dir.path); file <- os.walk(dir.path)) yield file.subRelativeTo(dir.path).toString
    val faults = ofLibraries.filterNot(file => patterns.exists(fits(_, file))).map(f => s"goes into Gradle's APK: $f") ++
      ours.filter(file => patterns.exists(fits(_, file))).map(f => s"ours, and left out: $f") ++
      patterns.filterNot(p => ofLibraries.exists(fits(p, _))).map(p => s"leaves out nothing: $p")
    if (faults.nonEmpty) Task.fail(faults.distinct.mkString("packaging in app/build.gradle:\n", "\n", ""))
  }

  private def entries(zip: os.Path): Seq[String] =
    scala.util.Using.resource(java.util.zip.ZipFile(zip.toIO))(_.stream.map(_.getName).toList.asScala.toSeq)
}
