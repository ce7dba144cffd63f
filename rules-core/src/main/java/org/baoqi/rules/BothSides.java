package org.baoqi.rules;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Two values of one kind, Red's and Black's. */
public record BothSides<T>(T red, T black) {
    public BothSides {
        Objects.requireNonNull(red);
        Objects.requireNonNull(black);
    }

    public static <T> BothSides<T> same(T value) {
        return new BothSides<>(value, value);
    }

    public static <T> BothSides<T> of(Function<Side, T> value) {
        return new BothSides<>(value.apply(Side.RED), value.apply(Side.BLACK));
    }

    public T get(Side side) {
        return side == Side.RED ? red : black;
    }

    public BothSides<T> with(Side side, T value) {
        return side == Side.RED ? new BothSides<>(value, black) : new BothSides<>(red, value);
    }

    public BothSides<T> change(Side side, UnaryOperator<T> change) {
        return with(side, change.apply(get(side)));
    }

    public <U> BothSides<U> map(Function<T, U> change) {
        return of(side -> change.apply(get(side)));
    }
}
