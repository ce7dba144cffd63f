package trip;

/** Leads back to the package that it came from. */
public interface Shape {
    int area();

    /** Nobody calls it, here or below. */
    int corners();

    record Square(int edge, String unreadColour) implements Shape {
        @Override
        public int area() {
            return edge * edge;
        }

        @Override
        public int corners() {
            return 4;
        }
    }

    record Dot() implements Shape {
        @Override
        public int area() {
            return round.Back.ZERO.size();
        }

        @Override
        public int corners() {
            return 0;
        }
    }

    /** Asked for and never made. */
    record Never() implements Shape {
        @Override
        public int area() {
            return 1;
        }

        @Override
        public int corners() {
            return 1;
        }
    }
}
