package android

import mill.*, javalib.*
import modules.lock

/** The software bill of materials of an app, in CycloneDX: which libraries are in its APK, and the checksum of each. */
trait Sbom extends AndroidDeps {
  def applicationId: String
  def versionName: String

  def bom: T[PathRef] = Task {
    val components = libraries().map(_.path).distinct.map(f => lock.coordinates(f) -> f).sortBy((c, _) => (c.group, c.name, c.version))
    def purl(c: lock.Coordinates) = {
      val kind = c.file.split('.').last
      s"pkg:maven/${c.group}/${c.name}@${c.version}" + (if (kind == "jar") "" else s"?type=$kind")
    }
    val listed = components.map((c, f) => ujson.Obj(
      "type" -> "library", "bom-ref" -> purl(c), "group" -> c.group, "name" -> c.name, "version" -> c.version, "purl" -> purl(c),
      "hashes" -> ujson.Arr(ujson.Obj("alg" -> "SHA-256", "content" -> lock.sha256(f)))))
    val app = s"pkg:generic/$applicationId@$versionName"
    val bom = ujson.Obj(
      "bomFormat" -> "CycloneDX", "specVersion" -> "1.6", "version" -> 1,
      "serialNumber" -> s"urn:uuid:${java.util.UUID.nameUUIDFromBytes((app +: components.map((c, f) => purl(c) + lock.sha256(f))).mkString("\n").getBytes)}",
      "metadata" -> ujson.Obj("component" ->
        ujson.Obj("type" -> "application", "bom-ref" -> app, "name" -> applicationId, "version" -> versionName, "purl" -> app)),
      "components" -> ujson.Arr.from(listed),
      "dependencies" -> ujson.Arr(ujson.Obj("ref" -> app, "dependsOn" -> ujson.Arr.from(components.map((c, _) => purl(c))))))
    os.write(Task.dest / "bom.json", ujson.write(bom, indent = 2) + "\n")
    PathRef(Task.dest / "bom.json")
  }
}
