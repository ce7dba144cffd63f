package gates

import gates.ClassFiles.*
import org.objectweb.asm.tree.ClassNode

/** Packages of one module that depend on each other in a circle. */
object PackageCycles {
  /** One entry for each knot of packages: its packages, and each edge inside with the classes that make it. */
  def in(classes: Seq[ClassNode]): Seq[String] = {
    val packageOf = classes.map(c => c.name -> c.packageName).toMap
    val uses = for {
      user <- classes
      used <- ClassFiles.named(user).toSeq.flatMap(packageOf.get) if used != user.packageName
    } yield (user.packageName, used, source(user))
    val edges = uses.groupMap(_._1)(_._2).view.mapValues(_.toSet).toMap.withDefaultValue(Set.empty)
    val reach = packageOf.values.toSet.map(p => p -> reachable(p, edges)).toMap
    val knots = reach.keySet.filter(p => reach(p)(p)).groupBy(p => reach(p).filter(reach(_)(p))).keys.toSeq
    knots.map { knot =>
      val lines = for (from <- knot.toSeq.sorted; to <- edges(from).intersect(knot).toSeq.sorted) yield {
        val by = uses.collect { case (`from`, `to`, file) => file }.distinct.sorted
        s"  $from -> $to by ${by.mkString(", ")}"
      }
      (s"packages in a circle: ${knot.toSeq.sorted.mkString(", ")}" +: lines).mkString("\n")
    }.sorted
  }

  private def source(node: ClassNode) = Option(node.sourceFile).getOrElse(node.name)

  /** What can be reached from a package by one step or more. */
  private def reachable(from: String, edges: Map[String, Set[String]]): Set[String] = {
    def grow(found: Set[String], latest: Set[String]): Set[String] = {
      val next = latest.flatMap(edges) -- found
      if (next.isEmpty) found else grow(found ++ next, next)
    }
    grow(Set.empty, Set(from))
  }
}
