package modules

import mill.*, javalib.*
import mill.api.{BuildCtx, Discover, ExternalModule}

/**
 * The checksums of every library and tool: gradle/verification-metadata.xml, the one list for both builds. Gradle checks what
 * it fetches against it by itself; what Mill fetches is checked here before anything is done with it. lockDependencies
 * writes the list anew.
 */
object lock extends ExternalModule {
  def file = Task.Source(BuildCtx.workspaceRoot / "gradle/verification-metadata.xml")

  /** SHA-256 by name, version and file. */
  def sums: T[Map[String, String]] = Task {
    val component = """<component group="[^"]+" name="([^"]+)" version="([^"]+)">""".r.unanchored
    val artifact = """<artifact name="([^"]+)">""".r.unanchored
    val sha256 = """<sha256 value="([0-9a-f]{64})"""".r.unanchored
    var (folder, name) = ("", "")
    val found = Map.newBuilder[String, String]
    os.read.lines(file().path).foreach {
      case component(artifactId, version) => folder = s"$artifactId/$version"
      case artifact(fileName) => name = fileName
      case sha256(sum) => found += s"$folder/$name" -> sum
      case _ =>
    }
    found.result()
  }

  /** The same files, if each is the one that was locked. */
  def verified(files: Task[Seq[PathRef]]): Task[Seq[PathRef]] = Task.Anon {
    val known = sums()
    val faults = files().distinct.flatMap(file => fault(file.path, known))
    if (faults.nonEmpty) Task.fail(faults.mkString(
      "not what gradle/verification-metadata.xml has; where you changed a version, run ./mill lockDependencies:\n", "\n", ""))
    files()
  }

  private def fault(file: os.Path, sums: Map[String, String]): Option[String] = sums.get(key(file)) match {
    case None => Some(s"${key(file)} is not listed")
    case Some(sum) => Option.when(sum != sha256(file))(s"${key(file)} is another file: ${sha256(file)}")
  }

  /** Name, version and file: a cache keeps files as repositories do. */
  private def key(file: os.Path) = file.segments.toSeq.takeRight(3).mkString("/")

  def sha256(file: os.Path): String = {
    val digest = java.security.MessageDigest.getInstance("SHA-256")
    scala.util.Using.resource(os.read.inputStream(file)) { in =>
      val block = new Array[Byte](1 << 16)
      Iterator.continually(in.read(block)).takeWhile(_ >= 0).foreach(digest.update(block, 0, _))
    }
    digest.digest.map(b => f"$b%02x").mkString
  }

  /** What the build itself runs on: Mill, and the libraries in build.mill's header. */
  def ofTheBuild: Seq[PathRef] = {
    val loaders = Iterator.iterate(getClass.getClassLoader)(_.getParent).takeWhile(_ != null)
    val jars = loaders.collect { case loader: java.net.URLClassLoader => loader.getURLs.toSeq }.flatten
    jars.filter(_.getProtocol == "file").map(url => os.Path(java.nio.file.Path.of(url.toURI)))
      .filter(jar => jar.ext == "jar" && jar.segments.contains("maven2")).toSeq.distinct.map(PathRef(_))
  }

  /** A library as repositories name it, from where a cache keeps it. */
  case class Coordinates(group: String, name: String, version: String, file: String)
  def coordinates(file: os.Path): Coordinates = {
    val parts = file.segments.toSeq
    val group = parts.drop(parts.lastIndexOf("maven2") + 1).dropRight(3).mkString(".")
    Coordinates(group, parts(parts.size - 3), parts(parts.size - 2), parts.last)
  }

  def write(files: Seq[os.Path]): String = {
    val components = files.distinct.map(f => coordinates(f) -> f).groupBy((c, _) => (c.group, c.name, c.version)).toSeq.sortBy(_._1)
    val lines = components.flatMap { case ((group, name, version), found) =>
      s"""      <component group="$group" name="$name" version="$version">""" +: found.sortBy(_._1.file).flatMap((c, f) => Seq(
        s"""         <artifact name="${c.file}">""",
        s"""            <sha256 value="${sha256(f)}" origin="Maven Central"/>""",
        "         </artifact>")) :+ "      </component>"
    }
    s"""<?xml version="1.0" encoding="UTF-8"?>
       |<!-- Written by ./mill lockDependencies from gradle/libs.versions.toml; read by Mill and by Gradle. -->
       |<verification-metadata xmlns="https://schema.gradle.org/dependency-verification" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://schema.gradle.org/dependency-verification https://schema.gradle.org/dependency-verification/dependency-verification-1.3.xsd">
       |   <configuration>
       |      <verify-metadata>false</verify-metadata>
       |      <verify-signatures>false</verify-signatures>
       |      <trusted-artifacts>
       |         <trust file=".*-sources[.]jar" regex="true"/>
       |         <trust file=".*-javadoc[.]jar" regex="true"/>
       |         <trust group="^com[.]android($$|[.].*)" regex="true" reason="the Android plugin, which only Gradle runs, and whose variants only Gradle can tell"/>
       |         <trust group="^org[.]jetbrains[.]kotlin$$" file=".*-gradle[0-9]+[.]jar" regex="true" reason="the Kotlin plugin for one version of Gradle"/>
       |      </trusted-artifacts>
       |   </configuration>
       |   <components>
       |${lines.mkString("\n")}
       |   </components>
       |</verification-metadata>
       |""".stripMargin
  }

  lazy val millDiscover = Discover[this.type]
}

/** A module whose libraries are those of the lock. */
trait Locked extends JavaModule {
  override def resolvedMvnDeps = Task { lock.verified(Task.Anon { super.resolvedMvnDeps() })() }
  override def resolvedRunMvnDeps = Task { lock.verified(Task.Anon { super.resolvedRunMvnDeps() })() }
  override def annotationProcessorsResolvedMvnDeps =
    Task { lock.verified(Task.Anon { super.annotationProcessorsResolvedMvnDeps() })() }

  /** What is to be locked. */
  def unlockedDeps: T[Seq[PathRef]] = Task { super.resolvedMvnDeps() ++ unlockedRunDeps() }
  def unlockedRunDeps: T[Seq[PathRef]] = Task { super.resolvedRunMvnDeps() ++ super.annotationProcessorsResolvedMvnDeps() }
}
