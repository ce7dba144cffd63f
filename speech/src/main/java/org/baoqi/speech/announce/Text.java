package org.baoqi.speech.announce;

/** The same words for the eye and for the ear. */
record Text(String shown, String spoken) {}
