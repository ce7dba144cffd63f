package org.baoqi.app.settings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Colours that go by a name, so that they can be chosen by ear. */
public enum NamedColor {
    BLACK(0x000000),
    NAVY(0x00003C),
    DARK_GREEN(0x002814),
    DARK_RED(0x3C0000),
    WHITE(0xFFFFFF),
    CREAM(0xFFF8E6),
    YELLOW(0xFFEB3B),
    ORANGE(0xFFC880),
    LIGHT_GREEN(0xB0FFB0),
    LIGHT_BLUE(0xB4DCFF);

    /** WCAG 2.2, 1.4.6: contrast (enhanced). */
    public static final double ENOUGH_CONTRAST = 7;

    private final int rgb;

    NamedColor(int rgb) {
        this.rgb = rgb;
    }

    /** As Android counts colours: opaque. */
    public int argb() {
        return 0xFF000000 | rgb;
    }

    /** The colours that can be read on this one. */
    public List<NamedColor> inks() {
        return Arrays.stream(values())
                .filter(ink -> contrast(ink) >= ENOUGH_CONTRAST)
                .collect(Collectors.toList());
    }

    /** As WCAG 2.2 measures it. */
    public double contrast(NamedColor other) {
        double one = luminance() + 0.05;
        double two = other.luminance() + 0.05;
        return Math.max(one, two) / Math.min(one, two);
    }

    private double luminance() {
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
    }

    private static double linear(int channel) {
        double part = (channel & 0xFF) / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
