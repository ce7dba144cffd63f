package org.baoqi.app.speak;

import java.util.List;
import java.util.Locale;

/** The engines and voices of this phone, as far as they tell. */
public interface VoiceCatalog {
    List<EngineName> engines();

    /** The voices of the engine in use that are on the phone and speak the language in use. */
    List<VoiceName> voices();

    /** @param id its package */
    record EngineName(String id, String label) {}

    /** @param overNetwork whether it speaks only while the phone is connected */
    record VoiceName(String id, Locale locale, boolean overNetwork) {}
}
