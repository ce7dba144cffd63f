package org.baoqi.rules.law;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.rules.Side;
import org.baoqi.rules.board.Refusal;

/** What a book does when a player exposes his own king. */
public record ExposureRules(EndingRules endings, Map<Exposure, Rule> rules) {
    public ExposureRules {
        rules = Map.copyOf(rules);
    }

    public enum Way {
        /** 自殺: the mover loses at once. */
        MOVER_LOSES,
        /** The opponent may take the king and win; if he does not, the game goes on. */
        KING_MAY_BE_TAKEN,
        /** The move is taken back, with a foul. */
        TAKEN_BACK
    }

    public record Rule(Way way, Article article) {}

    /** What follows: the game is over, or the opponent may take the king, or the move is taken back with a foul. */
    public sealed interface Consequence {
        record Over(GameEnd ending) implements Consequence {}

        record KingMayBeTaken(GameEnd ifTaken) implements Consequence {}

        record TakenBack(Offence offence, Article article) implements Consequence {}
    }

    /** @param recorded whether the players of the event write their moves down */
    public static ExposureRules of(String book, boolean recorded) {
        Map<Exposure, Rule> rules = new EnumMap<>(Exposure.class);
        for (CsvTable.Row row : CsvTable.rows(ExposureRules.class, "exposures.csv", "book", book))
            if (row.yes("recorded") == recorded)
                rules.put(
                        row.value("exposure", Exposure.class),
                        new Rule(row.value("way", Way.class), row.article("article")));
        return new ExposureRules(EndingRules.of(book), rules);
    }

    public Consequence judge(Exposure exposure, Side mover) {
        Rule rule = rules.get(exposure);
        return switch (rule.way) {
            case MOVER_LOSES -> new Consequence.Over(new GameEnd(Result.lossOf(mover), reason(exposure), rule.article));
            case KING_MAY_BE_TAKEN ->
                new Consequence.KingMayBeTaken(endings.win(mover.opposite(), EndingReason.KING_TAKEN));
            case TAKEN_BACK -> new Consequence.TakenBack(Offence.ILLEGAL_MOVE, rule.article);
        };
    }

    private static EndingReason reason(Exposure exposure) {
        return exposure == Exposure.KINGS_FACING ? EndingReason.KINGS_FACING : EndingReason.CHECK_UNANSWERED;
    }

    /** How a move can leave the mover's own king to be taken. */
    public enum Exposure {
        /** 王見王. */
        KINGS_FACING,
        /** 未應將, 送將. */
        LEFT_IN_CHECK;

        /** What a refused move would have exposed; nothing if the piece does not even move so. */
        public static Optional<Exposure> of(Refusal refusal) {
            return switch (refusal.reason()) {
                case KING_FACES_KING, UNCOVERS_KINGS -> Optional.of(KINGS_FACING);
                case MOVES_INTO_CHECK, EXPOSES_KING, STILL_IN_CHECK -> Optional.of(LEFT_IN_CHECK);
                default -> Optional.empty();
            };
        }
    }
}
