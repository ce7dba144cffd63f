package modules

import mill.*, javalib.*
import org.codehaus.mojo.animal_sniffer.SignatureChecker
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger
import scala.jdk.CollectionConverters.*

/** Java classes that Android 8 has not stay out, though the JDK that compiles this code has them. */
trait ApiChecked extends JavaModule {
  /** Fails on a call that API 26 does not have, even with D8's desugaring. */
  def checkApi: T[Unit] = Task {
    val log = new java.io.ByteArrayOutputStream
    val signatures = os.read.inputStream(catalog.artifact("gummy-bears", kind = "signature")().path)
    val own = compile().classes.path
    val projectClasses = for {
      folder <- compileClasspath().map(_.path).filter(os.isDir) :+ own
      file <- os.walk(folder) if file.ext == "class"
    } yield file.relativeTo(folder).segments.mkString(".").stripSuffix(".class")
    // Libraries answer for themselves.
    val libraryClasses = for {
      jar <- compileClasspath().map(_.path).filter(_.ext == "jar")
      entry <- scala.util.Using.resource(new java.util.jar.JarFile(jar.toIO))(_.stream.map(_.getName).toList.asScala)
      if entry.endsWith(".class")
    } yield entry.stripSuffix(".class").replace('/', '.')
    // D8 rewrites records.
    val ignored = projectClasses.toSet ++ libraryClasses + "java.lang.Record" + "java.lang.runtime.ObjectMethods"
    val checker = new SignatureChecker(signatures, ignored.asJava, new PrintWriterLogger(new java.io.PrintStream(log)))
    checker.setSourcePath(allSources().map(_.path.toIO).asJava)
    checker.process(own.toIO)
    if (checker.isSignatureBroken) Task.fail(log.toString)
  }
}
