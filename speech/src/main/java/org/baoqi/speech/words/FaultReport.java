package org.baoqi.speech.words;

import java.io.PrintWriter;
import java.io.StringWriter;

/**
 * A fault that nobody has foreseen, as a text for whoever mends it: what failed and where, and on what. It holds no game and
 * no name, unless the fault itself speaks of one; it is kept on the device and goes nowhere by itself.
 */
public final class FaultReport {
    private static final int LONGEST = 64 << 10;

    private FaultReport() {}

    /** @param program the part that failed: the desk, the app's thread */
    public static String of(Throwable fault, String program) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        out.println("Baoqi, " + program);
        for (String name : new String[] {"java.version", "java.vendor", "os.name", "os.version", "os.arch"})
            out.println(name + ": " + System.getProperty(name));
        fault.printStackTrace(out);
        out.flush();
        String report = text.toString();
        return report.length() <= LONGEST ? report : report.substring(0, LONGEST);
    }
}
