package org.baoqi.app.reader

import android.os.SystemClock
import android.text.Spanned
import android.text.style.TtsSpan

private const val FIRST_HAN = '\u2E80'

/** The voice of a reader: one thing after the other, each as long as it takes; [write] takes what begins to be heard. */
class ReaderVoice(private val rules: ReaderRules, private val write: (String) -> Unit) {
    private class Utterance(val text: CharSequence, val isChange: Boolean)

    private val queue = ArrayDeque<Utterance>()
    private var current: Utterance? = null
    private var ends = 0L
    private var last = ""
    private val now get() = SystemClock.uptimeMillis()

    fun isSpeaking(): Boolean {
        advance()
        return current != null
    }

    /**
     * @param cuts whether what is being said is broken off
     * @param once whether it is passed over while it is being said or has just been said
     * @param isChange whether it tells of a change: of those that wait, only the last is said
     */
    fun say(text: CharSequence, cuts: Boolean = false, once: Boolean = false, isChange: Boolean = false) {
        if (text.isBlank()) return
        advance()
        if (once && isKnown(text)) return write("× $text")
        if (cuts) hush()
        if (isChange) queue.removeAll { (it.isChange).also { gone -> if (gone) write("× ${it.text}") } }
        queue.add(Utterance(text, isChange))
        advance()
    }

    private fun isKnown(text: CharSequence): Boolean {
        val waits = queue.any { it.text.toString() == text.toString() } || current?.text?.toString() == text.toString()
        return waits || (last == text.toString() && now - ends < rules.millis("same-text-ms"))
    }

    private fun hush() {
        current?.let { write("✂") }
        queue.forEach { write("× ${it.text}") }
        queue.clear()
        if (current != null) ends = now
        current = null
    }

    /** Goes on to what is being said now. */
    fun advance() {
        while (true) {
            if (current != null && now < ends) return
            val begins = if (current == null) now else ends
            current?.let { last = it.text.toString() }
            val next = queue.removeFirstOrNull()
            current = next
            if (next == null) return
            ends = begins + length(next.text)
            write(next.text.heard())
        }
    }

    private fun length(text: CharSequence) =
        text.sumOf { rules.millis(if (it >= FIRST_HAN) "sign-ms" else "letter-ms") }

    /** The voice takes what is written for it, braille and the list of what was said the text itself. */
    private fun CharSequence.heard(): String {
        val spans = (this as? Spanned)?.getSpans(0, length, TtsSpan::class.java).orEmpty()
        val spoken = spans.firstNotNullOfOrNull { it.args.getString(TtsSpan.ARG_TEXT) } ?: return toString()
        return "$spoken ⠿ $this"
    }
}
