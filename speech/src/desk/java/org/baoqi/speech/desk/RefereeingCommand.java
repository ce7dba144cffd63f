package org.baoqi.speech.desk;

import java.io.IOException;
import java.util.Set;
import org.baoqi.rules.clock.TimeSource;

/** 監局 at a terminal: a referee enters what is said and played at a table. */
final class RefereeingCommand implements Command {
    static final String RED = "--red";
    static final String BLACK = "--black";
    static final String RED_NEEDS = "--red-needs";
    static final String BLACK_NEEDS = "--black-needs";
    static final String TIME_BY_NEED = "--time-by-need";
    static final String EVENT = "--event";
    static final String ROUND = "--round";
    static final String TABLE = "--table";
    static final String PLACE = "--place";
    static final String OFFICIAL = "--official";
    static final String RECORD = "--record";
    static final String SPEAKING_CLOCK = "--speaking-clock";
    static final String TWO_BOARDS = "--two-boards";
    static final String VOICE = "--voice";

    private final TimeSource time;

    RefereeingCommand(TimeSource time) {
        this.time = time;
    }

    @Override
    public String name() {
        return "referee";
    }

    @Override
    public String usage() {
        return "[--red NAME] [--black NAME] [--red-needs blind,agent] [--black-needs deaf_or_mute] [--time"
                + " 60m+30s:30m+10s | --time-by-need 'blind=60m+30s; sighted=30m+10s'] [--rules xqef] [--scheme"
                + " blind|inclusive] [--event NAME] [--round 1] [--table 1] [--place NAME] [--official NAME] [--record]"
                + " [--speaking-clock] [--two-boards] [--marks half,5m,30s] [--voice] [--save FILE] [--resume]";
    }

    @Override
    public Set<String> options() {
        return Set.of(
                RED,
                BLACK,
                RED_NEEDS,
                BLACK_NEEDS,
                MatchOptions.TIME,
                TIME_BY_NEED,
                MatchOptions.RULES,
                MatchOptions.SCHEME,
                MatchOptions.MARKS,
                EVENT,
                ROUND,
                TABLE,
                PLACE,
                OFFICIAL,
                GameKeeper.SAVE);
    }

    @Override
    public Set<String> flags() {
        return Set.of(RECORD, SPEAKING_CLOCK, TWO_BOARDS, VOICE, GameKeeper.RESUME);
    }

    @Override
    public void run(Arguments arguments, Terminal terminal) throws IOException {
        new GameKeeper(arguments, terminal, time).sit(new RefereeSitting(arguments, terminal, time));
    }
}
