package org.baoqi.speech.referee;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.CsvTable;

/** A command that a referee can type, besides words and moves; {@code commands.tsv} has the names. */
public enum RefereeCommand {
    PRESS("press [r|b]"),
    PRESSED_EARLY("early [r|b]"),
    REST("rest [r|b]"),
    SIGNAL("signal"),
    REPEAT("repeat [炮二平五]"),
    REPEAT_THEIRS("echo [炮二平五]"),
    COPY("copy h2e2"),
    SHIFT("shift r|b h2e2"),
    LEVEL("level"),
    TOUCH("touch [r|b] e3 e6"),
    ADJUST_PIECE("adjust [r|b] e3"),
    BRUSH("brush [r|b] e3"),
    FOUL("foul r|b NUMBER"),
    UNDO("undo [REASON]"),
    HISTORY("history"),
    WITHDRAW("withdraw NUMBER REASON"),
    TIME("time [r|b]"),
    ADD_TIME("add r|b SECONDS REASON"),
    PUT_RIGHT("back r|b NUMBER PLIES [h2e2]"),
    AUDIT("audit"),
    CLAIM("claim r|b"),
    LIMIT("limit r|b [MOVES]"),
    EXPLAIN("explain"),
    RECORD("record [r|b yes|no | stop]"),
    OFFER("draw r|b"),
    ACCEPT("accept [r|b]"),
    DECLINE("decline [r|b]"),
    RESIGN("resign r|b"),
    SEAL("seal h2e2"),
    PAUSE("pause"),
    RESUME("resume"),
    LOSS("lose r|b NUMBER"),
    DRAW("drawn NUMBER"),
    REOPEN("reopen REASON"),
    VERIFY("ok r|b"),
    DISPUTE("dispute r|b"),
    RULE("rule REASON"),
    APPEAL("appeal r|b REASON"),
    LEDGER("ledger"),
    SHEET("sheet"),
    CONTINUATION("continuation"),
    CHECK("check [NUMBER|all] [no]"),
    BOARD("board"),
    HELP("help"),
    QUIT("quit");

    private static final Map<String, RefereeCommand> NAMES = new HashMap<>();

    static {
        for (CsvTable.Row row : CsvTable.read(RefereeCommand.class, "commands.tsv"))
            NAMES.put(row.text("typed"), valueOf(row.text("command")));
    }

    private final String usage;

    RefereeCommand(String usage) {
        this.usage = usage;
    }

    public String usage() {
        return usage;
    }

    static Optional<RefereeCommand> typed(String word) {
        return Optional.ofNullable(NAMES.get(word.toLowerCase(Locale.ROOT)));
    }
}
