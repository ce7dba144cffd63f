package org.baoqi.app.start;

import java.util.function.UnaryOperator;
import org.baoqi.app.settings.Settings;

/**
 * Something to choose at the first start.
 *
 * @param said what is spoken of it, in its own language
 * @param change what holds while it is spoken, and stays when it is chosen
 */
record StartOption(String name, String said, UnaryOperator<Settings> change) {}
