package round;

import java.util.List;
import java.util.function.IntSupplier;
import trip.Shape;

/** A program for the gates to judge: what they must find in it, and nothing else, stands in expected.txt. */
public final class Main {
    static final int COPIED_BY_JAVAC = 3;
    static final List<String> READ = List.of("read");
    static final List<String> UNREAD = List.of("unread");

    private int onlyWritten;

    private Main() {}

    public static void main(String[] args) {
        Main main = new Main();
        main.onlyWritten = COPIED_BY_JAVAC;
        IntSupplier lambda = () -> inLambda(READ);
        Shape shape = args.length > lambda.getAsInt() ? new Shape.Square(2, "blue") : new Shape.Dot();
        System.out.println(shape.area() + " " + main + Colour.RED);
        if (shape instanceof Shape.Never never) System.out.println(never);
    }

    @Override
    public String toString() {
        return "printed by the library";
    }

    static int inLambda(List<String> names) {
        return names.size();
    }

    static int deadTogether() {
        return deadToo();
    }

    static int deadToo() {
        return deadTogether();
    }

    enum Colour {
        RED,
        NOBODYS
    }
}
