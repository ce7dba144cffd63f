package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.Set;
import java.util.function.Supplier;
import org.baoqi.rules.clock.TimeSource;
import org.baoqi.speech.table.Opponent;

/** A spoken game against the machine, kept on the way and taken up again after a break. */
final class PlayCommand implements Command {
    static final String SIDE = "--side";
    static final String LEVEL = "--level";
    static final String VOICE = "--voice";
    static final String STRICT = "--strict";
    static final String SERIOUS = "--match";
    static final String TIMES_AT_PRESS = "--times-at-press";

    private final Supplier<Opponent> machines;
    private final TimeSource time;

    PlayCommand(Supplier<Opponent> machines, TimeSource time) {
        this.machines = machines;
        this.time = time;
    }

    @Override
    public String name() {
        return "play";
    }

    @Override
    public String usage() {
        return "[--side red|black] [--level 1-10] [--time 15m+5s|none] [--rules xqef] [--scheme blind|inclusive]"
                + " [--match] [--strict] [--marks half,5m,30s]"
                + " [--times-at-press] [--say bare|capture,check,names,points] [--voice] [--save FILE] [--resume]";
    }

    @Override
    public Set<String> options() {
        return Set.of(
                SIDE,
                LEVEL,
                MatchOptions.TIME,
                MatchOptions.RULES,
                MatchOptions.SCHEME,
                MatchOptions.MARKS,
                MatchOptions.SAY,
                GameKeeper.SAVE);
    }

    @Override
    public Set<String> flags() {
        return Set.of(VOICE, GameKeeper.RESUME, STRICT, SERIOUS, TIMES_AT_PRESS);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        new GameKeeper(arguments, terminal, time).sit(new PlaySitting(arguments, terminal, machines, time));
    }
}
