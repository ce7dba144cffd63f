package org.baoqi.app;

/** What the user has chosen for all screens. */
interface Settings {
    boolean highContrast();

    void setHighContrast(boolean on);
}
