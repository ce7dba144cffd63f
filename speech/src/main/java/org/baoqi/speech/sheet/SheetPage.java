package org.baoqi.speech.sheet;

import java.util.ArrayList;
import java.util.List;

/**
 * A page of a record sheet: its heading stands on each, what ends the game on the last.
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
}
