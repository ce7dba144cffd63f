package org.baoqi.app.kit;
/** The app's own texts in the language of the screen: string resources. */
@FunctionalInterface
public interface Texts {
    String get(int id, Object... values);
}
