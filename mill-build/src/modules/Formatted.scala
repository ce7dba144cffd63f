package modules

import mill.*
import mill.api.BuildCtx
import mill.util.Jvm

/** Formatting of everything under src: palantir-java-format for Java, ktlint for Kotlin. */
trait Formatted extends Module {
  def formatRoot = Task.Source("src")
  def editorconfig = Task.Source(BuildCtx.workspaceRoot / ".editorconfig")

  def checkFormat: T[Unit] = Task { editorconfig(); runFormatters(Seq("--dry-run", "--set-exit-if-changed"), Nil)() }
  def format() = Task.Command { runFormatters(Seq("--replace"), Seq("--format"))() }

  private def runFormatters(javaMode: Seq[String], kotlinMode: Seq[String]) = Task.Anon {
    def run(ext: String, main: String, tool: Seq[PathRef], jvmArgs: Seq[String], args: Seq[String]) = {
      val files = os.walk(formatRoot().path).filter(_.ext == ext).map(_.toString)
      val result = Option.when(files.nonEmpty)(Jvm.callProcess(
        main, classPath = tool.map(_.path), jvmArgs = jvmArgs, mainArgs = args ++ files, stdout = os.Inherit, check = false))
      if (result.exists(_.exitCode != 0)) Task.fail(s"$ext files are not formatted: run ./mill __.format")
    }
    val exports = Seq("api", "code", "file", "main", "parser", "tree", "util")
      .map(p => s"--add-exports=jdk.compiler/com.sun.tools.javac.$p=ALL-UNNAMED")
    run("java", "com.palantir.javaformat.java.Main", catalog.tool("palantir-java-format")(), exports, "--palantir" +: javaMode)
    run("kt", "com.pinterest.ktlint.Main", catalog.tool("ktlint")(), Seq("--add-opens=java.base/java.lang=ALL-UNNAMED"),
      "--log-level=error" +: kotlinMode)
  }
}
