package org.baoqi.speech.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baoqi.rules.Article;
import org.baoqi.rules.CsvTable;
import org.baoqi.speech.time.Scheme;

/**
 * How a player makes his moves, as his sight, speech and hands allow: who calls, who moves, who presses, in which order.
 * Rule: XQEF 附表七 六3, 七4; the table is {@code procedures.csv}.
 */
public enum Procedure {
    /** Calls and moves, in either order, then presses. */
    CALLS(Decides.CALL),
    /** 不懂以傳統記譜法報棋: moves, hears the referee's call, repeats it on his own time. */
    LEARNS_THE_WORDS(Decides.MOVE),
    /** 聾啞: moves and signals; the referee calls. */
    SIGNALS_TO_REFEREE(Decides.MOVE),
    /** 聾啞: moves and signals; his agent calls and presses. */
    SIGNALS_TO_AGENT(Decides.CALL),
    /** 肢體殘障: calls first; the referee moves and presses. So does software for a player who speaks or types. */
    REFEREE_MOVES(Decides.CALL),
    /** 肢體殘障: calls first; his agent moves and presses. */
    AGENT_MOVES(Decides.CALL),
    /** Nobody at the board is visually impaired: moves by himself and need not call (七4(2), 七4(3)(a)). */
    MOVES_IN_SILENCE(Decides.MOVE);

    /** Whether call or move counts where they differ: the call, unless a referee made it (七4(2)(f)(iii)). */
    public enum Decides {
        CALL,
        MOVE
    }

    public enum Actor {
        PLAYER,
        REFEREE,
        /** 代理, 助手. */
        AGENT
    }

    public enum Act {
        /** 兩個棋盤: says the opponent's call again. */
        REPEAT_THEIRS,
        /** 兩個棋盤: plays the opponent's move on his own board. */
        MIRROR,
        CALL,
        MOVE,
        SIGNAL,
        /** 複讀. */
        REPEAT,
        /** 按鐘. */
        PRESS
    }

    /** @param order steps of one order may come either way round */
    public record Step(int order, Actor actor, Act act, Article article) {}

    private static final Article TWO_BOARDS = Article.parse("XQEF 附表七 七4(2)(g)(ii)");

    private final Decides decides;
    private final List<Step> steps;

    Procedure(Decides decides) {
        this.decides = decides;
        this.steps = List.copyOf(CsvTable.rows(Procedure.class, "procedures.csv", "procedure", name()).stream()
                .map(Procedure::step)
                .collect(Collectors.toList()));
    }

    /**
     * How a player with such needs moves. Moves are called in 視障賽 (六3(2)) and where one of the two is visually impaired
     * (七4(2)); elsewhere only by who cannot move by himself (七4(3)). On two boards the agent of a visually impaired player
     * moves and presses for him (七4(2)(g)(iii)).
     */
    public static Procedure suiting(Set<Need> needs, Set<Need> opponents, Scheme scheme, boolean twoBoards) {
        boolean agent = needs.contains(Need.AGENT);
        boolean impaired = needs.stream().anyMatch(Need::isOfSight);
        boolean called =
                scheme == Scheme.BLIND || impaired || opponents.stream().anyMatch(Need::isOfSight);
        if (needs.contains(Need.DEAF_OR_MUTE)) {
            if (!called) return MOVES_IN_SILENCE;
            return agent ? SIGNALS_TO_AGENT : SIGNALS_TO_REFEREE;
        }
        boolean cannotMove = needs.contains(Need.PHYSICAL) && !needs.contains(Need.OWN_HANDS);
        if (cannotMove) return agent ? AGENT_MOVES : REFEREE_MOVES;
        if (!called) return MOVES_IN_SILENCE;
        if (twoBoards && impaired && agent) return AGENT_MOVES;
        return needs.contains(Need.NO_NOTATION) ? LEARNS_THE_WORDS : CALLS;
    }

    public Decides decides() {
        return decides;
    }

    public List<Step> steps() {
        return steps;
    }

    /** The steps where each player has a board of his own: he first repeats and plays what the opponent did. */
    public List<Step> onTwoBoards() {
        List<Step> all = new ArrayList<>();
        all.add(new Step(-1, Actor.PLAYER, Act.REPEAT_THEIRS, TWO_BOARDS));
        all.add(new Step(0, Actor.PLAYER, Act.MIRROR, TWO_BOARDS));
        all.addAll(steps);
        return List.copyOf(all);
    }

    private static Step step(CsvTable.Row row) {
        return new Step(
                row.number("order"),
                row.value("actor", Actor.class),
                row.value("act", Act.class),
                row.article("article"));
    }
}
