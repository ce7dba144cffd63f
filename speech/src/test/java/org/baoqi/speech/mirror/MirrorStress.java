package org.baoqi.speech.mirror;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.baoqi.rules.Side;
import org.baoqi.speech.desk.ClassPath;
import org.bouncycastle.crypto.agreement.jpake.JPAKEParticipant;

/**
 * Three processes that share one log over a bad network on this machine: {@code MirrorStress EVENTS}. Each player proposes
 * half of the events; at the end all three logs have to be the same, with each event once.
 */
public final class MirrorStress {
    private static final int FAULTS_IN_THOUSAND = 60;

    private MirrorStress() {}

    public static void main(String[] args) throws Exception {
        if (args.length == 1) host(Integer.parseInt(args[0]));
        else play(args);
    }

    /** Hosts, starts the two players, and compares. */
    static void host(int events) throws Exception {
        try (TestTable table = new TestTable()) {
            Path folder = Files.createTempDirectory("mirror");
            Process red = player(table, DeviceRole.RED, events, folder);
            Process black = player(table, DeviceRole.BLACK, events, folder);
            if (red.waitFor() != 0 || black.waitFor() != 0) throw new AssertionError("a player failed");
            check(
                    table.lines(),
                    events,
                    Files.readAllLines(folder.resolve("RED")),
                    Files.readAllLines(folder.resolve("BLACK")));
        }
        System.out.println(events + " events, three equal logs");
    }

    private static void check(List<String> log, int events, List<String> red, List<String> black) {
        Set<String> different = new HashSet<>(log);
        boolean same = log.equals(red) && log.equals(black);
        if (!same || log.size() != events || different.size() != events)
            throw new AssertionError(log.size() + ", " + red.size() + ", " + black.size() + " lines, "
                    + different.size() + " different");
    }

    private static Process player(TestTable table, DeviceRole role, int events, Path folder) throws IOException {
        String code = table.server().code(role).digits();
        return new ProcessBuilder(
                        "java",
                        "-cp",
                        ClassPath.of(MirrorStress.class, Host.class, Side.class, JPAKEParticipant.class),
                        MirrorStress.class.getName(),
                        table.address(),
                        code,
                        role.name(),
                        Integer.toString(events),
                        folder.resolve(role.name()).toString())
                .inheritIO()
                .start();
    }

    private static void play(String[] args) throws Exception {
        DeviceRole role = DeviceRole.valueOf(args[2]);
        int events = Integer.parseInt(args[3]);
        try (TestPhone phone = new TestPhone(
                args[0],
                role.name(),
                new JoinCode(args[1]),
                role,
                FaultyWire.factory(role.ordinal(), FAULTS_IN_THOUSAND))) {
            for (int i = 0; i < events / 2; i++) phone.link().propose("event " + i);
            while (phone.lines().size() < events) Thread.sleep(20);
            Files.write(Path.of(args[4]), phone.lines());
        }
    }
}
