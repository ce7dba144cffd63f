package org.baoqi.speech.desk;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baoqi.rules.Move;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.notation.MoveWord;
import org.baoqi.rules.notation.Notation;
import org.baoqi.speech.match.History;
import org.baoqi.speech.match.MatchLog;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.words.Words;

/**
 * Plays one game over many processes, each of which is killed in the middle and its game taken up by the next, and looks
 * in the log for every move that was announced.
 *
 * <p>{@code main} does it as often as it is told; without a number, two hundred times.
 */
public final class Killer {
    private static final int MOVES_A_LIFE = 12;
    private static final int LINES_A_LIFE = 24;

    private final Path record;
    private final Random random;

    Killer(Path folder, long seed) {
        this.record = folder.resolve("game.pgn");
        this.random = new Random(seed);
    }

    public static void main(String[] args) throws IOException {
        int times = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        Path folder = Files.createTempDirectory("killed-games");
        int moves = new Killer(folder, 1).kill(times);
        System.out.println("killed " + times + " times, " + moves + " completed moves, none lost");
    }

    /** Returns how many moves were completed in all. */
    int kill(int times) throws IOException {
        int moves = 0;
        for (int i = 0; i < times; i++) {
            List<History.Ply> before = plies();
            check(before.size(), live());
            moves += plies().size() - before.size();
            if (isOver()) {
                Files.delete(GameFiles.named(record.toString()).log());
                Files.delete(record);
            }
        }
        return moves;
    }

    /** One life: what was announced in it before it was killed. */
    private List<String> live() throws IOException {
        Process process = start();
        List<String> heard = new ArrayList<>();
        int patience = random.nextInt(LINES_A_LIFE);
        try (OutputStream keyboard = process.getOutputStream();
                BufferedReader screen =
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            keyboard.write(script().getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
            String line = screen.readLine();
            for (; line != null && heard.size() < patience; line = screen.readLine()) heard.add(line);
            // Not process.destroyForcibly(), which closes what is still to be read.
            process.toHandle().destroyForcibly();
            for (; line != null; line = screen.readLine()) heard.add(line);
        }
        return heard;
    }

    private Process start() throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Paths.get(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                ClassPath.of(KilledGame.class, PlayCommand.class, Words.class, Position.class),
                KilledGame.class.getName(),
                "--save",
                record.toString()));
        if (state().isPresent()) command.add("--resume");
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    /** The player's next moves: the machine's answers are known, so that they can be typed ahead. */
    private String script() throws IOException {
        StringBuilder lines = new StringBuilder();
        Position position = state().map(MatchState::position).orElse(Position.initial());
        if (position.sideToMove() != Side.RED) position = answered(position);
        for (int i = 0; i < MOVES_A_LIFE && !position.legalMoves().isEmpty(); i++) {
            Move move = position.legalMoves()
                    .get(random.nextInt(position.legalMoves().size()));
            lines.append(move.iccs()).append('\n');
            position = answered(position.play(move));
        }
        return lines.toString();
    }

    private static Position answered(Position position) {
        List<Move> legal = position.legalMoves();
        return legal.isEmpty() ? position : position.play(legal.get(legal.size() / 2));
    }

    /** Every move that was announced is in the log, in its place. */
    private void check(int first, List<String> heard) throws IOException {
        List<History.Ply> plies = plies();
        int next = first;
        for (String line : heard) {
            String said = line.split("，")[0];
            boolean isMove = MoveWord.read(said)
                    .filter(words -> words.size() == MoveWord.IN_A_MOVE)
                    .isPresent();
            if (!isMove) continue;
            if (next >= plies.size()) throw new AssertionError("lost: " + line + " of " + heard);
            History.Ply ply = plies.get(next++);
            String kept = Notation.TRADITIONAL.write(ply.before(), ply.move());
            if (!kept.equals(said)) throw new AssertionError(said + " was announced, " + kept + " was kept");
        }
    }

    private List<History.Ply> plies() throws IOException {
        return state().map(state -> state.history().plies()).orElse(List.of());
    }

    private boolean isOver() throws IOException {
        return state().map(MatchState::isOver).orElse(false);
    }

    private Optional<MatchState> state() throws IOException {
        MatchLog.Reading reading = GameFiles.named(record.toString()).read();
        return reading instanceof MatchLog.Reading.Read read ? Optional.of(read.state()) : Optional.empty();
    }
}
