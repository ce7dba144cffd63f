package modules

import mill.*, javalib.*
import mill.util.{JarManifest, Jvm}

/** Java 17 without Android. */
trait PlainJava extends Locked {
  override def javacOptions = Seq("--release", "17", "-Xlint:all", "-Werror")

  def checkImports: T[Unit] = Task {
    val found = allSourceFiles().map(_.path).filter(f => """(?m)^import (static )?androidx?\.""".r.findFirstIn(os.read(f)).nonEmpty)
    if (found.nonEmpty) Task.fail(s"Android imports in ${found.mkString(", ")}")
  }
}

/** A library that runs on Android 8 (API 26) and on the desktop. */
trait PlainModule extends MavenModule, PlainJava, ApiChecked, Formatted { outer =>
  /** A program for the desktop alone, in a folder of src with the name of this object. */
  trait Program extends PlainJava {
    override def moduleDeps = Seq(outer)
    def root = outer.moduleDir / "src" / moduleSegments.last.value
    override def sources = Task.Sources(root / "java")
    override def resources = Task.Sources(root / "resources")

    /** For java -jar: the classes of this program and of the modules it uses in one jar; libraries stay where they are. */
    def launcherJar: T[PathRef] = Task {
      val (jars, folders) = runClasspath().map(_.path).filter(os.exists).partition(os.isFile)
      val manifest = JarManifest.MillDefault.add(
        "Main-Class" -> finalMainClass(), "Class-Path" -> jars.map(_.toURI).mkString(" "))
      PathRef(Jvm.createJar(Task.dest / "launcher.jar", folders, manifest))
    }
  }

  /** What tests of this module share with those of others. */
  trait Fixtures extends PlainJava {
    override def moduleDeps = Seq(outer)
    override def sources = Task.Sources(outer.moduleDir / "src/testFixtures/java")
  }

  trait PlainTests extends MavenTests, TestModule.Junit5, Coverage, Locked {
    def covered = Seq(outer)
    override def jupiterVersion = Task { catalog.versions()("junit") }
    override def mvnDeps = Task { catalog.deps("junit-jupiter")() }
  }

  /** JMH benchmarks in src/bench/java; the arguments of run are JMH's. */
  trait Bench extends Locked {
    override def moduleDeps = Seq(outer)
    override def sources = Task.Sources(outer.moduleDir / "src/bench/java")
    override def javacOptions = Seq("--release", "17")
    override def mvnDeps = Task { catalog.deps("jmh-core")() }
    override def annotationProcessorsMvnDeps = Task { catalog.deps("jmh-annprocess")() }
    override def mainClass = Some("org.openjdk.jmh.Main")
  }
}
