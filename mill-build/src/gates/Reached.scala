package gates

import gates.ClassFiles.*
import gates.Reached.*
import org.objectweb.asm.Opcodes.*
import org.objectweb.asm.tree.*
import org.objectweb.asm.{ConstantDynamic, Handle, Type}
import scala.collection.mutable
import scala.jdk.CollectionConverters.*

/**
 * What of our classes the programs can reach. It starts at what the outside calls by name (a main method, the components
 * of the Android manifest) and follows calls, reads of fields and method handles. A call of a method reaches the methods
 * that override it in classes that are made anywhere; a method that overrides one of a library is reached as soon as its
 * class is made. Whatever is left over is there for tests alone, or for nobody.
 *
 * Left out, since class files do not show their use or compilers write them: constants that javac and kotlinc copy into
 * their users, members that a compiler or Room has written, and empty private constructors, which forbid instances.
 */
final class Reached(modules: Seq[(String, Seq[ClassNode])], library: String => Option[ClassNode]) {
  private val own: Map[String, ClassNode] = modules.flatMap(_._2).map(c => c.name -> c).toMap
  private val work = mutable.Queue[() => Unit]()
  private val classes = mutable.Set[String]()
  private val made = mutable.Set[String]()
  private val methods = mutable.Set[Member]()
  private val fields = mutable.Set[Member]()
  /** Methods called on a receiver of a type, as the call names them. */
  private val calls = mutable.Map[String, mutable.Set[(String, String)]]()
  private val supers = mutable.Map[String, Set[String]]()
  private val madeBelow = mutable.Map[String, mutable.Set[String]]()

  /** A class that the outside makes by its constructor without arguments. */
  def component(name: String): this.type = {
    reachClass(name)
    own(name).method("<init>", "()V").foreach(reach(name, _))
    finish()
  }

  def main(name: String): this.type = {
    reachClass(name)
    reach(name, own(name).method("main", "([Ljava/lang/String;)V").get)
    finish()
  }

  private def finish(): this.type = {
    while (work.nonEmpty) work.dequeue()()
    this
  }

  /** Itself and everything above it. */
  private def above(name: String): Set[String] = supers.getOrElseUpdate(name,
    find(name).map(_.supertypes.toSet.flatMap(above)).getOrElse(Set.empty) + name)

  private def find(name: String): Option[ClassNode] = own.get(name).orElse(library(name))

