package org.baoqi.speech.sheet;

import java.util.List;
import java.util.Map;

/**
 * 裁判報告: what an arbiter hands in of a match, or of the matches of a round. It has the same contents on every paper: {@link
 * ReportText} and {@link ReportHtml} write it, {@link MatchReport} draws it up.
 */
public record ArbiterReport(String title, List<Part> parts) {
    public ArbiterReport {
        parts = List.copyOf(parts);
    }

    /** One match, or the sum of a round. */
    public record Part(String title, List<Section> sections) {
        public Part {
            sections = List.copyOf(sections);
        }
    }

    public record Section(String title, List<Block> blocks) {
        public Section {
            blocks = List.copyOf(blocks);
        }
    }

    /** Something under a heading. */
    public sealed interface Block {
        /** Values by their names, in their order. */
        record Items(Map<String, String> items) implements Block {}

        /** Sentences. */
        record Lines(List<String> lines) implements Block {
            public Lines {
                lines = List.copyOf(lines);
            }
        }

        /** 着法: the moves of a record sheet. */
        record Moves(SheetData sheet) implements Block {}
    }
}
