package org.baoqi.speech.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.baoqi.rules.Side;
import org.baoqi.rules.record.MoveMark;
import org.baoqi.speech.time.TimeWords;
import org.baoqi.speech.words.Words;

/** A record sheet for the ear: a sentence an item, a sentence a move. Who hears it knows what is still to be filled in. */
public record SheetReading(Words words) {

    public List<String> sentences(SheetData sheet) {
        SheetPage.Items items = new SheetPage.Items(words);
        List<String> said = new ArrayList<>();
        said.add(words.say("query.sentence", words.say("sheet.title")));
        said.addAll(said(items.heading(sheet)));
        for (SheetPage page : SheetPage.of(sheet, SheetPage.ROUNDS)) {
            said.add(words.say("query.sentence", items.page(page)));
            for (SheetData.Row row : page.rows())
                for (Side side : Side.values()) move(row, side).ifPresent(said::add);
        }
        said.addAll(said(items.ending(sheet)));
        return said;
    }

    private List<String> said(Map<String, String> items) {
        List<String> said = new ArrayList<>();
        items.forEach((name, value) ->
                said.add(words.say("sheet.said", name, value.isEmpty() ? words.say("sheet.blank") : value)));
        return said;
    }

    private Optional<String> move(SheetData.Row row, Side side) {
        return row.moves().get(side).map(entry -> {
            StringBuilder said = new StringBuilder(words.say("sheet.move", row.number(), side, entry.move()));
            for (MoveMark mark : entry.ordered()) said.append(words.say("sheet.mark." + mark));
            entry.clock().ifPresent(time -> said.append(words.say("sheet.clock", new TimeWords(words).span(time))));
            return words.say("query.sentence", said);
        });
    }
}