  /** The method of ours that such a call of this class runs, if it is ours. */
  private def resolve(in: String, name: String, desc: String): Option[Member] = {
    def chain(c: String): LazyList[ClassNode] = find(c).to(LazyList).flatMap(n => n #:: Option(n.superName).to(LazyList).flatMap(chain))
    val inClasses = chain(in).flatMap(n => n.method(name, desc).map(n -> _))
    val inInterfaces = above(in).to(LazyList).flatMap(find).filter(_.is(ACC_INTERFACE)).flatMap(n => n.method(name, desc).map(n -> _))
    val (concrete, open) = (inClasses #::: inInterfaces).partition((_, m) => (m.access & ACC_ABSTRACT) == 0)
    // A default method of an interface yields to that of a more special one.
    val best = concrete.find((n, _) => !n.is(ACC_INTERFACE)).orElse(
      concrete.find((n, _) => !concrete.exists((o, _) => o.name != n.name && above(o.name)(n.name)))).orElse(open.headOption)
    best.collect { case (n, m) if own.contains(n.name) => Member(n.name, m.name, m.desc) }
  }

  private def reachClass(name: String): Unit = own.get(name).foreach { node =>
    if (classes.add(name)) {
      node.supertypes.foreach(reachClass)
      node.methods.asScala.find(_.name == "<clinit>").foreach(reach(name, _))
      // Room finds the class that it has written by its name.
      own.get(name + "_Impl").foreach(impl => reach(impl.name, impl.method("<init>", "()V").getOrElse(impl.methods.get(0))))
    }
  }

  private def reachTypes(desc: String): Unit = {
    val types = if (desc.startsWith("(")) Type.getReturnType(desc) +: Type.getArgumentTypes(desc).toSeq else Seq(Type.getType(desc))
    types.foreach(reachType)
  }

  private def reachType(t: Type): Unit = t.getSort match {
    case Type.ARRAY => reachType(t.getElementType)
    case Type.OBJECT => reachClass(t.getInternalName)
    case _ =>
  }

  private def reach(owner: String, method: MethodNode): Unit =
    if (methods.add(Member(owner, method.name, method.desc))) work += { () =>
      reachClass(owner)
      reachTypes(method.desc)
      if (method.name == "<init>") make(owner)
      method.instructions.iterator.asScala.foreach(follow(owner, method, _))
      method.tryCatchBlocks.asScala.map(_.`type`).filter(_ != null).foreach(reachClass)
      // kotlinc copies an inline function into its callers and leaves its name there.
      for (local <- Option(method.localVariables).toSeq.flatMap(_.asScala.map(_.name)) if local.startsWith(INLINED))
        for (node <- own.values; m <- node.methods.asScala if m.name == local.stripPrefix(INLINED) && inlines(m, local)) reach(node.name, m)
    }

  private def inlines(method: MethodNode, mark: String) =
    Option(method.localVariables).exists(_.asScala.exists(_.name == mark))

  private def follow(owner: String, method: MethodNode, instruction: AbstractInsnNode): Unit = instruction match {
    case call: MethodInsnNode => invoke(call.getOpcode, call.owner, call.name, call.desc)
    case field: FieldInsnNode => access(owner, method, field)
    case t: TypeInsnNode => reachType(Type.getObjectType(t.desc))
    case array: MultiANewArrayInsnNode => reachTypes(array.desc)
    case load: LdcInsnNode => constant(load.cst)
    case dynamic: InvokeDynamicInsnNode =>
      reachTypes(dynamic.desc)
      if (dynamic.bsm.getOwner != OBJECT_METHODS) dynamic.bsmArgs.foreach(constant)
    case _ =>
  }

  private def constant(value: Any): Unit = value match {
    case t: Type if t.getSort == Type.METHOD => reachTypes(t.getDescriptor)
    case t: Type =>
      reachType(t)
      if (t.getSort == Type.OBJECT) byClass(t.getInternalName)
    case handle: Handle if handle.getTag <= H_PUTSTATIC => read(handle.getOwner, handle.getName, handle.getDesc)
    case handle: Handle => invoke(HANDLES(handle.getTag), handle.getOwner, handle.getName, handle.getDesc)
    case dynamic: ConstantDynamic => (0 until dynamic.getBootstrapMethodArgumentCount).foreach(i => constant(dynamic.getBootstrapMethodArgument(i)))
    case _ =>
  }

  /** Somebody is handed the class itself: a provider makes the view model, a map of an enum's constants has them all. */
  private def byClass(name: String): Unit = {
    allConstants(name)
    if (above(name)(VIEW_MODEL)) for (node <- own.get(name); make <- node.method("<init>", "()V")) reach(name, make)
  }

  private def invoke(opcode: Int, onType: String, name: String, desc: String): Unit = {
    val owner = Type.getObjectType(onType) match { case t if t.getSort == Type.ARRAY => t.getElementType.getInternalName; case t => t.getInternalName }
    reachClass(owner)
    reachTypes(desc)
    if (name == "values" || name == "valueOf" || name == "getEntries") allConstants(owner)
    for (target <- resolve(owner, name, desc)) reach(target.owner, own(target.owner).method(name, desc).get)
    val late = opcode == INVOKEVIRTUAL || opcode == INVOKEINTERFACE
    if (late && own.contains(owner) && calls.getOrElseUpdate(owner, mutable.Set()).add((name, desc)))
      for (receiver <- madeBelow.getOrElse(owner, Set.empty).toSeq) run(receiver, name, desc)
  }

  private def run(receiver: String, name: String, desc: String): Unit =
    for (target <- resolve(receiver, name, desc)) reach(target.owner, own(target.owner).method(name, desc).get)

  /** An object of the class exists: calls of what it overrides reach it. */
  private def make(name: String): Unit = if (made.add(name)) {
    for (up <- above(name)) {
      madeBelow.getOrElseUpdate(up, mutable.Set()) += name
      if (own.contains(up)) for ((method, desc) <- calls.getOrElse(up, Set.empty).toSeq) run(name, method, desc)
      else for (m <- library(up).toSeq.flatMap(_.methods.asScala) if (m.access & (ACC_STATIC | ACC_PRIVATE)) == 0 && m.name != "<init>")
        run(name, m.name, m.desc)
    }
  }

  private def access(owner: String, method: MethodNode, field: FieldInsnNode): Unit = {
    reachClass(field.owner)
    reachTypes(field.desc)
    val read = field.getOpcode == GETFIELD || field.getOpcode == GETSTATIC
    // The list of an enum's constants, and the tables behind a switch, name each constant and use none.
    if (read && method.name != "$values" && !own.get(owner).exists(switchTable)) this.read(field.owner, field.name, field.desc)
  }

  private def read(owner: String, name: String, desc: String): Unit =
    for (c <- above(owner) if own.get(c).exists(_.fields.asScala.exists(f => f.name == name && f.desc == desc))) fields += Member(c, name, desc)

  /** Somebody asks an enum for all it has, or for one by its name. */
  private def allConstants(name: String): Unit =
    for (node <- own.get(name) if node.is(ACC_ENUM); f <- node.fields.asScala if (f.access & ACC_ENUM) != 0) fields += Member(name, f.name, f.desc)

  // ---- what is left over ----

  /** Sorted lines: "module: org.baoqi.rules.Move.to(Point)". Of a class that nobody reaches, the class alone. */
  def unreached: Seq[String] = (for {
    (module, nodes) <- modules
    node <- nodes if !generated(node)
    what <- unreached(node)
  } yield s"$module: $what").sorted

  private def unreached(node: ClassNode): Seq[String] =
    if (!used(node.name)) Seq(node.name).filter(_ => outer(node).forall(used) && !constantsAlone(node)).map(shown)
    else
      node.methods.asScala.toSeq.filter(m => !methods(Member(node.name, m.name, m.desc)) && counts(node, m)).map { m =>
        val name = if (m.name == "<init>") "new" else m.name
        s"${shown(node.name)}.$name(${Type.getArgumentTypes(m.desc).map(t => simple(t.getClassName)).mkString(", ")})"
      } ++ node.fields.asScala.toSeq.filter(f => !fields(Member(node.name, f.name, f.desc)) && counts(node, f)).map(f => s"${shown(node.name)}.${f.name}")

  /** Reached itself, or the home of a class that is. */
  private def used(name: String): Boolean = classes(name) || classes.exists(_.startsWith(name + "$"))

  /** Nothing but constants, which are in their users. */
  private def constantsAlone(node: ClassNode) =
    node.fields.asScala.exists(_.value != null) && !node.fields.asScala.exists(counts(node, _)) && !node.methods.asScala.exists(counts(node, _))

  private def outer(node: ClassNode): Option[String] =
    node.innerClasses.asScala.find(_.name == node.name).flatMap(i => Option(i.outerName)).orElse(Option(node.outerClass))

  private def counts(node: ClassNode, m: MethodNode): Boolean = {
    val written = (m.access & (ACC_SYNTHETIC | ACC_BRIDGE)) == 0 && m.name != "<clinit>"
    val ofEnum = node.is(ACC_ENUM) && (m.name == "values" || m.name == "valueOf" || m.name == "getEntries" || m.name == "<init>")
    val ofRecord = node.superName == "java/lang/Record" && (m.name == "equals" || m.name == "hashCode" || m.name == "toString" || component(node, m))
    val ofAnonymous = node.outerMethod != null && m.name == "<init>"
    val noInstances = m.name == "<init>" && (m.access & ACC_PRIVATE) != 0 && m.desc == "()V"
    written && !ofEnum && !ofRecord && !ofAnonymous && !noInstances && !(kotlin(node) && (DATA.matches(m.name) || getterOfRead(node, m)))
  }

  /** The accessor of a record's component whose value is read beside it. */
  private def component(node: ClassNode, m: MethodNode): Boolean =
    m.desc.startsWith("()") && fields(Member(node.name, m.name, m.desc.substring(2)))

  /** A property that its own class reads without the getter. */
  private def getterOfRead(node: ClassNode, m: MethodNode): Boolean =
    m.desc.startsWith("()") && m.instructions.iterator.asScala.collect { case f: FieldInsnNode => f }.toSeq.match {
      case Seq(f) => fields(Member(f.owner, f.name, f.desc))
      case _ => false
    }

  private def counts(node: ClassNode, f: FieldNode): Boolean = {
    val written = (f.access & ACC_SYNTHETIC) == 0 && f.value == null
    val ofRecord = node.superName == "java/lang/Record" && (f.access & ACC_STATIC) == 0
    written && !ofRecord && !(kotlin(node) && (KOTLIN_FIELDS(f.name)))
  }

  private def shown(name: String) = name.replace('/', '.').replace('$', '.')
}

object Reached {
  private final case class Member(owner: String, name: String, desc: String)

  private val OBJECT_METHODS = "java/lang/runtime/ObjectMethods"
  private val VIEW_MODEL = "androidx/lifecycle/ViewModel"
  private val INLINED = "$i$f$"
  private val HANDLES = Map(H_INVOKEVIRTUAL -> INVOKEVIRTUAL, H_INVOKEINTERFACE -> INVOKEINTERFACE, H_INVOKESTATIC -> INVOKESTATIC,
    H_INVOKESPECIAL -> INVOKESPECIAL, H_NEWINVOKESPECIAL -> INVOKESPECIAL)
  /** What kotlinc adds to a data class. */
  private val DATA = "component\\d+|copy".r

  private val KOTLIN_FIELDS = Set("INSTANCE", "Companion", "$stable")

  private def simple(name: String) = name.substring(name.lastIndexOf('.') + 1).replace('$', '.')

  private def kotlin(node: ClassNode) = Option(node.visibleAnnotations).exists(_.asScala.exists(_.desc == "Lkotlin/Metadata;"))

  private def switchTable(node: ClassNode) =
    node.name.endsWith("$WhenMappings") || node.fields.asScala.exists(_.name.startsWith("$SwitchMap$"))

  private def generated(node: ClassNode) =
    node.is(ACC_SYNTHETIC) || node.name.endsWith("package-info") || node.name.contains("_Impl") || node.name.contains("ComposableSingletons$")
}
