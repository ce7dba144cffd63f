package modules

import mill.*, javalib.*
import mill.util.Jvm

/** A JaCoCo report of one test module. The tests run again, with the agent, under JUnit's own console. */
trait Coverage extends JavaModule, TestModule {
  def covered: Seq[JavaModule]
  /** Failures only. */
  override def testLogLevel = Task { mill.api.daemon.internal.TestReporter.LogLevel.Warn }
  def coverage: T[PathRef] = Task {
    val exec = Task.dest / "jacoco.exec"
    os.unzip(catalog.artifact("jacoco-agent")().path, Task.dest, includePatterns = Seq("jacocoagent.jar".r))
    // Robolectric loads classes without a code source.
    val agent = s"-javaagent:${Task.dest / "jacocoagent.jar"}=destfile=$exec,inclnolocationclasses=true,excludes=jdk.internal.*"
    Jvm.callProcess("org.junit.platform.console.ConsoleLauncher",
      classPath = (runClasspath() ++ catalog.tool("junit-console")()).map(_.path),
      jvmArgs = forkArgs() :+ agent, cwd = Task.dest,
      mainArgs = Seq("execute", "--disable-banner", "--details=none", s"--scan-class-path=${compile().classes.path}"))
    val sources = Task.traverse(covered)(_.allSources)().flatten.map(_.path).filter(os.exists)
      .flatMap(s => Seq("--sourcefiles", s.toString))
    val classes = Task.traverse(covered)(_.compile)().flatMap(c => Seq("--classfiles", c.classes.path.toString))
    Jvm.callProcess("org.jacoco.cli.internal.Main", classPath = catalog.tool("jacoco-cli")().map(_.path),
      mainArgs = Seq("report", exec.toString, "--html", (Task.dest / "html").toString,
        "--xml", (Task.dest / "jacoco.xml").toString) ++ classes ++ sources)
    PathRef(Task.dest)
  }
}
