package org.baoqi.speech.sheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.baoqi.rules.Side;
import org.baoqi.speech.words.Words;

/**
 * A page of a record sheet: the heading stands on each, the result and the signatures on the last.
 *
 * @param number 頁數, from 1
 * @param pages how many there are
 */
public record SheetPage(SheetData sheet, int number, int pages, List<SheetData.Row> rows) {
    /** So many rounds a page can be read on paper by who sees badly. */
    public static final int ROUNDS = 30;

    public SheetPage {
        rows = List.copyOf(rows);
    }

    public boolean isLast() {
        return number == pages;
    }

    public static List<SheetPage> of(SheetData sheet, int rounds) {
        int all = sheet.rows().size();
        int count = Math.max(1, (all + rounds - 1) / rounds);
        List<SheetPage> pages = new ArrayList<>();
        for (int i = 0; i < count; i++)
            pages.add(new SheetPage(
                    sheet, i + 1, count, sheet.rows().subList(i * rounds, Math.min(all, (i + 1) * rounds))));
        return pages;
    }

    /** The items of a sheet by their names, in the order of the rule, in one language. */
    record Items(Words words) {
        /** The result and its reason: where nobody confirms them no referee does. */
        private static final int RESULT_ALONE = 2;

        /** The items above the moves. */
        Map<String, String> heading(SheetData sheet) {
            Map<String, String> items = new LinkedHashMap<>();
            items.put(words.say("sheet.event"), sheet.event());
            items.put(words.say("sheet.date"), sheet.date());
            items.put(words.say("sheet.place"), sheet.place());
            items.put(words.say("sheet.round"), sheet.round());
            items.put(words.say("sheet.table"), sheet.table());
            for (Side side : Side.values())
                items.put(words.say("sheet.player", side), sheet.players().get(side));
            return items;
        }

        /**
         * The items below the moves. Who signs has a line for ink; who confirms by word of mouth has none, and it is said
         * whether and when he did (六8, 七9).
         */
        Map<String, String> ending(SheetData sheet) {
            Map<String, String> items = new LinkedHashMap<>();
            items.put(words.say("sheet.result"), words.say("review.result." + sheet.result()));
            items.put(words.say("sheet.reason"), sheet.reason());
            for (Side side : Side.values()) {
                SheetData.Confirmed confirmed = sheet.confirmed().get(side);
                if (confirmed.way() != SheetData.Confirmed.Way.NONE)
                    items.put(words.say("sheet.confirmed." + confirmed.way(), side), confirmed(confirmed));
            }
            if (items.size() == RESULT_ALONE) return items;
            items.put(words.say("sheet.referee"), sheet.referee());
            items.put(words.say("sheet.referee-signature"), "");
            return items;
        }

        private String confirmed(SheetData.Confirmed confirmed) {
            String key = "sheet.confirmed." + confirmed.way();
            if (confirmed.right().isPresent())
                return words.say(key + (confirmed.right().get() ? ".yes" : ".no"), confirmed.at());
            return confirmed.way() == SheetData.Confirmed.Way.WORD ? words.say("sheet.confirmed.not-yet") : "";
        }

        String page(SheetPage page) {
            return words.say("sheet.page", page.number(), page.pages());
        }

        /** 1:02:03, as the face of a clock shows it. */
        static String clock(Duration time) {
            long seconds = time.getSeconds();
            return String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
        }
    }
}
