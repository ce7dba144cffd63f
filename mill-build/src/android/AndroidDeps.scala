package android

import mill.*, javalib.*
import modules.Locked

/** Puts the classes of AARs on the class path in place of the AARs. Resolution is by POM. */
trait AndroidDeps extends Locked {
  override def artifactTypes = super.artifactTypes() + coursier.Type("aar")
  // What Gradle reads from module metadata: AndroidX pins its siblings with strict versions like [1.12.1] (take the
  // highest instead of failing), and the libraries of one AndroidX group belong at one version.
  override def resolutionParams = Task.Anon {
    val aligned = Seq("activity", "collection", "lifecycle", "savedstate", "room", "sqlite").map(group =>
      coursier.params.rule.SameVersion(
        coursier.Module(coursier.Organization(s"androidx.$group"), coursier.ModuleName("*"))
      ) -> coursier.params.rule.RuleResolution.TryResolve
    )
    super.resolutionParams()
      .addReconciliation(coursier.util.ModuleMatchers.all -> coursier.version.ConstraintReconciliation.Relaxed)
      .withRules(aligned)
  }
  /** Jars and AARs. Of a multiplatform library only the Android variant, else the JVM one, not the empty root. */
  def libraries: T[Seq[PathRef]] = Task {
    val all = super.resolvedRunMvnDeps()
    def artifact(p: os.Path) = (p / os.up / os.up).toString
    val artifacts = all.map(f => artifact(f.path)).toSet
    all.filterNot { file =>
      val name = artifact(file.path)
      Seq(s"$name-android", s"$name-jvm").exists(artifacts) ||
      name.endsWith("-jvm") && artifacts(name.stripSuffix("-jvm") + "-android")
    }
  }
  def aars: T[Seq[PathRef]] = Task {
    for ((aar, i) <- libraries().filter(_.path.ext == "aar").zipWithIndex) yield {
      val dir = Task.dest / s"$i-${aar.path.baseName}"
      os.unzip(aar.path, dir)
      PathRef(dir)
    }
  }
  override def resolvedRunMvnDeps = Task {
    libraries().filter(_.path.ext != "aar") ++
      aars().flatMap(d => (d.path / "classes.jar") +: (if (os.exists(d.path / "libs")) os.list(d.path / "libs") else Nil))
        .filter(os.exists).map(PathRef(_))
  }
  override def resolvedMvnDeps = Task { resolvedRunMvnDeps() }
  override def unlockedDeps = Task { unlockedRunDeps() }
  override def unmanagedClasspath = Task { Seq(tools.androidJar()) }
}
