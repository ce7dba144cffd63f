package android

import mill.*, javalib.*
import mill.javalib.api.CompilationResult
import modules.catalog

/** Java and Kotlin in one module: Kotlin first (it reads the Java sources), then Java against its classes. */
trait KotlinJavaModule extends JavaModule {
  def kotlincOptions: T[Seq[String]] = Task { Seq("-Werror") }
  def kotlincPlugins: T[Seq[PathRef]] = Task { Seq.empty[PathRef] }
  override def mandatoryMvnDeps = Task { super.mandatoryMvnDeps() ++ catalog.deps("kotlin-stdlib")() }
  def kotlinSourceFiles: T[Seq[PathRef]] = Task { Lib.findSourceFiles(allSources(), Seq("kt")).map(PathRef(_)) }
  def kotlinClasspath: T[Seq[PathRef]] = Task { super.compileClasspath() }

  def kotlinClasses: T[PathRef] = Task {
    val sources = kotlinSourceFiles() ++ allSourceFiles()
    val args = Seq("-d", Task.dest.toString, "-no-stdlib", "-no-reflect", "-jvm-target", "17", "-module-name", artifactName()) ++
      Seq("-classpath", kotlinClasspath().map(_.path).filter(os.exists).mkString(java.io.File.pathSeparator)) ++
      kotlincPlugins().map(p => s"-Xplugin=${p.path}") ++ kotlincOptions() ++ sources.map(_.path.toString)
    val compiler = tools.kotlinLoader().loadClass("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler")
    val out = new java.io.ByteArrayOutputStream()
    val code = compiler.getMethod("exec", classOf[java.io.PrintStream], classOf[Array[String]])
      .invoke(compiler.getConstructor().newInstance(), new java.io.PrintStream(out), args.toArray)
    if (code.toString != "OK") Task.fail(s"kotlinc: $code\n$out")
    PathRef(Task.dest)
  }

  override def compileClasspath: T[Seq[PathRef]] = Task { kotlinClasspath() :+ kotlinClasses() }

  /** javac itself: Mill's incremental compiler warns of each class that an annotation processor has written. */
  override def compile: T[CompilationResult] = Task {
    val Seq(classes, generated) = Seq("classes", "generated").map(Task.dest / _)
    os.copy(kotlinClasses().path, classes)
    os.makeDir(generated)
    val args = javacOptions() ++ mandatoryJavacOptions() ++ annotationProcessorsJavacOptions() ++
      Seq("-d", classes.toString, "-s", generated.toString) ++
      Seq("-classpath", compileClasspath().map(_.path).filter(os.exists).mkString(java.io.File.pathSeparator)) ++
      allSourceFiles().map(_.path.toString)
    val out = new java.io.ByteArrayOutputStream()
    if (javax.tools.ToolProvider.getSystemJavaCompiler.run(null, out, out, args*) != 0) Task.fail(s"javac:\n$out")
    CompilationResult(Task.dest / "analysis", PathRef(classes))
  }
}
