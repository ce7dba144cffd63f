package org.baoqi.app.speak;

import java.util.List;
import java.util.Locale;

/** What can speak on this phone, as far as its engines tell. */
public interface VoiceCatalog {
    List<EngineName> engines();

    /** The voices of the engine in use that are on the phone and speak the language in use. */
    List<VoiceName> voices();

    /** @param id its package */
    record EngineName(String id, String label) {}

    /** @param overNetwork whether it speaks only while the phone is connected */
    record VoiceName(String id, Locale locale, boolean overNetwork) {}
}
