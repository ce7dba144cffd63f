package org.baoqi.app.shell
import org.baoqi.speech.words.Language
import org.baoqi.speech.words.Words
import java.util.concurrent.CompletableFuture

/** Does something on the thread of the disk, after all that waits for it, and waits for its end. */
fun <T> BaoqiApplication.onDisk(work: () -> T): T =
    CompletableFuture.supplyAsync(work, backgroundLibrary(Words.`in`(Language.TRADITIONAL)).disk()).get()
