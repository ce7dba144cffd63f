package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;

/**
 * 開局檢查: what the annex demands of the table, its people and its equipment for two players. The table is {@code checks.csv};
 * what a referee has found is in the log.
 */
public final class CheckList {
    private static final List<CsvTable.Row> TABLE = CsvTable.read(CheckList.class, "checks.csv");

    private CheckList() {}

    /** A thing to be there, or to be told to the players. */
    public enum Check {
        /** 為視障人士設計的象棋及棋盤. */
        BOARD,
        /** 為視障人士設計的棋鐘. */
        CLOCK,
        /** 所有賽員必須戴上眼罩. */
        BLINDFOLDS,
        /** 賽員選擇對賽時戴上眼罩. */
        BLINDFOLD,
        /** 錄音設備. */
        RECORDER,
        /** 監局制. */
        SUPERVISION,
        /** 裁判人員記譜. */
        SCORER,
        /** 雙手執子. */
        TWO_HANDS,
        /** 一手長觸及棋鐘. */
        HAND_ON_CLOCK,
        /** 賽前指定的助手. */
        HELPER,
        /** 提和卡牌及認負卡牌. */
        CARDS,
        /** 代理的座位. */
        AGENT_SEAT,
        /** 各自操作自己的棋盤. */
        OWN_BOARDS,
        /** 裁判報分制. */
        RESULTS
    }

    /** How strongly the annex asks for it. */
    public enum Force {
        MUST,
        /** 建議. */
        ADVISED,
        /** 可以: the players are told that they may. */
        MAY
    }

    /** @param there what the referee found; empty before he has looked */
    public record Item(Check check, Force force, Article article, Optional<Boolean> there) {}

    /** For whom something is asked for. */
    private enum When {
        ALWAYS(setup -> true),
        SIGHT(setup -> anybody(setup, Need::isOfSight)),
        SIGHT_OR_HANDS(setup -> anybody(setup, When::isOfSightOrHands)),
        DEAF(setup -> anybody(setup, need -> need == Need.DEAF_OR_MUTE)),
        AGENT(setup -> anybody(setup, need -> need == Need.AGENT)),
        BLINDFOLDED(setup -> anybody(setup, need -> need == Need.BLINDFOLDED)),
        TWO_BOARDS(MatchSetup::twoBoards);

        private final Predicate<MatchSetup> holds;

        When(Predicate<MatchSetup> holds) {
            this.holds = holds;
        }

        private static boolean anybody(MatchSetup setup, Predicate<Need> need) {
            return Stream.of(setup.seats().red(), setup.seats().black())
                    .anyMatch(seat -> seat.needs().stream().anyMatch(need));
        }

        private static boolean isOfSightOrHands(Need need) {
            return need.isOfSight() || need == Need.PHYSICAL || need == Need.OWN_HANDS;
        }
    }

    /** The list of a match, with what has been found so far. */
    public static List<Item> of(MatchState state) {
        return TABLE.stream()
                .filter(row -> row.text("scheme").equals(state.setup().scheme().name()))
                .filter(row -> row.value("when", When.class).holds.test(state.setup()))
                .map(row -> item(row, state))
                .collect(Collectors.toList());
    }

    private static Item item(CsvTable.Row row, MatchState state) {
        Check check = row.value("check", Check.class);
        return new Item(check, row.value("force", Force.class), row.article("article"), found(check, state));
    }

    private static Optional<Boolean> found(Check check, MatchState state) {
        List<Boolean> found = new ArrayList<>();
        for (Entries.Entry entry : state.entries().all())
            for (MatchEvent event : entry.events())
                if (event instanceof RefereeEvent.Ticked ticked && ticked.check() == check) found.add(ticked.there());
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
    }
}
