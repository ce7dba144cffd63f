package org.baoqi.rules.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Board;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.engine.Weights.Term;

/**
 * Fits the evaluation's weights to {@link TrainingGames}: {@code runMain org.baoqi.rules.engine.Tuner GAMES OUTPUT ROUNDS}. The
 * expected result is a logistic function of the evaluation; its distance from the game's result, mixed with what the
 * search thought, is made small by gradient descent. Weights that few positions speak of stay near where they were.
 */
public final class Tuner {
    private static final double SCALE = 1 / 220.0;
    private static final double RESULT_SHARE = 0.5;
    private static final double STEP = 0.8;
    private static final double PULL = 2e-7;
    private static final int PROBE = 480;
    private static final int FULL_PHASE = 48;

    private final int count = Term.all();
    private final double[] weights = new double[2 * count];
    private final double[] before;
    private final List<Sample> samples = new ArrayList<>();

    /** A position: how often each weight counts in it, for Red, and what should come out. */
    private record Sample(int[] indices, int[] factors, double phase, double target) {}

    private Tuner() {
        int[] packed = Weights.builtIn();
        for (int i = 0; i < count; i++) {
            weights[i] = Weights.middle(packed[i]);
            weights[count + i] = Weights.end(packed[i]);
        }
        before = weights.clone();
    }

    public static void main(String[] args) throws IOException {
        Tuner tuner = new Tuner();
        for (String file : args[0].split(",")) tuner.read(Paths.get(file));
        System.out.println(tuner.samples.size() + " positions");
        tuner.tune(Integer.parseInt(args[2]));
        Files.writeString(Paths.get(args[1]), tuner.write());
    }

    private void read(java.nio.file.Path file) throws IOException {
        Evaluation base = new Evaluation(Weights.builtIn());
        Evaluation[] probes = new Evaluation[count];
        for (int i = 0; i < count; i++) probes[i] = new Evaluation(probed(i));
        for (String line : Files.readAllLines(file)) {
            String[] cells = line.split(";");
            if (cells.length == 3) samples.add(sample(cells, base, probes));
        }
    }

    /** The built-in weights with one of them much greater: the evaluation is linear, so the difference tells its factor. */
    private int[] probed(int which) {
        int[] packed = Weights.builtIn();
        packed[which] += Weights.pack(PROBE, PROBE);
        return packed;
    }

    private Sample sample(String[] cells, Evaluation base, Evaluation[] probes) {
        Position position = Position.parse(cells[0]);
        Board board = position.board();
        int sign = position.sideToMove() == Side.RED ? 1 : -1;
        int value = base.evaluate(board, base.sum(board));
        int[] indices = new int[count];
        int[] factors = new int[count];
        int found = 0;
        for (int i = 0; i < count; i++) {
            int factor = Math.round(sign * (probes[i].evaluate(board, probes[i].sum(board)) - value) / (float) PROBE);
            if (factor == 0) continue;
            indices[found] = i;
            factors[found++] = factor;
        }
        double target = RESULT_SHARE * Double.parseDouble(cells[2])
                + (1 - RESULT_SHARE) * expected(Double.parseDouble(cells[1]));
        double phase = Evaluation.phase(board) / (double) FULL_PHASE;
        return new Sample(Arrays.copyOf(indices, found), Arrays.copyOf(factors, found), phase, target);
    }

    private static double expected(double score) {
        return 1 / (1 + Math.exp(-score * SCALE));
    }

    private double evaluate(Sample sample) {
        double middle = 0;
        double end = 0;
        for (int i = 0; i < sample.indices.length; i++) {
            middle += sample.factors[i] * weights[sample.indices[i]];
            end += sample.factors[i] * weights[count + sample.indices[i]];
        }
        return middle * sample.phase + end * (1 - sample.phase);
    }

    /** Adam, with all positions in each round. */
    private void tune(int rounds) {
        double[] mean = new double[2 * count];
        double[] square = new double[2 * count];
        for (int round = 1; round <= rounds; round++) {
            double[] slope = new double[2 * count];
            double loss = slope(slope);
            for (int i = 0; i < slope.length; i++) {
                double gradient = slope[i] + PULL * (weights[i] - before[i]);
                mean[i] = 0.9 * mean[i] + 0.1 * gradient;
                square[i] = 0.999 * square[i] + 0.001 * gradient * gradient;
                double step = mean[i] / (1 - Math.pow(0.9, round));
                double size = Math.sqrt(square[i] / (1 - Math.pow(0.999, round)));
                weights[i] -= STEP * step / (size + 1e-9);
            }
            if (round % 20 == 0 || round == 1) System.out.printf("round %d: %.6f%n", round, loss);
        }
    }

    /** Adds up the slope of the loss, and returns the loss. */
    private double slope(double[] slope) {
        double loss = 0;
        for (Sample sample : samples) {
            double guess = expected(evaluate(sample));
            double error = guess - sample.target;
            loss += error * error / samples.size();
            double share = 2 * error * guess * (1 - guess) * SCALE / samples.size();
            for (int i = 0; i < sample.indices.length; i++) {
                slope[sample.indices[i]] += share * sample.factors[i] * sample.phase;
                slope[count + sample.indices[i]] += share * sample.factors[i] * (1 - sample.phase);
            }
        }
        return loss;
    }

    /** The text of {@code evaluation.txt} for the tuned weights; square tables have a line a rank. */
    private String write() {
        StringBuilder out = new StringBuilder();
        for (Term term : Term.values()) {
            out.append(term);
            int row = term == Term.SQUARE ? 5 : term.count();
            for (int i = 0; i < term.count(); i++)
                out.append(i % row == 0 ? "\n  " : " ").append(rounded(term.first() + i));
            out.append('\n');
        }
        return out.toString();
    }

    private String rounded(int weight) {
        return Math.round(weights[weight]) + "/" + Math.round(weights[count + weight]);
    }
}
