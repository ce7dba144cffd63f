package org.baoqi.speech.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
    @Test
    void writesMembersInOrder() {
        assertEquals(
                "{\"nodes\": 44, \"check\": false, \"none\": null}",
                Json.object("nodes", 44L, "check", false, "none", null));
        assertEquals("{}", Json.object());
    }

    @Test
    void nestsListsAndMaps() {
        assertEquals(
                "{\"moves\": [{\"iccs\": \"h2e2\"}, \"炮二平五\", []]}",
                Json.object("moves", List.of(Map.of("iccs", "h2e2"), "炮二平五", List.of())));
    }

    @Test
    void escapesWhatAStringCannotHold() {
        assertEquals("{\"a\\\"b\": \"\\\\ \\n\\r\\t\\u0001\"}", Json.object("a\"b", "\\ \n\r\t\u0001"));
    }

    @Test
    void writesRareCharactersSoThatEveryReaderUnderstands() {
        assertEquals("{\"k\": \"\\ud840\\udc00 \\ud840\"}", Json.object("k", "\ud840\udc00 \ud840"));
    }
}
