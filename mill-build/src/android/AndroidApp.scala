package android

import mill.*, javalib.*
import modules.{ApiChecked, Formatted}

/** An app of Java and Compose, built without the Android SDK. Each step has a file of its own beside this one. */
trait AndroidApp extends KotlinJavaModule, Apk, ApiChecked, Formatted { outer =>
  override def sources = Task.Sources("src/main/java", "src/main/kotlin")
  override def kotlincPlugins = Task { Seq(tools.composePlugin()) }
  // The framework jar's annotations are incomplete (classfile); Room's processor claims only its own (processing).
  override def javacOptions =
    Seq("--release", "17", "-Xlint:all,-classfile,-processing", "-Werror", s"-Aroom.schemaLocation=${moduleDir / "schemas"}")

  trait AndroidUnitTests extends JavaTests, RobolectricTests {
    def app = outer
  }
  trait AndroidReleaseTests extends ReleaseTests {
    def app = outer
  }
}
