package android

import mill.*, javalib.*
import mill.api.{Discover, ExternalModule}
import mill.util.Jvm
import modules.catalog

/** Platform files and tools of the Android build. */
object tools extends ExternalModule, CoursierModule {
  def framework: T[PathRef] = Task { catalog.artifact("android-resources")() }
  def androidJar: T[PathRef] = Task { catalog.artifact("android-classes")() }
  def robolectricJar: T[PathRef] = Task { catalog.artifact("android-sandbox")() }
  def r8: T[PathRef] = Task { catalog.artifact("r8")() }
  def composePlugin: T[PathRef] = Task { catalog.artifact("kotlin-compose-plugin")() }
  def manifestMerger: T[Seq[PathRef]] = Task { catalog.tool("manifest-merger")() }

  /** apktool carries builds of aapt2 for each system; Google's own aapt2 jars are not on Maven Central. */
  def aapt2: T[PathRef] = Task {
    val system = sys.props("os.name").toLowerCase match {
      case name if name.startsWith("mac") => "macosx/aapt2"
      case name if name.startsWith("windows") => "windows/aapt2.exe"
      case _ => "linux/aapt2"
    }
    os.unzip(catalog.artifact("apktool")().path, Task.dest, includePatterns = Seq(s"prebuilt/$system".r))
    val exe = Task.dest / "prebuilt" / os.SubPath(system)
    exe.toIO.setExecutable(true)
    PathRef(exe)
  }

  /** The Kotlin compiler stays loaded in the Mill daemon between builds. */
  def kotlinLoader: Worker[java.net.URLClassLoader] = Task.Worker {
    Jvm.createClassLoader(catalog.tool("kotlin-compiler")().map(_.path), parent = ClassLoader.getPlatformClassLoader)
  }

  lazy val millDiscover = Discover[this.type]
}
