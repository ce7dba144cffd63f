package org.baoqi.speech.match;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.baoqi.rules.Side;
import org.baoqi.rules.clock.TimeControl;
import org.baoqi.rules.clock.TimeControlText;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.GameResult;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.rules.record.RecordedMove;
import org.baoqi.rules.record.Tag;
import org.baoqi.speech.words.Words;

/** 棋譜 of a match, which a referee keeps for players who do not (六2(2), 七3(2)). */
public final class MatchRecord {
    /** How Red confirms the result, and whether and when he did: {@code word not yet}, {@code signature yes 0:41:23}. */
    public static final String RED_CONFIRMED = "RedConfirmed";

    public static final String BLACK_CONFIRMED = "BlackConfirmed";

    private MatchRecord() {}

    public static GameRecord of(MatchState state, Words words) {
        List<RecordedMove> moves =
                state.history().plies().stream().map(MatchRecord::move).collect(Collectors.toList());
        return new GameRecord(
                tags(state, words), state.setup().start(), new GameRecord.Line(List.of(), moves), result(state));
    }

    private static RecordedMove move(History.Ply ply) {
        RecordedMove bare = RecordedMove.of(ply.move());
        RecordedMove move = ply.offered() ? bare.withMark(MoveMark.DRAW_OFFER) : bare;
        return TimeControl.isEndless(ply.left()) ? move : move.withClock(ply.left());
    }

    private static List<Tag> tags(MatchState state, Words words) {
        List<Tag> tags = new ArrayList<>();
        tags.add(new Tag(Tag.GAME, "Chinese Chess"));
        tags.addAll(fixture(state.setup(), words));
        for (Side side : Side.values())
            tags.add(new Tag(
                    side == Side.RED ? "Red" : "Black",
                    state.setup().seats().get(side).called(words)));
        for (Side side : Side.values())
            tags.add(new Tag(side == Side.RED ? RED_CONFIRMED : BLACK_CONFIRMED, confirmed(state, side)));
        tags.add(new Tag("TimeControl", TimeControlText.write(state.setup().time())));
        state.end().ifPresent(end -> tags.add(new Tag(Tag.TERMINATION, reason(end, words))));
        return tags;
    }

    /** Of a machine, and after practice, {@code none}. */
    private static String confirmed(MatchState state, Side side) {
        return state.setup()
                .confirmation(side)
                .map(due -> due.name().toLowerCase(Locale.ROOT))
                .map(way -> way
                        + state.confirmed(side)
                                .map(done -> (done.right() ? " yes " : " no ") + clock(done.at()))
                                .orElse(" not yet"))
                .orElse("none");
    }

    private static String clock(Duration at) {
        long seconds = at.getSeconds();
        return String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** A phrase, where a verdict is a sentence. */
    private static String reason(TableEvent.Ended end, Words words) {
        return words.say(end.cause().phrase(), end.result().loser().orElse(Side.RED))
                .replaceAll("[。.]$", "");
    }

    private static List<Tag> fixture(MatchSetup setup, Words words) {
        MatchSetup.Fixture fixture = setup.fixture();
        List<Tag> tags = new ArrayList<>();
        tags.add(new Tag("Event", fixture.event().isEmpty() ? words.say("match.event") : fixture.event()));
        tags.add(new Tag("Site", fixture.place()));
        tags.add(new Tag("Date", setup.day().map(MatchRecord::written).orElse("????.??.??")));
        tags.add(new Tag("Round", fixture.round()));
        tags.add(new Tag("Table", fixture.table()));
        tags.add(new Tag("Referee", fixture.referee()));
        tags.removeIf(tag -> tag.value().isEmpty());
        return tags;
    }

    private static GameResult result(MatchState state) {
        return state.end()
                .map(end -> switch (end.result()) {
                    case RED_WINS -> GameResult.RED_WINS;
                    case BLACK_WINS -> GameResult.BLACK_WINS;
                    case DRAW -> GameResult.DRAW;
                    // PGN has no sign for a game that both lose.
                    case BOTH_LOSE -> GameResult.UNFINISHED;
                })
                .orElse(GameResult.UNFINISHED);
    }

    private static String written(LocalDate day) {
        return day.toString().replace('-', '.');
    }
}
