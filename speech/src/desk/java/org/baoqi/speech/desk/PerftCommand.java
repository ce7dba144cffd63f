package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.baoqi.rules.Move;
import org.baoqi.rules.board.Perft;
import org.baoqi.rules.board.Position;

/** Counts the positions some plies ahead, to prove the rules and time them. */
final class PerftCommand implements DeskCommand {
    private static final double NANOS_A_SECOND = 1e9;

    @Override
    public String name() {
        return "perft";
    }

    @Override
    public String usage() {
        return "DEPTH [FEN | --batch]";
    }

    @Override
    public Set<String> flags() {
        return Set.of(Terminal.BATCH);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        List<String> rest = arguments.rest();
        int depth = depth(rest.isEmpty() ? "" : rest.get(0));
        int most = arguments.has(Terminal.BATCH) ? 1 : 2;
        if (rest.size() > most) throw new UsageException("desk.too-many-arguments", rest.get(most));
        if (arguments.has(Terminal.BATCH))
            terminal.batch(fen -> Json.object("nodes", Perft.nodes(terminal.position(fen), depth)));
        else divide(rest.size() == 2 ? terminal.position(rest.get(1)) : Position.initial(), depth, terminal);
    }

    private static int depth(String text) {
        if (!text.matches("[1-9]")) throw new UsageException("desk.perft-depth", text);
        return Integer.parseInt(text);
    }

    private static void divide(Position position, int depth, Terminal terminal) {
        long start = System.nanoTime();
        Map<Move, Long> counts = Perft.divide(position, depth);
        double seconds = Math.max(1, System.nanoTime() - start) / NANOS_A_SECOND;
        Map<String, Long> sorted = new TreeMap<>();
        counts.forEach((move, nodes) -> sorted.put(move.iccs(), nodes));
        sorted.forEach((move, nodes) -> terminal.out().println(move + " " + nodes));
        long nodes = counts.values().stream().mapToLong(Long::longValue).sum();
        terminal.out().println("nodes " + nodes);
        terminal.out().println("nodes/s " + (long) (nodes / seconds));
    }
}
