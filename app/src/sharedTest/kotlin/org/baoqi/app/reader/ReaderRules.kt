package org.baoqi.app.reader

/** What a screen reader does, by name: a table whose lines have the rule, its value and where it is read. */
class ReaderRules(table: String) {
    private val values = table.lines()
        .filterNot { it.isBlank() || it.startsWith("#") }
        .map { it.split('\t') }
        .associate { (name, value) -> name to value }

    operator fun get(name: String) = values.getValue(name)

    fun millis(name: String) = get(name).toLong()

    /** The word for what a control is; empty for what is none. */
    fun role(className: CharSequence?) = values["role.$className"].orEmpty()
}
