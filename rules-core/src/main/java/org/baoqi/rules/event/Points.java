package org.baoqi.rules.event;

/** 積分, in quarters of a point, so that half of half a point can be told. */
public record Points(int quarters) implements Comparable<Points> {
    public static final Points NONE = new Points(0);
    private static final int WHOLE = 4;

    /** Reads {@code 2} or {@code 0.5}. */
    static Points parse(String text) {
        return new Points((int) Math.round(Double.parseDouble(text) * WHOLE));
    }

    Points plus(Points other) {
        return new Points(quarters + other.quarters);
    }

    /** Half of them. */
    Points half() {
        return new Points(quarters / 2);
    }

    @Override
    public int compareTo(Points other) {
        return Integer.compare(quarters, other.quarters);
    }

    /** {@code 7}, {@code 6.5}. */
    @Override
    public String toString() {
        String[] parts = {"", ".25", ".5", ".75"};
        return quarters / WHOLE + parts[quarters % WHOLE];
    }
}
