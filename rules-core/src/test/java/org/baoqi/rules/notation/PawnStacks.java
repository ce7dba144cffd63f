package org.baoqi.rules.notation;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import org.baoqi.rules.Point;
import org.baoqi.rules.board.Fen;
import org.baoqi.rules.board.Position;

/** Random positions with all ten pawns on few files, which play hardly ever brings about. */
final class PawnStacks {
    private final Random random;

    PawnStacks(long seed) {
        this.random = new Random(seed);
    }

    void positions(int count, Consumer<Position> visitor) {
        int found = 0;
        while (found < count) {
            if (!(Fen.read(fen()) instanceof Fen.Reading.Read read)) continue;
            visitor.accept(read.position());
            found++;
        }
    }

    private String fen() {
        char[][] rows = new char[Point.RANKS][Point.FILES];
        for (char[] row : rows) Arrays.fill(row, '1');
        stack(rows, 'p', 3);
        stack(rows, 'P', 0);
        rows[random.nextInt(3)][3 + random.nextInt(3)] = 'k';
        rows[7 + random.nextInt(3)][3 + random.nextInt(3)] = 'K';
        StringBuilder fen = new StringBuilder();
        for (char[] row : rows) fen.append(fen.length() == 0 ? "" : "/").append(row);
        return fen + (random.nextBoolean() ? " w" : " b");
    }

    /** Five pawns on one file or two, within the seven ranks that they can reach. */
    private void stack(char[][] rows, char pawn, int firstRow) {
        int[] files = {random.nextInt(Point.FILES), random.nextInt(Point.FILES)};
        for (int i = 0; i < 5; i++) rows[firstRow + random.nextInt(7)][files[random.nextInt(2)]] = pawn;
    }
}
