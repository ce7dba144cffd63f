package org.baoqi.speech.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.Side;
import org.baoqi.speech.match.Entries;
import org.baoqi.speech.match.MatchEvent;
import org.baoqi.speech.match.MatchSetup;
import org.baoqi.speech.match.MatchState;
import org.baoqi.speech.match.TableEvent;
import org.baoqi.speech.words.Words;

/**
 * 續着記錄: the paper on which a side hands in the move with which a match that is broken off goes on, with the eight items of
 * XQEF 附表五. The move stays hidden until the match goes on (XQEF 103, 104).
 *
 * @param before the match as it stood when the move was handed in
 * @param opened whether the match goes on, so that the move may be read
 */
public record ContinuationSheet(MatchState before, TableEvent.Sealed sealed, boolean opened) {

    /** The papers of a match, the eldest first. */
    public static List<ContinuationSheet> of(MatchState state) {
        List<ContinuationSheet> sheets = new ArrayList<>();
        for (Entries.Entry entry : state.entries().all())
            for (MatchEvent event : entry.events())
                if (event instanceof TableEvent.Sealed sealed)
                    sheets.add(new ContinuationSheet(entry.before(), sealed, true));
        boolean isClosed = state.turn().sealed().isPresent() && !sheets.isEmpty();
        if (isClosed) {
            ContinuationSheet last = sheets.remove(sheets.size() - 1);
            sheets.add(new ContinuationSheet(last.before, last.sealed, false));
        }
        return sheets;
    }

    /** The eight items by their names, in the order of the rule. */
    public Map<String, String> items(Words words) {
        MatchSetup setup = before.setup();
        Map<String, String> items = new LinkedHashMap<>();
        items.put(words.say("sheet.event"), setup.fixture().event());
        for (Side side : Side.values())
            items.put(
                    words.say("continuation.player", side),
                    (setup.fixture().numbers().get(side) + " "
                                    + setup.seats().get(side).called(words))
                            .trim());
        items.put(words.say("sheet.round"), setup.fixture().round());
        items.put(words.say("sheet.table"), setup.fixture().table());
        items.put(words.say("continuation.turn"), words.side(sealed.side()));
        items.put(
                words.say("continuation.number"),
                String.valueOf(before.position().moveNumber()));
        items.put(words.say("continuation.move"), move(words));
        for (Side side : Side.values())
            items.put(words.say("continuation.left", side), SheetPage.Items.clock(before.left(side, sealed.at())));
        return items;
    }

    private String move(Words words) {
        return opened
                ? words.language().notation().write(before.position(), sealed.move())
                : words.say("continuation.hidden");
    }

    /** The paper as lines of text. */
    public List<String> lines(Words words) {
        List<String> lines = new ArrayList<>(List.of(words.say("continuation.title")));
        items(words)
                .forEach((name, value) ->
                        lines.add(words.say("sheet.item", name, value).trim()));
        return lines;
    }
}
