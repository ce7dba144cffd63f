package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.Set;

/** A match over the local network: one machine hosts it for the referee, the players join from theirs. */
final class MirrorCommand implements DeskCommand {
    /** The address of this machine at which a host is found, or others are looked for; all of them where none is given. */
    static final String ON = "--on";

    private static final String HOST = "host";
    private static final String JOIN = "join";

    @Override
    public String name() {
        return "mirror";
    }

    @Override
    public String usage() {
        return "host [--red NAME] [--black NAME] [--port 7171] [--on ADDRESS] [--time 15m+5s] [--rules xqef] [--scheme"
            + " blind|inclusive] [--marks half,5m,30s] [--times-at-press] [--marks-once] [--save FILE] [--resume"
            + " [--rest]] | join [NAME | ADDRESS[:PORT]] --code 123456 [--side red|black|observe] [--name NAME] [--on"
            + " ADDRESS]";
    }

    @Override
    public Set<String> options() {
        return Set.of(
                ON,
                MirrorHosting.PORT,
                MirrorHosting.RED,
                MirrorHosting.BLACK,
                MatchOptions.TIME,
                MatchOptions.RULES,
                MatchOptions.SCHEME,
                MatchOptions.MARKS,
                GameKeeper.SAVE,
                MirrorJoining.CODE,
                MirrorJoining.SIDE,
                MirrorJoining.NAME);
    }

    @Override
    public Set<String> flags() {
        return Set.of(MatchOptions.TIMES_AT_PRESS, MatchOptions.MARKS_ONCE, GameKeeper.RESUME, GameKeeper.REST);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        String what = arguments.rest().stream().findFirst().orElse("");
        try {
            switch (what) {
                case HOST -> MirrorHosting.run(arguments.afterFirst(), terminal);
                case JOIN -> MirrorJoining.run(arguments.afterFirst(), terminal);
                default -> throw new UsageException("mirror.what", what);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
