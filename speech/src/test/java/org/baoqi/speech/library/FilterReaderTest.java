package org.baoqi.speech.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Optional;
import org.baoqi.speech.words.Language;
import org.baoqi.speech.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;

class FilterReaderTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);

    @ParameterizedTest(name = "{1}")
    @CsvFileSource(resources = "filters.csv", delimiter = '|', numLinesToSkip = 1)
    void understandsWhatIsLookedFor(ArgumentsAccessor row) {
        Words words = Words.in(Language.fromTag(row.getString(0)).get());
        GameFilter filter = FilterReader.read(text(row, 1), words, TODAY);
        assertEquals(text(row, 2), filter.player());
        assertEquals(text(row, 3), said(filter.from()));
        assertEquals(text(row, 4), said(filter.to()));
        assertEquals(
                text(row, 5).isEmpty() ? "0" : text(row, 5),
                String.valueOf(filter.openings().size()));
        assertEquals(text(row, 6), said(filter.outcome()));
        assertEquals(text(row, 7), said(filter.fate()));
        assertEquals(text(row, 8), said(filter.ending()));
        assertEquals(text(row, 9), said(filter.side()));
        assertEquals(text(row, 10), said(filter.level()));
        assertEquals(text(row, 11).equals("yes"), filter.favourites());
    }

    private static String text(ArgumentsAccessor row, int column) {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }

    private static String said(Optional<?> value) {
        return value.map(Object::toString).orElse("");
    }
}
