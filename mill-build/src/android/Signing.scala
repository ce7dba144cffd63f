package android

import com.android.apksig.{ApkSigner, KeyConfig}
import mill.*, javalib.*
import mill.api.BuildCtx

/** A key in a PKCS12 file; the password opens both the file and the key. */
case class SigningKey(file: PathRef, alias: String, password: String)

/** Signs APKs: for debugging with a key that all machines share, for release with one from the environment. */
trait Signing extends Module {
  def minSdk: Int

  def signApk(unsigned: Task[PathRef], key: Task[SigningKey]) = Task.Anon {
    val SigningKey(file, alias, secret) = key()
    val password = secret.toCharArray
    val store = java.security.KeyStore.getInstance("PKCS12")
    // It may lie in this folder without being one of the build's sources.
    BuildCtx.withFilesystemCheckerDisabled(scala.util.Using.resource(os.read.inputStream(file.path))(store.load(_, password)))
    val privateKey = store.getKey(alias, password).asInstanceOf[java.security.PrivateKey]
    val certificate = store.getCertificate(alias).asInstanceOf[java.security.cert.X509Certificate]
    if (privateKey == null) Task.fail(s"${file.path} has no key named $alias")
    val signer =
      ApkSigner.SignerConfig.Builder(alias, KeyConfig.Jca(privateKey), java.util.List.of(certificate)).build()
    ApkSigner.Builder(java.util.List.of(signer))
      .setInputApk(unsigned().path.toIO).setOutputApk((Task.dest / "app.apk").toIO)
      .setMinSdkVersion(minSdk).setAlignmentPreserved(false).build().sign()
    PathRef(Task.dest / "app.apk")
  }

  /** Committed, so that every machine's debug APK can replace every other's. Not a secret. */
  def debugKeystore = Task.Source("debug.p12")
  def debugKey: Task[SigningKey] = Task.Anon { SigningKey(debugKeystore(), "debug", "android") }

  /** Where the key is. Mill writes the values of inputs into its folder: the password is none of them. */
  def environment = Task.Input { Task.env.filter((name, _) => Set("BAOQI_KEYSTORE", "BAOQI_KEY_ALIAS")(name)) }
  def releaseKey: Task[SigningKey] = Task.Anon {
    def setting(name: String) = (environment() ++ Task.env.get(name).map(name -> _)).getOrElse(name, Task.fail(
      "the release key comes from the environment: BAOQI_KEYSTORE (a PKCS12 file), BAOQI_KEY_ALIAS, BAOQI_KEY_PASSWORD; " +
        s"$name is not set"))
    val file = os.Path(setting("BAOQI_KEYSTORE"), BuildCtx.workspaceRoot)
    SigningKey(BuildCtx.withFilesystemCheckerDisabled(PathRef(file)), setting("BAOQI_KEY_ALIAS"), setting("BAOQI_KEY_PASSWORD"))
  }
}
