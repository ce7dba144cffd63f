package org.baoqi.app.game

import java.util.concurrent.CompletableFuture

private const val ROUNDS = 3

/** Waits until the table and the machine have done what they had to do. */
fun GameHost.awaitThreads() = repeat(ROUNDS) {
    CompletableFuture.runAsync({}, threads.table()).get()
    CompletableFuture.runAsync({}, threads.thinkers()).get()
}
