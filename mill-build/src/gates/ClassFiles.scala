package gates

import java.nio.file.{Files, Path}
import java.util.zip.ZipFile
import org.objectweb.asm.commons.{ClassRemapper, Remapper}
import org.objectweb.asm.tree.{ClassNode, MethodNode}
import org.objectweb.asm.{ClassReader, Opcodes}
import scala.collection.mutable
import scala.jdk.CollectionConverters.*
import scala.util.Using

/** Compiled classes as the gates read them. Names are those of the class file: org/baoqi/rules/Move. */
object ClassFiles {
  def read(folder: Path): Seq[ClassNode] =
    Using.resource(Files.walk(folder))(_.iterator.asScala.filter(_.toString.endsWith(".class")).toVector.sorted)
      .map(file => node(Files.readAllBytes(file), 0))

  def node(bytes: Array[Byte], flags: Int): ClassNode = {
    val node = ClassNode()
    ClassReader(bytes).accept(node, flags)
    node
  }

  /** Every class that this one names: in its code, descriptors, generic signatures and annotations. */
  def named(node: ClassNode): Set[String] = {
    val found = mutable.Set[String]()
    val collector = new Remapper(Opcodes.ASM9) {
      override def map(name: String): String = { found += name; null }
    }
    node.accept(ClassRemapper(ClassNode(), collector))
    found.toSet
  }

  extension (node: ClassNode) {
    def is(flag: Int): Boolean = (node.access & flag) != 0
    def packageName: String = node.name.substring(0, node.name.lastIndexOf('/') max 0).replace('/', '.')
    def supertypes: Seq[String] = Option(node.superName).toSeq ++ node.interfaces.asScala
    def method(name: String, desc: String): Option[MethodNode] = node.methods.asScala.find(m => m.name == name && m.desc == desc)
  }
}

/** Classes that are not ours: those of jars, then the JDK's. */
final class Library(jars: Seq[Path]) extends AutoCloseable {
  private val open = jars.map(jar => ZipFile(jar.toFile))
  private val known = mutable.Map[String, Option[ClassNode]]()

  def find(name: String): Option[ClassNode] = known.getOrElseUpdate(name, {
    val file = s"$name.class"
    val flags = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG
    def inJdk = Option(ClassLoader.getSystemResourceAsStream(file)).map(in => Using.resource(in)(_.readAllBytes))
    def inJar = open.iterator.flatMap(jar => Option(jar.getEntry(file)).map(e => Using.resource(jar.getInputStream(e))(_.readAllBytes)))
    (if (name.startsWith("java/")) inJdk else inJar.nextOption).map(ClassFiles.node(_, flags))
  })

  override def close(): Unit = open.foreach(_.close())
}
