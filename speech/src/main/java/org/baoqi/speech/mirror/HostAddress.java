package org.baoqi.speech.mirror;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the referee's device answers, as it was told: an address or a name of the network, with a port. */
public record HostAddress(String host, int port) {
    private static final int HIGHEST_PORT = 65_535;
    private static final int HIGHEST_PART = 255;
    private static final Pattern WITH_PORT =
            Pattern.compile("(\\[[0-9A-Fa-f:.]+(?:%[\\w.-]+)?]|[^\\[\\]:]+):(\\d{1,5})");
    private static final Pattern NUMBERS = Pattern.compile("[\\d.]+");
    private static final Pattern FOUR = Pattern.compile("\\d{1,3}(?:\\.\\d{1,3}){3}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][\\w-]{0,62}(?:\\.[A-Za-z0-9_][\\w-]{0,62})*\\.?");

    /** Of what somebody typed, also in the wide signs of a Chinese keyboard; empty where it is no address with a port. */
    public static Optional<HostAddress> read(String typed) {
        String plain = Normalizer.normalize(typed.trim(), Normalizer.Form.NFKC).replace('。', '.');
        Matcher parts = WITH_PORT.matcher(plain);
        if (!parts.matches()) return Optional.empty();
        int port = Integer.parseInt(parts.group(2));
        boolean right = port > 0 && port <= HIGHEST_PORT && isHost(parts.group(1));
        return right ? Optional.of(new HostAddress(parts.group(1), port)) : Optional.empty();
    }

    /** Four numbers that are none of an address are no name either. */
    private static boolean isHost(String host) {
        if (host.startsWith("[")) return host.contains("::") || host.split(":").length == 8;
        if (!NUMBERS.matcher(host).matches()) return NAME.matcher(host).matches();
        return FOUR.matcher(host).matches()
                && Arrays.stream(host.split("\\.")).mapToInt(Integer::parseInt).allMatch(part -> part <= HIGHEST_PART);
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
