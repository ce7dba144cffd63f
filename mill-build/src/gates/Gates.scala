package gates

import mill.*
import mill.api.{BuildCtx, Discover, ExternalModule}

/** The gates on compiled classes. They first judge a small program with known faults, to show that they can fail. */
object trial extends ExternalModule {
  def folder = Task.Source(BuildCtx.workspaceRoot / "mill-build/trial")

  def held: T[Unit] = Task {
    val classes = Task.dest / "classes"
    val args = Seq("-d", classes.toString) ++ os.walk(folder().path).filter(_.ext == "java").map(_.toString)
    if (javax.tools.ToolProvider.getSystemJavaCompiler.run(null, null, null, args*) != 0) Task.fail("the trial does not compile")
    val nodes = ClassFiles.read(classes.toNIO)
    val unreached = scala.util.Using.resource(Library(Nil))(library => Reached(Seq("trial" -> nodes), library.find).main("round/Main").unreached)
    val found = (PackageCycles.in(nodes) ++ unreached).mkString("", "\n", "\n")
    if (found != os.read(folder().path / "expected.txt")) Task.fail(s"in mill-build/trial the gates found\n$found")
  }

  lazy val millDiscover = Discover[this.type]
}

/** Packages of one module that depend on each other in a circle. */
def cycles(modules: Seq[(String, PathRef)]): Seq[String] =
  for ((module, classes) <- modules; knot <- PackageCycles.in(ClassFiles.read(classes.path.toNIO))) yield s"$module: $knot"

/** What no program reaches from its main class and its components. */
def unreached(modules: Seq[(String, PathRef)], jars: Seq[PathRef], main: String, components: Seq[String]): Seq[String] =
  scala.util.Using.resource(Library(jars.map(_.path.toNIO))) { library =>
    val reached = Reached(modules.map((name, classes) => name -> ClassFiles.read(classes.path.toNIO)), library.find).main(internal(main))
    components.foreach(c => reached.component(internal(c)))
    reached.unreached
  }

private def internal(className: String) = className.replace('.', '/')

/**
 * Findings that the file does not allow, and allowances that are not needed. The file has a line for each member that may
 * be there though no program reaches it: "module: member # reason".
 */
def notAllowed(file: os.Path, findings: Seq[String]): Seq[String] = {
  val (reasons, bare) = os.read.lines(file).filter(l => l.nonEmpty && !l.startsWith("#")).partition(_.contains(" # "))
  val allowed = reasons.map(l => l.take(l.indexOf(" # ")).trim)
  bare.map(l => s"no reason given: $l") ++ findings.diff(allowed).map(f => s"reached by no program: $f") ++
    allowed.diff(findings).map(a => s"allowed without need: $a")
}
