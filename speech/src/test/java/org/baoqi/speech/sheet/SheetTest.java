package org.baoqi.speech.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.baoqi.rules.board.Position;
import org.baoqi.rules.record.GameRecord;
import org.baoqi.rules.record.io.Pgn;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class SheetTest {
    private static final GameRecord GAME =
            Pgn.read(text("sheet.pgn"), Position.initial()).games().get(0);

    private static String text(String file) {
        try (InputStream in = SheetTest.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static SheetData sheet(Language language) {
        return SheetData.of(GAME, language.notation());
    }

    @Test
    void theTextHasAllSixteenItems() {
        assertEquals(
                text("sheet.txt"), new SheetText(Words.in(Language.TRADITIONAL)).write(sheet(Language.TRADITIONAL)));
    }

    @Test
    void isReadAloudItemByItemAndMoveByMove() {
        List<String> said = new SheetReading(Words.in(Language.TRADITIONAL)).sentences(sheet(Language.TRADITIONAL));
        assertEquals(text("spoken.txt"), String.join("\n", said) + "\n");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theHtmlNamesItsLanguageItsRoundsAndItsColumns(Language language) throws Exception {
        String html = new SheetHtml(Words.in(language)).write(sheet(language));
        Document page = parse(html);
        assertEquals(language.tag(), page.getDocumentElement().getAttribute("lang"));
        assertEquals(1, page.getElementsByTagName("h1").getLength());
        NodeList heads = page.getElementsByTagName("th");
        assertEquals(7 + 2, heads.getLength());
        for (int i = 0; i < heads.getLength(); i++)
            assertTrue(((Element) heads.item(i)).getAttribute("scope").matches("col|row"));
        NodeList marks = page.getElementsByTagName("span");
        assertEquals(3, marks.getLength());
        assertEquals(
                Words.in(language).say("sheet.mark-name.CAPTURE"),
                ((Element) marks.item(0)).getAttribute("aria-label"));
        assertTrue(html.contains("A &amp; B &lt;杯&gt;"));
    }

    private static Document parse(String html) throws Exception {
        String xml = html.replace("<!DOCTYPE html>", "").replaceAll("<meta ([^>]*)>", "<meta $1/>");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(xml.trim().getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aLongGameHasPagesAndAnEmptyOneHasOne() {
        List<SheetData.Row> rows =
                Collections.nCopies(61, sheet(Language.TRADITIONAL).rows().get(0));
        SheetData data = sheet(Language.TRADITIONAL);
        SheetData longer =
                new SheetData("", "", "", "", "", data.players(), rows, data.result(), "", data.confirmed(), "");
        List<SheetPage> pages = SheetPage.of(longer, 30);
        assertEquals(
                List.of(30, 30, 1), pages.stream().map(p -> p.rows().size()).toList());
        assertEquals(
                1,
                SheetPage.of(
                                SheetData.of(GameRecord.of(Position.initial(), List.of()), Language.ENGLISH.notation()),
                                30)
                        .size());
    }

    @Test
    void blacksFirstMoveStandsInBlacksColumn() {
        GameRecord game = Pgn.read("[FEN \"3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 7\"]\n\n將4進1", Position.initial())
                .games()
                .get(0);
        SheetData.Row row =
                SheetData.of(game, Language.TRADITIONAL.notation()).rows().get(0);
        assertEquals(7, row.number());
        assertTrue(row.moves().red().isEmpty() && row.moves().black().isPresent());
    }
}
