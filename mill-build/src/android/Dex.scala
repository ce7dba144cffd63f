package android

import mill.*, javalib.*
import mill.util.Jvm

/** Android's byte code: by D8 for the debug APK, libraries apart so that they are done once; by R8, shrunk, for release. */
trait Dex extends Resources {
  /** R8 and D8 know java.* from the JDK and android.* from the framework jar. */
  def dexLibraryArgs = Task.Anon {
    Seq("--lib", tools.androidJar().path.toString, "--lib", sys.props("java.home"), "--min-api", minSdk.toString)
  }
  def runR8(main: String, args: Task[Seq[String]]) = Task.Anon {
    os.makeDir(Task.dest / "dex")
    os.write(Task.dest / "args.txt", (dexLibraryArgs() ++ Seq("--output", (Task.dest / "dex").toString) ++ args()).mkString("\n"))
    Jvm.callProcess(s"com.android.tools.r8.$main", classPath = Seq(tools.r8().path),
      // These runs are too short for the C2 compiler: without it D8 takes less than half the time.
      jvmArgs = Seq("-Xmx3g", "-XX:+UseParallelGC", "-XX:TieredStopAtLevel=1"),
      mainArgs = Seq(s"@${Task.dest / "args.txt"}"))
    PathRef(Task.dest / "dex")
  }
  def ownJar: T[PathRef] = Task {
    val roots = (transitiveLocalClasspath() ++ localRunClasspath()).map(_.path).filter(p => os.isDir(p)) :+ rClasses().path
    PathRef(Jvm.createJar(Task.dest / "own.jar", roots.distinct))
  }
  def libraryDex: T[PathRef] = Task {
    runR8("D8", Task.Anon { Seq("--debug") ++ resolvedRunMvnDeps().map(_.path.toString) })()
  }
  def ownDex: T[PathRef] = Task {
    runR8("D8", Task.Anon {
      Seq("--debug") ++ resolvedRunMvnDeps().flatMap(j => Seq("--classpath", j.path.toString)) :+ ownJar().path.toString
    })()
  }
  def keepRules = Task.Source("proguard-rules.pro")
  def minifiedDex: T[PathRef] = Task {
    runR8("R8", Task.Anon {
      val rules = keepRules().path +: (releaseLinked().path / "rules.pro") +: aars().map(_.path / "proguard.txt")
      Seq("--release", "--pg-map-output", (Task.dest / "mapping.txt").toString) ++
        rules.filter(os.exists).flatMap(r => Seq("--pg-conf", r.toString)) ++
        (resolvedRunMvnDeps() :+ ownJar()).map(_.path.toString)
    })()
  }
}
